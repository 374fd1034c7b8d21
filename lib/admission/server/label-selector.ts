import { labelValue, qualifiedName } from './names.ts';
import { isSection, listAt, sectionAt, textAt } from './section.ts';

/** A label selector that can be used. */
export interface Selector {
  /** Whether it selects nothing in particular, so everything. */
  readonly isEmpty: boolean;
  readonly matches: (labels: unknown) => boolean;
}

const operators = ['In', 'NotIn', 'Exists', 'DoesNotExist'];

/**
 * Reads a `LabelSelector`; a phrase that says what it must be otherwise.
 *
 * @see kubernetes/apimachinery: pkg/apis/meta/v1/helpers.go, LabelSelectorAsSelector; pkg/labels/selector.go, NewRequirement, v0.34
 */
export function readSelector(selector: unknown): Selector | string {
  const labels = Object.entries(sectionAt(selector, ['matchLabels']));
  const requirements = listAt(selector, ['matchExpressions']);
  for (const [key, value] of labels) {
    const must = qualifiedName(key) ?? labelValue(String(value));
    if (must !== undefined) return must;
  }
  for (const requirement of requirements) {
    const must = requirementMust(requirement);
    if (must !== undefined) return must;
  }
  return {
    isEmpty: labels.length + requirements.length === 0,
    matches: (given) => {
      const own = isSection(given) ? given : {};
      const has = (key: string) => Object.hasOwn(own, key);
      return (
        labels.every(([key, value]) => has(key) && own[key] === value) &&
        requirements.every((requirement) => isMet(requirement, (key) => (has(key) ? own[key] : undefined)))
      );
    },
  };
}

function requirementMust(requirement: unknown): string | undefined {
  const operator = textAt(requirement, ['operator']);
  const values = listAt(requirement, ['values']);
  if (!operators.includes(operator)) return `have an operator of ${operators.join(', ')}`;
  if (operator.endsWith('In') && values.length === 0) return `have values beside the operator ${operator}`;
  if (operator.includes('Exist') && values.length > 0) return `have no values beside the operator ${operator}`;
  return qualifiedName(textAt(requirement, ['key'])) ?? values.map((value) => labelValue(String(value))).find((must) => must !== undefined);
}

function isMet(requirement: unknown, labelOf: (key: string) => unknown): boolean {
  const operator = textAt(requirement, ['operator']);
  const value = labelOf(textAt(requirement, ['key']));
  if (operator === 'Exists') return value !== undefined;
  if (operator === 'DoesNotExist') return value === undefined;
  const isAmong = value !== undefined && listAt(requirement, ['values']).includes(value);
  return operator === 'In' ? isAmong : !isAmong;
}
