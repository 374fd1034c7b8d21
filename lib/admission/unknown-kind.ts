import { nearest } from '../model/suggest.ts';
import { type Finding, kindOf, type Subject } from './subject.ts';
import { validators } from './validators/index.gen.ts';

/** A kind without a schema is never passed over: nobody would have looked at it. */
export function unknownKind({ object, validator }: Subject): readonly Finding[] {
  if (validator) return [];
  const versions = [...validators.keys()].filter((name) => name.endsWith(`/${object.kind}`)).map(apiVersionOf);
  const known = versions.length > 0;
  return [
    {
      code: 'admission/unknown-kind',
      path: [known ? 'apiVersion' : 'kind'],
      got: known ? `${object.kind} of '${object.apiVersion}'` : `the kind '${kindOf(object).slice(0, 300)}'`,
      must: known ? `be of ${versions.map((version) => `'${version}'`).join(' or ')}` : 'be a kind whose schema is known',
      fix: known ? `write \`apiVersion: ${versions[0]}\`` : nearestKind(object.kind),
      why: 'What has no schema cannot be checked before it reaches the management cluster.',
    },
  ];
}

const apiVersionOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

function nearestKind(kind: string): string {
  const known = [...validators.keys()].map((name) => name.slice(name.lastIndexOf('/') + 1));
  const best = nearest(kind, known);
  return best === undefined ? 'deliver it outside Capstan' : `did you mean '${best}'?`;
}
