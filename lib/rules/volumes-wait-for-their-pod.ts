import { everyVolumeClass } from './addons.ts';
import { defineRule } from './rule.ts';

export const volumesWaitForTheirPod = defineRule({
  code: 'addons/volume-binding',
  why: 'The volume is made before anything is known of its pod, perhaps in a zone where the pod cannot run.',
  *check(fleet) {
    for (const { cluster, given, path } of everyVolumeClass(fleet)) {
      if (given.volumeBindingMode !== 'Immediate' || cluster.addons.cinderCSI?.topology.type === 'oneZone') continue;
      yield {
        path: [...path, 'volumeBindingMode'],
        got: "'Immediate'",
        must: "be 'WaitForFirstConsumer' where volumes belong to zones",
        fix: 'leave it out; or, where one Cinder zone serves all, write topology: oneZone()',
      };
    }
  },
});
