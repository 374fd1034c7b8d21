/**
 * Whether a text may stand in a configuration that is delivered inside YAML: no control characters, no line ends of any kind, and nothing that
 * YAML or UTF-8 cannot hold, such as half of a pair.
 */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\ufffe\uffff]/u.test(text);
