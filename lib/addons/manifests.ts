import type { CompleteManifests, ManifestDocument } from '../model/addons/manifests.ts';
import { onceForObject, onceForText } from '../model/remembered.ts';
import type { Payload } from './payload.ts';

/** Manifests of the user's own as a payload: one for all clusters that give the same source the same name. */
export const manifests = ({ name, documents }: CompleteManifests): Payload => payloads(documents)(name);

const payloads = onceForObject((documents: readonly ManifestDocument[]) =>
  onceForText((addon): Payload => ({ addon, objects: documents.map(({ object }) => object) })),
);
