import { defineRule } from './rule.ts';

export const registrationAddressIsGiven = defineRule({
  code: 'distribution/registration-address',
  why: 'Without an address the API server refuses the control plane; one that the method does not use is ignored, and machines join elsewhere.',
  *check({ clusters }) {
    for (const { path, distribution } of clusters) {
      if (distribution.type !== 'rke2') continue;
      const { registrationMethod, registrationAddress } = distribution;
      if ((registrationMethod === 'address') === (registrationAddress !== undefined)) continue;
      yield registrationAddress === undefined
        ? {
            path: [...path, 'distribution', 'registrationAddress'],
            got: "nothing, with the method 'address'",
            must: 'be the host at which machines find the supervisor, on port 9345',
            fix: "add it, or use the method 'control-plane-endpoint'",
          }
        : {
            path: [...path, 'distribution', 'registrationAddress'],
            got: `'${registrationAddress}' with the method '${registrationMethod}'`,
            must: "stand beside the method 'address' alone",
            fix: "write `registrationMethod: 'address'`, or leave the address out",
          };
    }
  },
});
