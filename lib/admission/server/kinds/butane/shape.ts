/** What Go reads at a place: a text, a whole number, a yes or no, a list of one shape (`[shape]`), or named fields. */
export type Shape = 'text' | 'number' | 'flag' | readonly [Shape] | { readonly [field: string]: Shape };

const texts: Shape = ['text'];
const named: Shape = { id: 'number', name: 'text' };
const node = { group: named, overwrite: 'flag', path: 'text', user: named } as const;

const resource: Shape = {
  compression: 'text',
  http_headers: [{ name: 'text', value: 'text' }],
  source: 'text',
  inline: 'text',
  local: 'text',
  verification: { hash: 'text' },
};

const tang: Shape = [{ thumbprint: 'text', url: 'text' }];

const partition: Shape = {
  guid: 'text',
  label: 'text',
  number: 'number',
  resize: 'flag',
  should_exist: 'flag',
  size_mib: 'number',
  start_mib: 'number',
  type_guid: 'text',
  wipe_partition_entry: 'flag',
};

const storage: Shape = {
  directories: [{ ...node, mode: 'number' }],
  disks: [{ device: 'text', partitions: [partition], wipe_table: 'flag' }],
  files: [{ ...node, append: [resource], contents: resource, mode: 'number' }],
  filesystems: [
    {
      device: 'text',
      format: 'text',
      label: 'text',
      mount_options: texts,
      options: texts,
      path: 'text',
      uuid: 'text',
      wipe_filesystem: 'flag',
      with_mount_unit: 'flag',
    },
  ],
  links: [{ ...node, hard: 'flag', target: 'text' }],
  luks: [
    {
      clevis: { custom: { config: 'text', needs_network: 'flag', pin: 'text' }, tang, threshold: 'number', tpm2: 'flag' },
      device: 'text',
      key_file: resource,
      label: 'text',
      name: 'text',
      options: texts,
      uuid: 'text',
      wipe_volume: 'flag',
    },
  ],
  raid: [{ devices: texts, level: 'text', name: 'text', options: texts, spares: 'number' }],
  trees: [{ local: 'text', path: 'text' }],
};

const user: Shape = {
  gecos: 'text',
  groups: texts,
  home_dir: 'text',
  name: 'text',
  no_create_home: 'flag',
  no_log_init: 'flag',
  no_user_group: 'flag',
  password_hash: 'text',
  primary_group: 'text',
  should_exist: 'flag',
  ssh_authorized_keys: texts,
  shell: 'text',
  system: 'flag',
  uid: 'number',
};

/**
 * Butane of Fedora CoreOS 1.4.0, as which CAPRKE2 reads every text: `variant` and `version` are texts like any other, and nobody looks at them.
 *
 * @see coreos/butane: base/v0_4/schema.go and config/fcos/v1_4/schema.go, v0.28.0
 */
export const butaneShape: Shape = {
  version: 'text',
  variant: 'text',
  ignition: {
    config: { merge: [resource], replace: resource },
    proxy: { http_proxy: 'text', https_proxy: 'text', no_proxy: texts },
    security: { tls: { certificate_authorities: [resource] } },
    timeouts: { http_response_headers: 'number', http_total: 'number' },
  },
  kernel_arguments: { should_exist: texts, should_not_exist: texts },
  passwd: {
    groups: [{ gid: 'number', name: 'text', password_hash: 'text', should_exist: 'flag', system: 'flag' }],
    users: [user],
  },
  storage,
  systemd: { units: [{ contents: 'text', dropins: [{ contents: 'text', name: 'text' }], enabled: 'flag', mask: 'flag', name: 'text' }] },
  boot_device: { layout: 'text', luks: { tang, threshold: 'number', tpm2: 'flag' }, mirror: { devices: texts } },
};
