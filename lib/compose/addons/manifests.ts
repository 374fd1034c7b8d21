import { belongsTo, type CompleteManifests } from '../../model/addons/manifests.ts';
import type { Manifests } from '../../model/fleet.gen.ts';
import type { Path } from '../../model/path.ts';
import type { ProjectFiles } from '../../model/project-files.ts';
import { onceForObject } from '../../model/remembered.ts';

type Contents = Pick<CompleteManifests, 'files' | 'documents' | 'faults'>;

/** Manifests of the user's own with what stands in their files. Clusters that name the same source share its documents. */
export const manifests = (name: string, given: Manifests, path: Path, files: ProjectFiles): CompleteManifests => ({
  name,
  path,
  source: given.path,
  ...contents(given.path, files),
});

const sources = onceForObject((_files: ProjectFiles) => new Map<string, Contents>());

function contents(source: string, files: ProjectFiles): Contents {
  const known = sources(files);
  let found = known.get(source);
  if (found === undefined) {
    found = read(source, files);
    known.set(source, found);
  }
  return found;
}

function read(source: string, files: ProjectFiles): Contents {
  const own = [...files].filter(([file]) => belongsTo(source, file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const all = own.flatMap(([file]) => files.manifests?.get(file) ?? []);
  return {
    files: own.map(([file, text]) => ({ name: file, text })),
    documents: all.flatMap(({ documents }) => documents),
    faults: all.flatMap(({ faults }) => faults),
  };
}
