import type { CompleteCloudConf } from '../../model/addons/cloud-conf.ts';
import { cloudConfigSecret, manilaSecret } from '../../model/addons/credentials.ts';
import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import { bundleText } from '../../model/file-text.ts';
import type { KubeObject } from '../../model/object.ts';
import { printManifest } from '../../yaml/print.ts';
import { cloudConf, configFolder } from '../cloud-conf/cloud-conf.ts';
import { printCloudConf } from '../cloud-conf/print.ts';
import { manilaSecretKeys } from '../manila-csi/secret-keys.ts';

/** The key of the payload in its Secret. */
export const payloadKey = 'credentials.yaml';

/** What stands for the credential in a text: placeholders for people, or marks that become a template. Never a secret itself. */
export interface Standing {
  readonly id: string;
  readonly secret: string;
}

/** What the controllers of a cluster need to log in: the Secrets of the workload cluster, as the manifest that the payload holds. */
export const credentialManifest = (fleet: CompleteFleet, cluster: CompleteCluster, standing: Standing): string =>
  printManifest([...cloudConfig(fleet, cluster, standing), ...manila(fleet, cluster, standing)]);

function cloudConfig(fleet: CompleteFleet, cluster: CompleteCluster, standing: Standing): readonly KubeObject[] {
  const { caCertificate } = fleet.cloud;
  if (cluster.addons.cloudConf === undefined) return [];
  return [
    secret(cloudConfigSecret, {
      'cloud.conf': printCloudConf(cloudConf(fleet, cluster), standing),
      ...(caCertificate === undefined ? {} : { 'ca.crt': bundleText(caCertificate) }),
      ...clientFiles(cluster.addons.cloudConf),
    }),
  ];
}

/** Files that only a person can bring: the rule `addons/client-certificate-undelivered` refuses them where a store makes the Secret. */
function clientFiles({ clientCertificate }: CompleteCloudConf): Readonly<Record<string, string>> {
  if (clientCertificate === undefined) return {};
  const key = (file: string): string => file.slice(`${configFolder}/`.length);
  return { [key(clientCertificate.certFile)]: '<certificate in PEM>', [key(clientCertificate.keyFile)]: '<key in PEM>' };
}

const manila = ({ cloud }: CompleteFleet, { addons }: CompleteCluster, standing: Standing): readonly KubeObject[] =>
  addons.manilaCSI === undefined ? [] : [secret(manilaSecret, manilaSecretKeys(cloud, standing))];

const secret = (metadata: KubeObject['metadata'], stringData: Readonly<Record<string, string>>): KubeObject => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata,
  type: 'Opaque',
  stringData,
});
