/** The public language: what overlays and a team's own rules import. */
export { add, remove } from './compose/layers.ts';
export { defineFleet, overlay, type Patch } from './compose/overlay.ts';
export { contains, overlaps, parseCIDR, type Range } from './model/cidr.ts';
export type { CompleteCluster, CompleteFleet, CompleteNodePool } from './model/complete.ts';
export type { Cluster, ControlPlane, Fleet, NodePool } from './model/fleet.gen.ts';
export { show } from './model/issue.ts';
export { type Path, printPath } from './model/path.ts';
export { didYouMean, quoted } from './model/suggest.ts';
export {
  autoscale,
  captf,
  existingSecret,
  externalSecret,
  fixed,
  flux,
  imageId,
  imageName,
  internal,
  kubeadm,
  oneZone,
  ownZones,
  publicEndpoint,
  rke2,
  sameZones,
  secretKey,
  sopsFile,
  supplied,
} from './model/values.ts';
export { defineRule, everyMachines, everyNodePool, type Finding, type Rule } from './rules/rule.ts';
export { everyArgument, everyCommand, everyFile, everyJobs, everyRangeList, everyTag, everyText, type Program } from './rules/walks.ts';
