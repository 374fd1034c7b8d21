import type { Path } from '../../model/path.ts';
import { dnsSubdomain } from './names.ts';
import { type Fault, fault } from './verdict.ts';

/** Five characters as Kubernetes draws them for a name. */
const random = 'x7k2p';

/**
 * What is wrong with the template that names machines. `names` are the variables that it may use, with sample values; `.cluster.name` and
 * `.random` are always there. Empty or absent: nothing is wrong.
 *
 * @see kubernetes-sigs/cluster-api: internal/topology/names/names.go, v1.14.2
 */
export function nameTemplateFaults(template: string, names: Readonly<Record<string, string>>, path: Path): Fault[] {
  if (template === '') return [];
  const faults: Fault[] = [];
  if (!template.includes('{{ .random }}')) faults.push(fault('name-template', path, template, 'contain `{{ .random }}`, spelled so'));
  const name = rendered(template, { ...names, '.cluster.name': 'cluster', '.random': random });
  if (name === undefined) {
    const known = [...Object.keys(names), '.cluster.name', '.random'].sort().map((variable) => `\`${variable}\``);
    faults.push(fault('name-template', path, template, `be a Go template with the variables ${known.join(', ')}`));
  } else {
    const must = dnsSubdomain(name.length > 63 ? `${name.slice(0, 58)}${random}` : name);
    if (must !== undefined) faults.push(fault('name-template', path, template, `make names that ${must.replace(/^be /, 'are ')}`));
  }
  return faults;
}

/** The template with its variables filled in, or `undefined` where it does not parse or names another variable. Comments, trimming and quoted texts work. */
function rendered(template: string, names: Readonly<Record<string, string>>): string | undefined {
  let [result, rest] = ['', template];
  for (let open = rest.indexOf('{{'); open >= 0; open = rest.indexOf('{{')) {
    const action = /^\{\{(- )?\s*((?:"(?:[^"\\\n]|\\.)*"|`[^`]*`|\/\*.*?\*\/|[^"`}\n])*?)\s*( -)?\}\}/s.exec(rest.slice(open));
    if (!action) return undefined;
    const value = evaluated(action[2] ?? '', names);
    if (value === undefined) return undefined;
    const text = rest.slice(0, open);
    result += (action[1] ? text.trimEnd() : text) + value;
    rest = rest.slice(open + action[0].length);
    if (action[3]) rest = rest.trimStart();
  }
  return result + rest;
}

function evaluated(action: string, names: Readonly<Record<string, string>>): string | undefined {
  if (Object.hasOwn(names, action)) return names[action];
  if (/^\/\*.*\*\/$/s.test(action)) return '';
  if (/^"([^"\\\n]*)"$/.test(action) || /^`[^`]*`$/s.test(action)) return action.slice(1, -1);
  return undefined;
}
