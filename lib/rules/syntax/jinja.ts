import type { CompleteCluster } from '../../model/complete.ts';
import { onceForText } from '../../model/remembered.ts';

/**
 * What cloud-init's Jinja would choke on. The whole user data is a Jinja template (capi 8); `{{ v1.… }}` and `{{ ds.… }}` are the
 * server's own values, everything in `{% raw %}` … `{% endraw %}` stays as it is, and anything else is an error of the template or comes out empty.
 */
export const jinjaIn = onceForText((text): string | undefined => {
  if (!text.includes('{')) return undefined;
  const rest = text
    .replace(/\{%-?\s*raw\s*-?%\}[\s\S]*?\{%-?\s*endraw\s*-?%\}/g, '')
    .replace(/\{\{-?\s*([A-Za-z0-9_.]+)\s*-?\}\}/g, (whole, name: string) => (isKnown(name) ? '' : whole));
  return /\{[{%#]/.exec(rest)?.[0];
});

/** Values that cloud-init has on OpenStack, with and without their group (cloud-init: instance metadata, standardised keys). */
const standard = new Set([
  'availability_zone',
  'cloud_name',
  'distro',
  'distro_release',
  'distro_version',
  'instance_id',
  'kernel_release',
  'local_hostname',
  'machine',
  'platform',
  'python_version',
  'region',
  'subplatform',
  'system_platform',
]);

function isKnown(name: string): boolean {
  if (name.startsWith('v1.')) return standard.has(name.slice(3));
  return standard.has(name) || /^ds(?:\.[A-Za-z_][A-Za-z0-9_]*)+$/.test(name);
}

/** Whether a cluster's machines render their user data: Ignition has no templates, and braces in it are braces. */
export const isRendered = ({ distribution }: CompleteCluster): boolean =>
  distribution.type !== 'rke2' || distribution.format !== 'ignition';
