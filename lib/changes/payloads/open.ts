import { isSection, textAt } from '../../admission/server/section.ts';
import type { KubeObject } from '../../model/object.ts';
import { readCanonical } from '../../yaml/canonical.ts';
import { parseDocuments } from '../../yaml/documents.ts';

/** The objects of a payload's text, as far as it can be read. What Capstan printed itself is read the fast way. */
export const openPayload = (text: string): readonly KubeObject[] =>
  (readCanonical(text) ?? parseDocuments('', text, { unpack: false }).map(({ value }) => value)).flat().filter(isObject);

const isObject = (value: unknown): value is KubeObject =>
  isSection(value) && ['apiVersion', 'kind'].every((key) => textAt(value, [key]) !== '') && textAt(value, ['metadata', 'name']) !== '';
