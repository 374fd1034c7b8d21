import { listAt, numberAt, type Section, sectionAt, textAt } from '../server/section.ts';
import type { Finding, Surprise } from './surprise.ts';
import { jobPaths } from './terraform-machines.ts';

const kinds = ['TerraformCluster', 'TerraformMachineTemplate'];
const why = "CAPTF's webhook refuses it; a server without that webhook takes it.";

/** captf S24 and 4. */
export const jobTimes: Surprise = {
  code: 'captf/job-times',
  severity: 'error',
  why,
  kinds,
  *check({ stored }) {
    for (const path of jobPaths(stored)) {
      const jobs = sectionAt(stored, path);
      const [deadline, lock] = [numberAt(jobs, ['activeDeadlineSeconds']), numberAt(jobs, ['lockTimeoutSeconds'])];
      if ((lock ?? 300) < (deadline ?? 3600) || (deadline === undefined && lock === undefined)) continue;
      const key = lock === undefined ? 'activeDeadlineSeconds' : 'lockTimeoutSeconds';
      const must =
        lock === undefined ? 'be above the 300 seconds that a lock is waited for' : `be below the deadline of ${deadline ?? 3600} seconds`;
      yield { path: [...path, key], got: String(lock ?? deadline), must };
    }
  },
};

/** captf S25: names. */
export const jobEnvironment: Surprise = {
  code: 'captf/job-environment',
  severity: 'error',
  why,
  kinds,
  *check({ stored }) {
    for (const path of jobPaths(stored)) {
      for (const [index, variable] of listAt(stored, [...path, 'env']).entries()) {
        const name = textAt(variable, ['name']);
        const isReserved = /^(TF_|KUBE_|KUBERNETES_)/.test(name) || ['HOME', 'TMPDIR', 'CHECKPOINT_DISABLE'].includes(name);
        if (isReserved)
          yield { path: [...path, 'env', index, 'name'], got: `'${name}'`, must: 'not be a name that CAPTF keeps for itself' };
      }
    }
  },
};

const sysctls = new Set([
  'kernel.shm_rmid_forced',
  ...'ip_local_port_range tcp_syncookies ping_group_range ip_unprivileged_port_start ip_local_reserved_ports tcp_keepalive_time tcp_fin_timeout tcp_keepalive_intvl tcp_keepalive_probes tcp_rmem tcp_wmem'
    .split(' ')
    .map((name) => `net.ipv4.${name}`),
]);
const seLinuxTypes = ['', 'container_t', 'container_init_t', 'container_kvm_t', 'container_engine_t'];

/** captf S25: security contexts. */
export const jobSecurity: Surprise = {
  code: 'captf/job-security',
  severity: 'error',
  why,
  kinds,
  *check({ stored }) {
    for (const path of jobPaths(stored)) {
      yield* containerFindings(sectionAt(stored, [...path, 'securityContext']), [...path, 'securityContext']);
      for (const key of ['securityContext', 'podSecurityContext']) yield* sharedFindings(sectionAt(stored, [...path, key]), [...path, key]);
      for (const [index, entry] of listAt(stored, [...path, 'podSecurityContext', 'sysctls']).entries()) {
        if (!sysctls.has(textAt(entry, ['name'])))
          yield { path: [...path, 'podSecurityContext', 'sysctls', index, 'name'], must: 'be one that the baseline policy allows' };
      }
    }
  },
};

function* containerFindings(context: Section, path: readonly string[]): Generator<Finding> {
  for (const key of ['privileged', 'allowPrivilegeEscalation'])
    if (context[key] === true) yield { path: [...path, key], got: 'true', must: 'be false or absent' };
  if (listAt(context, ['capabilities', 'add']).length > 0) yield { path: [...path, 'capabilities', 'add'], must: 'be absent' };
  if (context['readOnlyRootFilesystem'] === false)
    yield { path: [...path, 'readOnlyRootFilesystem'], got: 'false', must: 'be true or absent' };
  if (textAt(context, ['procMount']) === 'Unmasked')
    yield { path: [...path, 'procMount'], got: "'Unmasked'", must: 'be Default or absent' };
}

function* sharedFindings(context: Section, path: readonly string[]): Generator<Finding> {
  if (context['runAsNonRoot'] === false) yield { path: [...path, 'runAsNonRoot'], got: 'false', must: 'be true or absent' };
  if (context['runAsUser'] === 0) yield { path: [...path, 'runAsUser'], got: '0', must: 'not be root' };
  for (const key of ['seccompProfile', 'appArmorProfile']) {
    if (textAt(context, [key, 'type']) === 'Unconfined') yield { path: [...path, key, 'type'], got: "'Unconfined'", must: 'be a profile' };
  }
  const options = sectionAt(context, ['seLinuxOptions']);
  for (const key of ['user', 'role'])
    if (textAt(options, [key]) !== '') yield { path: [...path, 'seLinuxOptions', key], must: 'be absent' };
  if (!seLinuxTypes.includes(textAt(options, ['type'])))
    yield { path: [...path, 'seLinuxOptions', 'type'], must: 'be one that the baseline policy allows' };
  if (sectionAt(context, ['windowsOptions'])['hostProcess'] === true)
    yield { path: [...path, 'windowsOptions', 'hostProcess'], got: 'true', must: 'be absent' };
}
