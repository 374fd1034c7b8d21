import { type Fault, isLabelName, isSubdomain } from '../../model/kubernetes-names.ts';

export { keyFault as qualifiedName, valueFault as labelValue } from '../../model/kubernetes-names.ts';

const signs = 'of lower-case letters, digits';

/** What a text must be to be a DNS label, or `undefined` where it is one. */
export const dnsLabel = (text: string): Fault =>
  isLabelName(text) ? undefined : `be ${signs} and \`-\`, begin and end with a letter or digit, and have at most 63 characters`;

/** What a text must be to be a DNS subdomain, or `undefined` where it is one. */
export const dnsSubdomain = (text: string): Fault =>
  isSubdomain(text) ? undefined : `be ${signs}, \`-\` and \`.\`, begin and end with a letter or digit, and have at most 253 characters`;
