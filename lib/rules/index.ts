import { addonVersionsAreKnown } from './addon-versions-are-known.ts';
import { addonVersionsFollowKubernetes } from './addon-versions-follow-kubernetes.ts';
import { allowListHasOneFamily } from './allow-list-has-one-family.ts';
import { allowListsAreClosed } from './allow-lists-are-closed.ts';
import { antiAffinityHasRoom } from './anti-affinity-has-room.ts';
import { apiServerPortIsFree } from './api-server-port-is-free.ts';
import { appliesGetTimeToEnd } from './applies-get-time-to-end.ts';
import { argumentsAreFree } from './arguments-are-free.ts';
import { argumentsHaveNames } from './arguments-have-names.ts';
import { argumentsSurviveJinja } from './arguments-survive-jinja.ts';
import { authURLIsEncrypted } from './auth-url-is-encrypted.ts';
import { autoscaledPoolsHaveAnAutoscaler } from './autoscaled-pools-have-an-autoscaler.ts';
import { autoscalerHasPools } from './autoscaler-has-pools.ts';
import { autoscalerVersionFits } from './autoscaler-version-fits.ts';
import { backupScheduleIsCron } from './backup-schedule-is-cron.ts';
import { certificateNamesAreLegal } from './certificate-names-are-legal.ts';
import { certificatesOutliveMachines } from './certificates-outlive-machines.ts';
import { classNetworksHaveASubnet } from './class-networks-have-a-subnet.ts';
import { clientCertificateIsDelivered } from './client-certificate-is-delivered.ts';
import { cloudCertificateIsWhole } from './cloud-certificate-is-whole.ts';
import { cloudConfIsPrintable } from './cloud-conf-is-printable.ts';
import { clusterDeadlineSuffices } from './cluster-deadline-suffices.ts';
import { clusterLabelsAreFree } from './cluster-labels-are-free.ts';
import { clusterLabelsAreLegal } from './cluster-labels-are-legal.ts';
import { clusterNameIsALabel } from './cluster-name-is-a-label.ts';
import { commandsSurviveJinja } from './commands-survive-jinja.ts';
import { controlPlaneFlavorSuffices } from './control-plane-flavor-suffices.ts';
import { controlPlaneIsOdd } from './control-plane-is-odd.ts';
import { controllersHaveCredentials } from './controllers-have-credentials.ts';
import { controllersHaveTheirOwnCredentials } from './controllers-have-their-own-credentials.ts';
import { controllersKnowTheirCloud } from './controllers-know-their-cloud.ts';
import { controllersVerifyTheCloud } from './controllers-verify-the-cloud.ts';
import { credentialsHaveTheirCloud } from './credentials-have-their-cloud.ts';
import { credentialsStayAway } from './credentials-stay-away.ts';
import { defaultClassIsOne } from './default-class-is-one.ts';
import { distributionCanDoIt } from './distribution-can-do-it.ts';
import { driftLeavesTime } from './drift-leaves-time.ts';
import { durationsFit } from './durations-fit.ts';
import { exportLocationIsAnAddress } from './export-location-is-an-address.ts';
import { familiesAgree } from './families-agree.ts';
import { filePathsAreFree } from './file-paths-are-free.ts';
import { filePathsAreStraight } from './file-paths-are-straight.ts';
import { filesEndLinesPlainly } from './files-end-lines-plainly.ts';
import { filesFit } from './files-fit.ts';
import { controlPlaneFlavorIsDeclared, nodePoolFlavorIsDeclared } from './flavor-is-declared.ts';
import { floatingSubnetIsOne } from './floating-subnet-is-one.ts';
import { fluxTakesItsTime } from './flux-takes-its-time.ts';
import { gpuTypeIsAResource } from './gpu-type-is-a-resource.ts';
import { healthCheckIntervalIsTaken } from './health-check-interval-is-taken.ts';
import { healthChecksCanAct } from './health-checks-can-act.ts';
import { ignitionStaysUncompressed } from './ignition-stays-uncompressed.ts';
import { controlPlaneImageIsDeclared, nodePoolImageIsDeclared } from './image-is-declared.ts';
import { imagePlaceholdersAreKnown } from './image-placeholders-are-known.ts';
import { internalLoadBalancersStayInternal } from './internal-load-balancers-stay-internal.ts';
import { jobEnvironmentIsFree } from './job-environment-is-free.ts';
import { jobLimitsAreTaken } from './job-limits-are-taken.ts';
import { keyPairIsReachable } from './key-pair-is-reachable.ts';
import { kustomizationNamesFit } from './kustomization-names-fit.ts';
import { loadBalancerCanRestrict } from './load-balancer-can-restrict.ts';
import { loadBalancerClassesAreWhole } from './load-balancer-classes-are-whole.ts';
import { loadBalancersHaveBothFamilies } from './load-balancers-have-both-families.ts';
import { lockEndsBeforeTheDeadline } from './lock-ends-before-the-deadline.ts';
import { machineListsFit } from './machine-lists-fit.ts';
import { machineNamesStayWhole } from './machine-names-stay-whole.ts';
import { machinesHaveADisk } from './machines-have-a-disk.ts';
import { manifestImagesStandStill } from './manifest-images-stand-still.ts';
import { manifestNamespacesExist } from './manifest-namespaces-exist.ts';
import { manifestsAreThere } from './manifests-are-there.ts';
import { manifestsCanBeRead } from './manifests-can-be-read.ts';
import { manifestsDoNotRepeat } from './manifests-do-not-repeat.ts';
import { manifestsFit } from './manifests-fit.ts';
import { manifestsHaveNames } from './manifests-have-names.ts';
import { manifestsHaveNamespaces } from './manifests-have-namespaces.ts';
import { manilaKnowsItsCloud } from './manila-knows-its-cloud.ts';
import { moduleLinesAgree } from './module-lines-agree.ts';
import { moduleReferencesAreLegal } from './module-references-are-legal.ts';
import { moduleTagsStandStill } from './module-tags-stand-still.ts';
import { monitorsEndInTime } from './monitors-end-in-time.ts';
import { monitorsTakeUDP } from './monitors-take-udp.ts';
import { namesDoNotCollide } from './names-do-not-collide.ts';
import { namespaceIsItsOwn } from './namespace-is-its-own.ts';
import { networkIsDeclared } from './network-is-declared.ts';
import { networksDoNotOverlap } from './networks-do-not-overlap.ts';
import { nodeLabelsAreAllowed } from './node-labels-are-allowed.ts';
import { nodeLabelsAreLegal } from './node-labels-are-legal.ts';
import { nodeLabelsFit } from './node-labels-fit.ts';
import { nodeSelectorsAreLabels } from './node-selectors-are-labels.ts';
import { nodesGetACloudController } from './nodes-get-a-cloud-controller.ts';
import { nodesGetTimeToStart } from './nodes-get-time-to-start.ts';
import { ovnSpreadsByPort } from './ovn-spreads-by-port.ts';
import { ovnTakesWhatItKnows } from './ovn-takes-what-it-knows.ts';
import { poolNameIsALabel } from './pool-name-is-a-label.ts';
import { poolNameIsFree } from './pool-name-is-free.ts';
import { poolNamesFit } from './pool-names-fit.ts';
import { privateKeysStayAway } from './private-keys-stay-away.ts';
import { publicEndpointHasAWayIn } from './public-endpoint-has-a-way-in.ts';
import { rangesAreCanonical } from './ranges-are-canonical.ts';
import { rangesAreReadable } from './ranges-are-readable.ts';
import { rangesHaveRoom } from './ranges-have-room.ts';
import { regionalIDsHaveARegion } from './regional-ids-have-a-region.ts';
import { registrationAddressIsGiven } from './registration-address-is-given.ts';
import { requestsFitLimits } from './requests-fit-limits.ts';
import { rolloutCanMove } from './rollout-can-move.ts';
import { rolloutTimeExists } from './rollout-time-exists.ts';
import { rootVolumeKnowsItsImage } from './root-volume-knows-its-image.ts';
import { routedPodsDoNotOverlap } from './routed-pods-do-not-overlap.ts';
import { routerAddressIsOne } from './router-address-is-one.ts';
import { routesMeetNoOverlay } from './routes-meet-no-overlay.ts';
import type { Rule } from './rule.ts';
import { scalingBoundsAreOrdered } from './scaling-bounds-are-ordered.ts';
import { secretNamesAreFree } from './secret-names-are-free.ts';
import { shareClientsCanBeSeveral } from './share-clients-can-be-several.ts';
import { sharesAreClosed } from './shares-are-closed.ts';
import { snapshotClassesHaveTheirKind } from './snapshot-classes-have-their-kind.ts';
import { sopsFilesAreWhole } from './sops-files-are-whole.ts';
import { sopsFilesGetDecrypted } from './sops-files-get-decrypted.ts';
import { sshKeysAreWhole } from './ssh-keys-are-whole.ts';
import { storageClassNamesAreFree } from './storage-class-names-are-free.ts';
import { subnetsDoNotOverlap } from './subnets-do-not-overlap.ts';
import { supervisorPortIsFree } from './supervisor-port-is-free.ts';
import { suppliedHostIsOne } from './supplied-host-is-one.ts';
import { surgeLeavesAMajority } from './surge-leaves-a-majority.ts';
import { tagsAreFew } from './tags-are-few.ts';
import { tagsAreLegal } from './tags-are-legal.ts';
import { taintsAreFree } from './taints-are-free.ts';
import { taintsAreLegal } from './taints-are-legal.ts';
import { templatesShowTheirText } from './templates-show-their-text.ts';
import { timeServersAreHosts } from './time-servers-are-hosts.ts';
import { tlsReferenceIsFound } from './tls-reference-is-found.ts';
import { trustedCANamesAreLabels } from './trusted-ca-names-are-labels.ts';
import { trustedCAsAreWhole } from './trusted-cas-are-whole.ts';
import { unreadyNodesGetTime } from './unready-nodes-get-time.ts';
import { userDataFits } from './user-data-fits.ts';
import { userDataHasRoom } from './user-data-has-room.ts';
import { userNamesAreLegal } from './user-names-are-legal.ts';
import { userTextSurvives } from './user-text-survives.ts';
import { versionIsSupported } from './version-is-supported.ts';
import { versionIsWhole } from './version-is-whole.ts';
import { volumeClassTypeIsDeclared } from './volume-class-type-is-declared.ts';
import { volumeTypeIsDeclared } from './volume-type-is-declared.ts';
import { volumeZonesAreKnown } from './volume-zones-are-known.ts';
import { volumeZonesExist } from './volume-zones-exist.ts';
import { volumesWaitForTheirPod } from './volumes-wait-for-their-pod.ts';
import { zoneIsDeclared } from './zone-is-declared.ts';

/** Every rule of Capstan's own, by code. A team adds its own beside its overlays. */
export const rules: readonly Rule[] = [
  exportLocationIsAnAddress,
  manilaKnowsItsCloud,
  shareClientsCanBeSeveral,
  sharesAreClosed,
  autoscaledPoolsHaveAnAutoscaler,
  autoscalerHasPools,
  autoscalerVersionFits,
  supervisorPortIsFree,
  registrationAddressIsGiven,
  ignitionStaysUncompressed,
  distributionCanDoIt,
  backupScheduleIsCron,
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
  manifestImagesStandStill,
  manifestNamespacesExist,
  manifestsAreThere,
  manifestsCanBeRead,
  manifestsDoNotRepeat,
  manifestsFit,
  manifestsHaveNames,
  manifestsHaveNamespaces,
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
  controllersKnowTheirCloud,
  controllersVerifyTheCloud,
  cloudConfIsPrintable,
  clientCertificateIsDelivered,
  ovnSpreadsByPort,
  ovnTakesWhatItKnows,
  internalLoadBalancersStayInternal,
  monitorsTakeUDP,
  monitorsEndInTime,
  floatingSubnetIsOne,
  loadBalancerClassesAreWhole,
  classNetworksHaveASubnet,
  tlsReferenceIsFound,
  loadBalancersHaveBothFamilies,
  routesMeetNoOverlay,
  nodeSelectorsAreLabels,
  volumeZonesAreKnown,
  addonVersionsAreKnown,
  addonVersionsFollowKubernetes,
  controllersHaveCredentials,
  controllersHaveTheirOwnCredentials,
  sopsFilesAreWhole,
  sopsFilesGetDecrypted,
  templatesShowTheirText,
  defaultClassIsOne,
  nodesGetACloudController,
  snapshotClassesHaveTheirKind,
  storageClassNamesAreFree,
  volumeClassTypeIsDeclared,
  volumeZonesExist,
  volumesWaitForTheirPod,
].sort((a, b) => (a.code < b.code ? -1 : 1));
