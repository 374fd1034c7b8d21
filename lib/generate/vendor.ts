import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportOptions, importCrds } from './import.ts';

interface Release extends Omit<ImportOptions, 'out'> {
  readonly folder: string;
}

/** Commits of files that belong to no release stand in their first lines. */
const commitInHead = (text: string): string => /at commit ([0-9a-f]{40})/.exec(text)?.[1] ?? 'unknown';

/**
 * The releases whose schemas are committed, in the order in which they win: the beta of CAPO brings v1beta2, the versions that the stable
 * release has as well are the stable one's. Releases that are not there keep their committed schemas.
 */
const releases: readonly Release[] = [
  { folder: 'capi', source: 'kubernetes-sigs/cluster-api', tag: 'v1.14.0' },
  { folder: 'captf', source: 'captf-io/cluster-api-provider-terraform', tag: commitInHead },
  { folder: 'caprke2', source: 'rancher/cluster-api-provider-rke2', tag: 'v0.25.0' },
  { folder: 'capo-v0.15.0-beta.0', source: 'kubernetes-sigs/cluster-api-provider-openstack', tag: 'v0.15.0-beta.0' },
  { folder: 'capo', source: 'kubernetes-sigs/cluster-api-provider-openstack', tag: 'v0.14.7' },
  { folder: 'flux', source: 'fluxcd/kustomize-controller', tag: 'v1.9.6', kinds: ['Kustomization'] },
  { folder: 'external-snapshotter', source: 'kubernetes-csi/external-snapshotter', tag: 'v8.4.0', kinds: ['VolumeSnapshotClass'] },
  { folder: 'external-secrets', source: 'external-secrets/external-secrets', tag: 'v1.3.2', kinds: ['ExternalSecret'] },
];

/** Imports every release that lies below `root`. Says which, and answers whether all could be read. */
async function vendor(root: string, out: string): Promise<boolean> {
  let fine = true;
  for (const { folder, ...release } of releases) {
    const path = join(root, folder);
    if (!existsSync(path)) {
      console.log(`${folder}: not there, kept`);
      continue;
    }
    const { written, issues } = await importCrds(path, { ...release, out });
    console.log(`${folder}: ${written.length} schemas`);
    for (const { code, severity, origin, got, must } of issues) {
      if (severity === 'error') fine = false;
      console.log(`  ${severity} ${code} ${origin?.file ?? ''}: ${got ?? 'nothing'} must ${must}`);
    }
  }
  return fine;
}

/** Imports into a copy and names the schemas that differ from the committed ones. */
async function check(root: string, committed: string): Promise<boolean> {
  const copy = await mkdtemp(join(tmpdir(), 'capstan-crds-'));
  try {
    await cp(committed, copy, { recursive: true });
    const fine = await vendor(root, copy);
    const files = (await readdir(copy, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
    const texts = await Promise.all(files.map((file) => Promise.all([committed, copy].map((folder) => text(join(folder, file))))));
    const changed = files.filter((_file, index) => texts[index]?.[0] !== texts[index]?.[1]);
    console.log(`checked ${files.length} files, ${changed.length} out of date`);
    for (const file of changed) console.log(`  ${file}`);
    return fine && changed.length === 0;
  } finally {
    await rm(copy, { recursive: true });
  }
}

const text = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** `npm run vendor -- FOLDER [--check]`: renews `schemas/crds` from a folder that holds a folder of CRDs for each release. */
const args = process.argv.slice(2);
const root = args.find((arg) => !arg.startsWith('--'));
if (root === undefined || args.some((arg) => arg.startsWith('--') && arg !== '--check')) {
  console.error('vendor: FOLDER [--check]; the folder holds a folder of CRDs for each release');
  process.exitCode = 2;
} else {
  process.exitCode = (await (args.includes('--check') ? check : vendor)(root, 'schemas/crds')) ? 0 : 1;
}
