import { textAt } from '../server/section.ts';
import { groupOf } from '../subject.ts';
import type { Surprise } from './surprise.ts';

const groups = ['cluster.x-k8s.io', 'bootstrap.cluster.x-k8s.io', 'controlplane.cluster.x-k8s.io', 'addons.cluster.x-k8s.io'];

/** capi 18, surprise 1. */
export const olderVersion: Surprise = {
  code: 'version/older',
  severity: 'warning',
  why: 'What is written in v1beta1 reads back differently, so each apply makes a new generation, for ever; and v1beta1 stops being served in Cluster API v1.16.',
  *check({ sent }) {
    const apiVersion = textAt(sent, ['apiVersion']);
    const group = groupOf(apiVersion);
    if (!groups.includes(group) || !apiVersion.endsWith('/v1beta1')) return;
    yield { path: ['apiVersion'], got: `'${apiVersion}'`, must: `be '${group}/v1beta2'`, fix: 'write the object in v1beta2' };
  },
};
