import { allowListHasOneFamily } from './allow-list-has-one-family.ts';
import { allowListsAreClosed } from './allow-lists-are-closed.ts';
import { antiAffinityHasRoom } from './anti-affinity-has-room.ts';
import { apiServerPortIsFree } from './api-server-port-is-free.ts';
import { appliesGetTimeToEnd } from './applies-get-time-to-end.ts';
import { argumentsAreFree } from './arguments-are-free.ts';
import { argumentsHaveNames } from './arguments-have-names.ts';
import { argumentsSurviveJinja } from './arguments-survive-jinja.ts';
import { authURLIsEncrypted } from './auth-url-is-encrypted.ts';
import { certificateNamesAreLegal } from './certificate-names-are-legal.ts';
import { certificatesOutliveMachines } from './certificates-outlive-machines.ts';
import { cloudCertificateIsWhole } from './cloud-certificate-is-whole.ts';
import { clusterDeadlineSuffices } from './cluster-deadline-suffices.ts';
import { clusterLabelsAreFree } from './cluster-labels-are-free.ts';
import { clusterLabelsAreLegal } from './cluster-labels-are-legal.ts';
import { clusterNameIsALabel } from './cluster-name-is-a-label.ts';
import { commandsSurviveJinja } from './commands-survive-jinja.ts';
import { controlPlaneFlavorSuffices } from './control-plane-flavor-suffices.ts';
import { controlPlaneIsOdd } from './control-plane-is-odd.ts';
import { credentialsHaveTheirCloud } from './credentials-have-their-cloud.ts';
import { credentialsStayAway } from './credentials-stay-away.ts';
import { driftLeavesTime } from './drift-leaves-time.ts';
import { durationsFit } from './durations-fit.ts';
import { familiesAgree } from './families-agree.ts';
import { filePathsAreFree } from './file-paths-are-free.ts';
import { filePathsAreStraight } from './file-paths-are-straight.ts';
import { filesEndLinesPlainly } from './files-end-lines-plainly.ts';
import { filesFit } from './files-fit.ts';
import { controlPlaneFlavorIsDeclared, nodePoolFlavorIsDeclared } from './flavor-is-declared.ts';
import { fluxTakesItsTime } from './flux-takes-its-time.ts';
import { gpuTypeIsAResource } from './gpu-type-is-a-resource.ts';
import { healthCheckIntervalIsTaken } from './health-check-interval-is-taken.ts';
import { healthChecksCanAct } from './health-checks-can-act.ts';
import { controlPlaneImageIsDeclared, nodePoolImageIsDeclared } from './image-is-declared.ts';
import { imagePlaceholdersAreKnown } from './image-placeholders-are-known.ts';
import { jobEnvironmentIsFree } from './job-environment-is-free.ts';
import { jobLimitsAreTaken } from './job-limits-are-taken.ts';
import { keyPairIsReachable } from './key-pair-is-reachable.ts';
import { kustomizationNamesFit } from './kustomization-names-fit.ts';
import { loadBalancerCanRestrict } from './load-balancer-can-restrict.ts';
import { lockEndsBeforeTheDeadline } from './lock-ends-before-the-deadline.ts';
import { machineListsFit } from './machine-lists-fit.ts';
import { machineNamesStayWhole } from './machine-names-stay-whole.ts';
import { machinesHaveADisk } from './machines-have-a-disk.ts';
import { moduleLinesAgree } from './module-lines-agree.ts';
import { moduleReferencesAreLegal } from './module-references-are-legal.ts';
import { moduleTagsStandStill } from './module-tags-stand-still.ts';
import { namesDoNotCollide } from './names-do-not-collide.ts';
import { namespaceIsItsOwn } from './namespace-is-its-own.ts';
import { networkIsDeclared } from './network-is-declared.ts';
import { networksDoNotOverlap } from './networks-do-not-overlap.ts';
import { nodeLabelsAreAllowed } from './node-labels-are-allowed.ts';
import { nodeLabelsAreLegal } from './node-labels-are-legal.ts';
import { nodeLabelsFit } from './node-labels-fit.ts';
import { nodesGetTimeToStart } from './nodes-get-time-to-start.ts';
import { poolNameIsALabel } from './pool-name-is-a-label.ts';
import { poolNameIsFree } from './pool-name-is-free.ts';
import { poolNamesFit } from './pool-names-fit.ts';
import { privateKeysStayAway } from './private-keys-stay-away.ts';
import { publicEndpointHasAWayIn } from './public-endpoint-has-a-way-in.ts';
import { rangesAreCanonical } from './ranges-are-canonical.ts';
import { rangesAreReadable } from './ranges-are-readable.ts';
import { rangesHaveRoom } from './ranges-have-room.ts';
import { regionalIDsHaveARegion } from './regional-ids-have-a-region.ts';
import { requestsFitLimits } from './requests-fit-limits.ts';
import { rolloutCanMove } from './rollout-can-move.ts';
import { rolloutTimeExists } from './rollout-time-exists.ts';
import { rootVolumeKnowsItsImage } from './root-volume-knows-its-image.ts';
import { routedPodsDoNotOverlap } from './routed-pods-do-not-overlap.ts';
import { routerAddressIsOne } from './router-address-is-one.ts';
import type { Rule } from './rule.ts';
import { scalingBoundsAreOrdered } from './scaling-bounds-are-ordered.ts';
import { secretNamesAreFree } from './secret-names-are-free.ts';
import { sshKeysAreWhole } from './ssh-keys-are-whole.ts';
import { subnetsDoNotOverlap } from './subnets-do-not-overlap.ts';
import { suppliedHostIsOne } from './supplied-host-is-one.ts';
import { surgeLeavesAMajority } from './surge-leaves-a-majority.ts';
import { tagsAreFew } from './tags-are-few.ts';
import { tagsAreLegal } from './tags-are-legal.ts';
import { taintsAreFree } from './taints-are-free.ts';
import { taintsAreLegal } from './taints-are-legal.ts';
import { timeServersAreHosts } from './time-servers-are-hosts.ts';
import { trustedCANamesAreLabels } from './trusted-ca-names-are-labels.ts';
import { trustedCAsAreWhole } from './trusted-cas-are-whole.ts';
import { unreadyNodesGetTime } from './unready-nodes-get-time.ts';
import { userDataFits } from './user-data-fits.ts';
import { userDataHasRoom } from './user-data-has-room.ts';
import { userNamesAreLegal } from './user-names-are-legal.ts';
import { userTextSurvives } from './user-text-survives.ts';
import { versionIsSupported } from './version-is-supported.ts';
import { versionIsWhole } from './version-is-whole.ts';
import { volumeTypeIsDeclared } from './volume-type-is-declared.ts';
import { zoneIsDeclared } from './zone-is-declared.ts';

/** Every rule of Capstan's own, by code. A team adds its own beside its overlays. */
export const rules: readonly Rule[] = [
  allowListHasOneFamily,
  allowListsAreClosed,
  antiAffinityHasRoom,
  apiServerPortIsFree,
  appliesGetTimeToEnd,
  argumentsAreFree,
  argumentsHaveNames,
  argumentsSurviveJinja,
  authURLIsEncrypted,
  certificateNamesAreLegal,
  certificatesOutliveMachines,
  cloudCertificateIsWhole,
  clusterDeadlineSuffices,
  clusterLabelsAreFree,
  clusterLabelsAreLegal,
  clusterNameIsALabel,
  commandsSurviveJinja,
  controlPlaneFlavorIsDeclared,
  controlPlaneFlavorSuffices,
  controlPlaneImageIsDeclared,
  controlPlaneIsOdd,
  credentialsHaveTheirCloud,
  credentialsStayAway,
  driftLeavesTime,
  durationsFit,
  familiesAgree,
  filePathsAreFree,
  filePathsAreStraight,
  filesEndLinesPlainly,
  filesFit,
  fluxTakesItsTime,
  gpuTypeIsAResource,
  healthCheckIntervalIsTaken,
  healthChecksCanAct,
  imagePlaceholdersAreKnown,
  jobEnvironmentIsFree,
  jobLimitsAreTaken,
  keyPairIsReachable,
  kustomizationNamesFit,
  loadBalancerCanRestrict,
  lockEndsBeforeTheDeadline,
  machineListsFit,
  machineNamesStayWhole,
  machinesHaveADisk,
  moduleLinesAgree,
  moduleReferencesAreLegal,
  moduleTagsStandStill,
  namesDoNotCollide,
  namespaceIsItsOwn,
  networkIsDeclared,
  networksDoNotOverlap,
  nodeLabelsAreAllowed,
  nodeLabelsAreLegal,
  nodeLabelsFit,
  nodePoolFlavorIsDeclared,
  nodePoolImageIsDeclared,
  nodesGetTimeToStart,
  poolNameIsALabel,
  poolNameIsFree,
  poolNamesFit,
  privateKeysStayAway,
  publicEndpointHasAWayIn,
  rangesAreCanonical,
  rangesAreReadable,
  rangesHaveRoom,
  regionalIDsHaveARegion,
  requestsFitLimits,
  rolloutCanMove,
  rolloutTimeExists,
  rootVolumeKnowsItsImage,
  routedPodsDoNotOverlap,
  routerAddressIsOne,
  scalingBoundsAreOrdered,
  secretNamesAreFree,
  sshKeysAreWhole,
  subnetsDoNotOverlap,
  suppliedHostIsOne,
  surgeLeavesAMajority,
  tagsAreFew,
  tagsAreLegal,
  taintsAreFree,
  taintsAreLegal,
  timeServersAreHosts,
  trustedCANamesAreLabels,
  trustedCAsAreWhole,
  unreadyNodesGetTime,
  userDataFits,
  userDataHasRoom,
  userNamesAreLegal,
  userTextSurvives,
  versionIsSupported,
  versionIsWhole,
  volumeTypeIsDeclared,
  zoneIsDeclared,
].sort((a, b) => (a.code < b.code ? -1 : 1));
