import type { Path } from '../../../../lib/model/path.ts';
import type { Site } from '../site.ts';
import { addons } from './addons.ts';
import type { Mistake, Mistakes } from './mistake.ts';

const withFile = (site: Site, file: string, name = 'mistake'): Path => {
  addons(site, { manifests: { [name]: { path: `addons/${file}.yaml` } } });
  return site.at('addons', 'manifests', name);
};
const inFile =
  (file: string): Mistake =>
  (site) => [...withFile(site, file), 'path'];

/** The mistakes that the rules on manifests of the user's own are for: files that have one fault each. */
export const ofManifests: Mistakes = {
  'addons/manifests-name': (site) => withFile(site, 'network', 'cluster'),
  'addons/manifests-unreadable': inFile('broken'),
  'addons/manifests-empty': inFile('comments'),
  'addons/manifests-namespace-missing': inFile('no-namespace'),
  'addons/manifests-namespace-unknown': inFile('no-such-namespace'),
  'addons/manifests-double': inFile('twice'),
  'addons/manifests-too-large': inFile('large'),
  'addons/manifests-image-moves': inFile('no-tag'),
};
