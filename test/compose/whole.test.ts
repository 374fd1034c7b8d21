import { expect, test } from 'vitest';
import { compose } from '../../lib/compose/compose.ts';
import { add, layersOf, remove } from '../../lib/compose/layers.ts';
import { overlay } from '../../lib/compose/overlay.ts';
import { printPath } from '../../lib/model/path.ts';
import { small } from '../synth.ts';

const misplaced = (patch: unknown): string[] =>
  compose([{ value: { cloud: { name: 'a' } } }, { value: patch }]).issues.map(({ code, path }) => `${code} ${printPath(path)}`);

test.each<[string, unknown, string]>([
  ['in a list', { cloud: { availabilityZones: ['az-1', remove] } }, 'cloud.availabilityZones[1]'],
  ['in a section with a type', { gitops: { type: 'flux', source: add({ name: 'x' }) } }, 'gitops.source'],
  ['in the place of the whole fleet', remove, 'fleet'],
])('a mark %s is an error, since it would vanish without a word', (_, patch, path) => {
  expect(misplaced(patch)).toEqual([`overlay/mark-misplaced ${path}`]);
});

test('a list without a mark stays the same list', () => {
  const { issues, value } = compose([{ value: { cloud: { availabilityZones: ['az-1'] } } }]);
  expect([issues, value]).toEqual([[], { cloud: { availabilityZones: ['az-1'] } }]);
});

test('a patch that contains itself does not overflow where it is written, and is reported with its place', () => {
  const patch: Record<string, unknown> = {};
  patch['cloud'] = { left: patch, right: patch };
  const fleet = overlay(small, patch as never);
  expect(compose(layersOf(fleet)).issues.map(({ got, path }) => [got, printPath(path)])).toEqual([
    ['a section that contains itself', 'cloud.left'],
    ['a section that contains itself', 'cloud.right'],
  ]);
});

test('what somebody else wrote where layers are kept is no layer', () => {
  const fleet = { [Symbol.for('capstan.layers')]: [1], cloud: {} };
  expect(layersOf(fleet)).toEqual([{ value: fleet }]);
});
