import { quoted } from '../../../model/suggest.ts';
import { type Section, sectionAt } from '../section.ts';
import { type Fault, fault } from '../verdict.ts';

const annotation = 'machineset.cluster.x-k8s.io/skip-preflight-checks';
const checks = ['All', 'ControlPlaneIsStable', 'ControlPlaneVersionSkew', 'KubeadmVersionSkew', 'KubernetesVersionSkew'];

/** The names of skipped preflight checks. @see kubernetes-sigs/cluster-api: core/webhooks/admission/machineset.go, v1.14.2 */
export function preflightFaults(object: Section): Fault[] {
  const skipped = sectionAt(object, ['metadata', 'annotations'])[annotation];
  if (typeof skipped !== 'string' || skipped === '') return [];
  const strange = skipped.split(',').filter((name) => !checks.includes(name.trim()));
  if (strange.length === 0) return [];
  return [fault('annotation', ['metadata', 'annotations', annotation], skipped, `name only ${quoted(checks)}, with commas between`)];
}
