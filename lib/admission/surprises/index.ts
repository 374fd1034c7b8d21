import { bareText, jinja, leadingBlank, lineEndings } from './cloud-init.ts';
import { autoscaling, editedTemplate, names, networks, remediation } from './clusters.ts';
import { plainCredential } from './credentials.ts';
import { apiServerPort, bindPort, cloudProvider, providerId } from './nodes.ts';
import { nulls } from './nulls.ts';
import { binaryOnly, payloadObjects, secretType, shortPayload } from './resource-sets.ts';
import {
  rke2References,
  rke2Registration,
  rke2Registries,
  rke2Replicas,
  rke2Rollout,
  rke2Unused,
  rke2UserData,
  rke2Version,
} from './rke2.ts';
import type { Surprise } from './surprise.ts';
import { distribution, publicEndpoint, regionalIds, unusedVariables } from './terraform-clusters.ts';
import { jobEnvironment, jobSecurity, jobTimes } from './terraform-jobs.ts';
import { failureDomain, imageVersion, machineImage, unusedVolumeType } from './terraform-machines.ts';
import { variableNames, variableValues } from './terraform-variables.ts';
import { olderVersion } from './versions.ts';

/** All that the server takes although it cannot work, in no particular order. */
export const surprises: readonly Surprise[] = [
  olderVersion,
  nulls,
  plainCredential,
  leadingBlank,
  lineEndings,
  jinja,
  bareText,
  shortPayload,
  secretType,
  binaryOnly,
  payloadObjects,
  cloudProvider,
  providerId,
  apiServerPort,
  bindPort,
  networks,
  names,
  remediation,
  editedTemplate,
  autoscaling,
  variableNames,
  variableValues,
  publicEndpoint,
  unusedVariables,
  distribution,
  regionalIds,
  machineImage,
  unusedVolumeType,
  imageVersion,
  failureDomain,
  jobTimes,
  jobEnvironment,
  jobSecurity,
  rke2Version,
  rke2Rollout,
  rke2Replicas,
  rke2Registration,
  rke2UserData,
  rke2Unused,
  rke2Registries,
  rke2References,
];
