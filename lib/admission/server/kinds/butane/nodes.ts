import type { Path } from '../../../../model/path.ts';
import { isSection, listAt, numberAt, textAt } from '../../section.ts';
import { type Finding, odd, pathFindings, repeated, textOf, unless, wrong } from './finding.ts';
import { modeFindings } from './mode.ts';
import { resourceFindings } from './resource.ts';
import { unitPaths } from './systemd.ts';

/** What is wrong with files, directories and links. @see coreos/ignition: config/v3_3/types/{storage,node,file,directory,config}.go */
export function nodeFindings(config: unknown): Finding[] {
  const at = (kind: string): readonly unknown[] => listAt(config, ['storage', kind]);
  const all = ['directories', 'files', 'links'].flatMap((kind) =>
    at(kind).map((node, index) => ({ node, path: ['storage', kind, index] })),
  );
  const links = at('links').map((link) => textAt(link, ['path']));
  const units = unitPaths(config);
  return [
    ...repeated(
      ['storage'],
      all.map(({ node }) => node),
      (node) => textAt(node, ['path']),
    ),
    ...all.flatMap(({ node, path }) => [
      ...pathFindings([...path, 'path'], textAt(node, ['path'])),
      ...ownerFindings(path, node),
      ...unless(!units.has(textAt(node, ['path'])), wrong([...path, 'path'], 'not be that of a unit')),
      ...unless(!links.some((link) => textAt(node, ['path']).startsWith(`${link}/`)), wrong(path, 'not lie behind a link')),
    ]),
    ...at('directories').flatMap((node, index) => modeFindings(['storage', 'directories', index, 'mode'], numberAt(node, ['mode']), true)),
    ...at('files').flatMap((node, index) => fileFindings(['storage', 'files', index], node)),
    ...at('links').flatMap((node, index) => linkFindings(['storage', 'links', index], node, at('directories'))),
    ...at('trees').map((_, index) => wrong(['storage', 'trees', index], 'not be given, there is no folder of files')),
  ];
}

const ownerFindings = (path: Path, node: unknown): Finding[] =>
  ['user', 'group'].flatMap((key) =>
    unless(
      numberAt(node, [key, 'id']) === undefined || textAt(node, [key, 'name']) === '',
      wrong([...path, key], 'have an ID or a name, not both'),
    ),
  );

function fileFindings(path: Path, file: unknown): Finding[] {
  const contents = isSection(file) ? file['contents'] : undefined;
  const filled = textOf(contents, 'inline') !== undefined || textOf(contents, 'source') !== undefined;
  const overwrites = isSection(file) && file['overwrite'] === true;
  return [
    ...modeFindings([...path, 'mode'], numberAt(file, ['mode']), false),
    ...unless(!overwrites || filled, wrong([...path, 'overwrite'], 'stand beside `contents`')),
    ...resourceFindings([...path, 'contents'], contents),
    ...listAt(file, ['append']).flatMap((resource, index) => resourceFindings([...path, 'append', index], resource)),
  ];
}

function linkFindings(path: Path, link: unknown, directories: readonly unknown[]): Finding[] {
  const target = textAt(link, ['target']);
  if (target === '') return [wrong([...path, 'target'], 'be given')];
  if (!isSection(link) || link['hard'] !== true) return [];
  const full = cleaned(target.startsWith('/') ? target : `${textAt(link, ['path'])}/${target}`);
  const owned = ['user', 'group'].filter((key) => numberAt(link, [key, 'id']) !== undefined || textOf(link[key], 'name') !== undefined);
  return [
    ...unless(!directories.some((directory) => textAt(directory, ['path']) === full), wrong(path, 'not be a hard link to a directory')),
    ...owned.map((key) => odd([...path, key], 'not be given for a hard link')),
  ];
}

/** As Go's `path.Clean` leaves an absolute path. */
function cleaned(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
