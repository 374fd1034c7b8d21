import type { CompleteJobs } from '../model/complete-terraform.ts';
import type { Written } from '../model/object.ts';
import type { TerraformCluster } from './crd/terraform-cluster.gen.ts';

type Jobs = NonNullable<Written<TerraformCluster>['spec']['jobs']>;

/** The Jobs policy of a workspace (captf-io/cluster-api-provider-terraform: api/v1alpha1/common_types.go). `env` is sorted by name, the order the API keeps. */
export function jobs({ imagePullSecrets, env, resources, podSecurity, ...rest }: CompleteJobs): Jobs {
  return {
    ...rest,
    ...(imagePullSecrets === undefined ? {} : { imagePullSecrets: pullSecrets(imagePullSecrets) }),
    ...(env === undefined || Object.keys(env).length === 0 ? {} : { env: variables(env) }),
    ...(resources === undefined || Object.keys(resources).length === 0 ? {} : { resources: resources as NonNullable<Jobs['resources']> }),
    ...(podSecurity === 'restricted' ? { podSecurityContext: { runAsNonRoot: true } } : {}),
  };
}

export const pullSecrets = (names: readonly string[]): NonNullable<Jobs['imagePullSecrets']> => [...names].sort().map((name) => ({ name }));

const variables = (env: Readonly<Record<string, string>>): NonNullable<Jobs['env']> =>
  Object.keys(env)
    .sort()
    .map((name) => ({ name, value: env[name] as string }));
