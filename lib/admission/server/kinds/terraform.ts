import type { Behaviour } from '../behaviour.ts';
import { type Expression, has, hasOneOf } from '../expression.ts';
import { same, sectionAt, textAt } from '../section.ts';

const endpointPath = ['spec', 'controlPlaneEndpoint'];
const whole = (endpoint: unknown): boolean => has(endpoint, 'host') && has(endpoint, 'port');

const variablesFrom = (path: readonly string[]): Expression => ({
  at: [...path, 'variablesFrom', '*'],
  holds: hasOneOf('configMapRef', 'secretRef'),
  must: 'hold exactly one of `configMapRef` and `secretRef`',
});

/** The rules of CAPTF's CRDs. Its webhooks are not modelled: what they refuse is told beside the verdict. */
export const terraformCluster: Behaviour = {
  expressions: [
    { at: [], holds: (object) => has(sectionAt(object, ['spec']), 'identityRef'), must: 'be given', names: ['spec', 'identityRef'] },
    {
      at: [],
      transition: true,
      holds: (object, old) => {
        const before = sectionAt(old, endpointPath);
        return !whole(before) || same(before, sectionAt(object, endpointPath));
      },
      must: 'stay as it is once it has a host and a port',
      names: endpointPath,
    },
    {
      at: endpointPath,
      holds: (endpoint) => has(endpoint, 'host') === has(endpoint, 'port'),
      must: 'hold both `host` and `port`, or neither',
    },
    variablesFrom(['spec']),
  ],
};

export const terraformMachineTemplate: Behaviour = { expressions: [variablesFrom(['spec', 'template', 'spec'])] };

export const terraformClusterTemplate: Behaviour = {
  expressions: [
    {
      at: ['spec', 'template', ...endpointPath],
      holds: (endpoint) => has(endpoint, 'host') === has(endpoint, 'port'),
      must: 'hold both `host` and `port`, or neither',
    },
    variablesFrom(['spec', 'template', 'spec']),
  ],
};

export const terraformClusterIdentity: Behaviour = {
  expressions: [
    {
      at: ['spec'],
      holds: (spec) => (has(spec, 'type') && textAt(spec, ['type']) !== 'Secret') || has(spec, 'secretRef'),
      must: 'hold `secretRef`, since the type is Secret',
    },
    {
      at: ['spec', 'allowedNamespaces'],
      holds: (allowed) => has(allowed, 'list') || has(allowed, 'selector'),
      must: 'hold `list` or `selector`: an empty one would not say whom it allows',
      fix: 'write `selector: {}` to allow every namespace',
    },
  ],
};
