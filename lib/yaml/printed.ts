import type { KubeObject } from '../model/object.ts';
import { onceForObject } from '../model/remembered.ts';
import { printObject } from './print.ts';

/** `printObject`, once for each object: what an add-on brings is measured, packed and delivered to many clusters. */
export const printed = onceForObject((object: KubeObject): string => printObject(object));

/** What the text of an object takes of a ConfigMap, as `mostPayloadBytes` counts. */
export const printedBytes = (object: KubeObject): number => Buffer.byteLength(JSON.stringify(printed(object))) + separator;

/** `---` and its line feed, escaped. */
const separator = 5;
