import { expect, test } from 'vitest';
import { imagesOf } from '../../lib/model/addons/images.ts';

const pod = (...images: string[]) => ({ containers: images.map((image) => ({ name: 'a', image })) });
const object = (kind: string, spec: object) => ({ apiVersion: 'v1', kind, metadata: { name: 'a' }, spec });

test.each([
  [
    'a Pod',
    object('Pod', { ...pod('a:1'), initContainers: [{ image: 'b:1' }], ephemeralContainers: [{ image: 'c:1' }] }),
    ['a:1', 'b:1', 'c:1'],
  ],
  ['a Deployment', object('Deployment', { template: { spec: pod('a:1', 'b:1', 'a:1') } }), ['a:1', 'b:1']],
  ['a CronJob', object('CronJob', { jobTemplate: { spec: { template: { spec: pod('a:1') } } } }), ['a:1']],
  ['a custom resource with a template of Pods', object('Runner', { agent: { podTemplate: pod('a:1') } }), ['a:1']],
  ['a container without an image', object('Pod', { containers: [{ name: 'a' }, null, 'x', { image: 7 }] }), []],
  ['a CRD that describes containers', object('CustomResourceDefinition', { containers: [{ image: 'no' }] }), []],
  ['nothing', object('ServiceAccount', {}), []],
])('the images of %s', (_, given, images) => expect(imagesOf(given)).toEqual(images));
