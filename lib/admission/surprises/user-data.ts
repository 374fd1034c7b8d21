import { type Path, valueAt } from '../../model/path.ts';
import { listAt, type Section, textAt } from '../server/section.ts';

/** A text of a node's configuration, and where it stands. */
export interface Text {
  readonly path: Path;
  readonly text: string;
}

/** Where each kind has its node configuration. */
const places: Readonly<Record<string, readonly string[]>> = {
  KubeadmControlPlane: ['spec', 'kubeadmConfigSpec'],
  KubeadmConfigTemplate: ['spec', 'template', 'spec'],
  RKE2ControlPlane: ['spec'],
  RKE2ConfigTemplate: ['spec', 'template', 'spec'],
};

const kubeadmKinds = ['KubeadmControlPlane', 'KubeadmConfigTemplate'];
export const rke2Kinds = ['RKE2ControlPlane', 'RKE2ConfigTemplate'];
export const nodeKinds = [...kubeadmKinds, ...rke2Kinds];

/** The path of the node configuration in an object of one of `nodeKinds`. */
export const configPath = (object: Section): readonly string[] => places[textAt(object, ['kind'])] ?? [];

/** The texts of files that are pasted as they are: neither encoded nor taken from a Secret. */
export function* plainFiles(object: Section): Generator<Text> {
  const path = [...configPath(object), 'files'];
  for (const [index, file] of listAt(object, path).entries()) {
    const encoding = textAt(file, ['encoding']);
    const content = valueAt(file, ['content']);
    if (encoding === '' && typeof content === 'string') yield { path: [...path, index, 'content'], text: content };
  }
}

/** Commands of every phase. */
export function* commands(object: Section): Generator<Text> {
  for (const key of ['bootCommands', 'preKubeadmCommands', 'postKubeadmCommands', 'preRKE2Commands', 'postRKE2Commands']) {
    const path = [...configPath(object), key];
    for (const [index, text] of listAt(object, path).entries()) if (typeof text === 'string') yield { path: [...path, index], text };
  }
}

const fields: Readonly<Record<string, readonly string[]>> = {
  files: ['path', 'owner', 'permissions'],
  users: ['name', 'gecos', 'groups', 'homeDir', 'passwd', 'primaryGroup', 'shell', 'sudo'],
};

/** What is pasted as a bare YAML scalar: paths and owners of files, fields of users, their keys. */
export function* bareTexts(object: Section): Generator<Text> {
  for (const [list, keys] of Object.entries(fields)) {
    const path = [...configPath(object), list];
    for (const [index, entry] of listAt(object, path).entries()) {
      for (const key of keys) {
        const text = textAt(entry, [key]);
        if (text !== '') yield { path: [...path, index, key], text };
      }
      for (const [at, text] of listAt(entry, ['sshAuthorizedKeys']).entries()) {
        if (typeof text === 'string') yield { path: [...path, index, 'sshAuthorizedKeys', at], text };
      }
    }
  }
}
