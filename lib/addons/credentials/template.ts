import type { CompleteCluster, CompleteFleet } from '../../model/complete.ts';
import { onceForText } from '../../model/remembered.ts';
import { refusal, renderedText } from '../cloud-conf/credential.ts';
import { credentialManifest, type Standing } from './payload.ts';

/** The keys that an `ExternalSecret` fetches. */
export const fetched = { id: 'applicationCredentialId', secret: 'applicationCredentialSecret' } as const;

/**
 * The payload as a template of the External Secrets Operator. Three syntaxes lie in each other: gcfg in YAML in Go's templates. `cloud.conf` is a block
 * literal, which takes any line as it is, so the credential is escaped for gcfg alone; Manila's keys are YAML scalars, which take JSON's quoting. Text that
 * looks like a template and is none is escaped (addons 7.6, 8.4).
 *
 * @throws TypeError for a text that a block literal cannot hold, which the rule `addons/credential-text` refuses before.
 */
export function credentialTemplate(fleet: CompleteFleet, cluster: CompleteCluster): string {
  const { cloudConf, manilaCSI } = cluster.addons;
  const places = [cloudConf, manilaCSI].filter((reader) => reader !== undefined).length;
  // A mark is a word that stands nowhere else in the text; YAML writes it bare.
  for (let mark = 'capstan-mark'; ; mark += 'x') {
    const text = credentialManifest(fleet, cluster, { id: `${mark}-i`, secret: `${mark}-s` });
    if (text.split(mark).length === 2 * places + 1) return templates(mark)(text);
  }
}

/** Clusters whose controllers have the same options share a text. */
const templates = onceForText((mark) => onceForText((text) => template(text, { id: `${mark}-i`, secret: `${mark}-s` })));

function template(text: string, marks: Standing): string {
  const escaped = literal(text);
  if (escaped.includes('  cloud.conf: ') && !/^ {2}cloud\.conf: \|$/m.test(escaped))
    throw new TypeError('cloud.conf holds characters that nobody sees');
  return escaped
    .replace(`"${marks.id}"`, () => `"${renderedText(fetched.id).quoted}"`)
    .replace(`"${marks.secret}"`, () => `"${renderedText(fetched.secret).quoted}"`)
    .replace(marks.id, () => asScalar(fetched.id))
    .replace(marks.secret, () => asScalar(fetched.secret));
}

/** A value as a YAML scalar: JSON's quoting is YAML's as well. */
const asScalar = (key: string): string => `${refusal(key)}{{ .${key} | toJson }}`;

/** Text that the operator's template engine gives back as it is. */
export const literal = (text: string): string => text.replaceAll('{{', '{{ "{{" }}');
