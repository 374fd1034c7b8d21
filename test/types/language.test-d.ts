import { describe, expectTypeOf, test } from 'vitest';
import { add, autoscale, defineFleet, type Fleet, fixed, internal, overlay, remove } from '../../lib/index.ts';
import { small } from '../synth.ts';

const demo = (patch: Parameters<typeof overlay>[1]) => overlay(small, patch);

describe('an overlay', () => {
  test('gives a fleet', () => expectTypeOf(demo({})).toEqualTypeOf<Fleet>());

  test('changes a field of a named entry without saying the rest', () => {
    demo({ clusters: { demo: { controlPlane: { replicas: 1 }, nodePools: { web: { scaling: fixed(3) } } } } });
  });

  test('adds whole entries, removes entries and optional fields', () => {
    demo({ clusters: { demo: { ssh: remove, nodePools: { gpu: add({ flavor: 'small', scaling: fixed(1) }), web: remove } } } });
  });

  test('cannot remove what must be there', () => {
    // @ts-expect-error a fleet without a cloud is none
    demo({ cloud: remove });
  });

  test('cannot write null or undefined', () => {
    // @ts-expect-error null is no value
    demo({ clusters: { demo: { namespace: null } } });
    // @ts-expect-error leave the field out instead
    demo({ clusters: { demo: { namespace: undefined } } });
  });
});

describe('a slip is an error in the editor', () => {
  test('a misspelled field', () => {
    // @ts-expect-error it is `replicas`
    demo({ clusters: { demo: { controlPlane: { replica: 3 } } } });
  });

  test('an amount without its unit', () => {
    // @ts-expect-error it is '8Gi'
    demo({ cloud: { flavors: { small: { memory: '8' } } } });
  });

  test('a time without its unit', () => {
    // @ts-expect-error it is '10m'
    demo({ clusters: { demo: { controlPlane: { timeouts: { nodeDrain: '600' } } } } });
  });

  test('a version without its v', () => {
    // @ts-expect-error it is 'v1.34.2'
    demo({ clusters: { demo: { kubernetesVersion: '1.34.2' } } });
  });

  test('a tagged value of another kind', () => {
    // @ts-expect-error an endpoint is no scaling
    demo({ clusters: { demo: { nodePools: { web: { scaling: internal() } } } } });
  });

  test('a bound that is missing', () => {
    // @ts-expect-error both bounds are needed
    autoscale({ min: 1 });
  });

  test('a base that is not whole', () => {
    // @ts-expect-error a fleet has more than clusters
    defineFleet({ clusters: {} });
  });
});
