/** Who refused an object, and what to do about it. */
export interface Refuser {
  readonly who: string;
  readonly fix: string;
}

/** Reads from status and message of a refusal who it came from, in the order in which the API server asks: decoding, schema, webhooks, policies. */
export function refuserOf(status: number, message: string): Refuser {
  const webhook = /admission webhook "([^"]+)" denied/.exec(message)?.[1];
  if (webhook !== undefined) return { who: `webhook ${webhook}`, fix: 'change what the webhook names' };
  const policy = /(ValidatingAdmissionPolicy '[^']+')/.exec(message)?.[1];
  if (policy !== undefined) return { who: policy, fix: 'change what the policy names, or have the policy changed' };
  if (status === 409)
    return { who: 'field ownership', fix: 'apply to a management cluster where no other manager sets these fields differently' };
  if (status === 404) return { who: 'API server', fix: 'create the namespace, if it is not part of this environment' };
  if (status === 400 || /field not declared in schema|failed to convert new object/.test(message))
    return { who: 'strict decoding', fix: 'write the fields as the installed version of the kind has them' };
  if (status === 422) return { who: 'schema or CEL rule of the kind', fix: 'change the fields that it names' };
  return { who: 'API server', fix: 'change what it names' };
}
