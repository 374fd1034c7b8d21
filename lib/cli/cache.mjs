// Where bundles are kept. Plain JavaScript, since it runs before anything could read TypeScript.
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, sep } from 'node:path';

export function cacheFolder(root) {
  for (const modules of candidates(root)) {
    const folder = join(modules, '.cache', 'capstan');
    try {
      if (!existsSync(modules)) continue;
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      // not writable: the next place
    }
  }
  return temporary(root);
}

/** The `node_modules` that `root` is installed in, else its own. */
function candidates(root) {
  const parts = root.split(sep);
  const at = parts.lastIndexOf('node_modules');
  return at > 0 ? [parts.slice(0, at + 1).join(sep)] : [join(root, 'node_modules')];
}

/**
 * A folder that only this user can write: what lies in it is run as a program, so a folder of somebody else's must never be taken, and a fresh
 * one, used once, is the last resort.
 */
function temporary(root) {
  const user = process.getuid?.();
  const folder = join(tmpdir(), `capstan-${user ?? homedir().replace(/[^A-Za-z0-9]+/g, '-')}-${digest(root)}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stat = lstatSync(folder);
    const own = user === undefined || (stat.uid === user && (stat.mode & 0o022) === 0);
    if (stat.isDirectory() && own) return folder;
  } catch {
    // taken by something else
  }
  return mkdtempSync(join(tmpdir(), 'capstan-'));
}

/** Tells projects apart; FNV-1a, since no adversary chooses these and `node:crypto` takes time to load. */
function digest(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
