import { isSection, isSet, type Section, without } from '../../../admission/server/section.ts';
import { beside, type LiveField, remake } from './field.ts';

const storageClass = 'storage.k8s.io/StorageClass';
const attributesClass = 'storage.k8s.io/VolumeAttributesClass';
const driver = 'storage.k8s.io/CSIDriver';

/** Of a class `allowVolumeExpansion`, `allowedTopologies` and `mountOptions` may change; of a driver all but these two. */
const classes: readonly LiveField[] = [
  { type: storageClass, path: ['provisioner'], label: 'the provisioner of a storage class' },
  { type: storageClass, path: ['parameters'], label: 'the parameters of a storage class', absent: {} },
  { type: storageClass, path: ['reclaimPolicy'], label: 'what a storage class does with released volumes', absent: 'Delete' },
  { type: storageClass, path: ['volumeBindingMode'], label: 'when a storage class binds', absent: 'Immediate' },
].map((field) => ({ ...field, fix: beside, source: 'kubernetes ValidateStorageClassUpdate' }));

const attributes: readonly LiveField[] = [
  { type: attributesClass, path: ['driverName'], label: 'the driver of a volume attributes class' },
  { type: attributesClass, path: ['parameters'], label: 'the parameters of a volume attributes class', absent: {} },
].map((field) => ({ ...field, fix: beside, source: 'kubernetes ValidateVolumeAttributesClassUpdate' }));

const drivers: readonly LiveField[] = [
  { type: driver, path: ['spec', 'attachRequired'], label: 'whether a CSI driver attaches', absent: true },
  { type: driver, path: ['spec', 'volumeLifecycleModes'], label: 'the kinds of volumes of a CSI driver', absent: ['Persistent'] },
].map((field) => ({ ...field, fix: remake, source: 'kubernetes ValidateCSIDriverUpdate' }));

/** What may change in a volume, as far as git says it; the rest is mostly where its content lies. */
const ofVolume = ['capacity', 'accessModes', 'claimRef', 'persistentVolumeReclaimPolicy', 'storageClassName', 'mountOptions'];
const apart = ['nodeAffinity', 'volumeAttributesClassName'];

/** The size that is asked for is left out: a bound claim may grow. */
function fixedInClaim(spec: unknown): unknown {
  if (!isSection(spec)) return spec;
  const { resources } = spec;
  const kept = without(without(spec, 'volumeAttributesClassName'), 'resources');
  const limits = isSection(resources) ? resources['limits'] : undefined;
  return limits === undefined ? kept : { ...kept, limits };
}

const fixedInVolume = (spec: unknown): unknown =>
  isSection(spec) ? [...ofVolume, ...apart].reduce<Section>(without, { volumeMode: 'Filesystem', ...spec }) : spec;

const affinity = ['spec', 'nodeAffinity'];

export const storageFields: readonly LiveField[] = [
  ...classes,
  ...attributes,
  ...drivers,
  {
    type: 'PersistentVolumeClaim',
    path: ['spec'],
    label: 'a claim, except its size and its volume attributes class',
    part: fixedInClaim,
    fix: 'set it back; another value needs a claim of another name',
    source: 'kubernetes ValidatePersistentVolumeClaimUpdate',
  },
  {
    type: 'PersistentVolume',
    path: ['spec'],
    label: 'where a volume lies, and its mode',
    part: fixedInVolume,
    fix: 'set it back; another value needs a volume of another name',
    source: 'kubernetes ValidatePersistentVolumeUpdate',
  },
  {
    type: 'PersistentVolume',
    path: affinity,
    label: 'the nodes that reach a volume, once said',
    counts: (was) => isSet(was, affinity),
    fix: 'set it back; another value needs a volume of another name',
    source: 'kubernetes ValidatePersistentVolumeUpdate',
  },
];
