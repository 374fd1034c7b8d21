/** The key of an audit policy in its Secret; RKE2's bootstrap provider knows no other (capi 9). */
export const auditPolicyKey = 'audit-policy.yaml';
