/** The driver's name, by which classes and volumes ask for it. Never changed: it stands in every volume. */
export const driver = 'cinder.csi.openstack.org';

/** The label of a node with its Nova zone, as the driver's node plugin reports it (addons 2.7). */
export const zoneKey = `topology.${driver}/zone`;

/** Where a node plugin reports its health, on the node's own network: other drivers' plugins have 9808, so this one has a port of its own (addons 2.3). */
export const nodeHealthPort = 29708;

/** Where the pods see `cloud.conf`, and the variable that says so. */
export const cloudConfig = { name: 'CLOUD_CONFIG', value: '/etc/config/cloud.conf' };
