import type { Path } from '../../../../model/path.ts';
import { type Finding, odd, unless, wrong } from './finding.ts';

/**
 * What Butane and Ignition find in the mode of a file or directory. `644` is legal, yet meant as `0644`: a mode that makes no sense as it stands
 * and would make sense in octal warns.
 *
 * @see coreos/butane: base/util/file.go, v0.28.0; coreos/ignition: config/v3_3/types/mode.go
 */
export function modeFindings(path: Path, mode: number | undefined, directory: boolean): Finding[] {
  if (mode === undefined) return [];
  const meant = /^[0-7]+$/.test(String(mode)) ? Number.parseInt(String(mode), 8) : undefined;
  const decimal = meant !== undefined && !isTypical(mode, directory) && isTypical(meant, directory);
  return [
    ...unless(!decimal, odd(path, `be written in octal, as 0${mode}`)),
    ...unless(mode >= 0 && mode <= 0o7777, wrong(path, 'be between 0 and 07777')),
    ...unless((mode & 0o7000) === 0, odd(path, 'have no special bits (setuid, setgid, sticky)')),
  ];
}

function isTypical(mode: number, directory: boolean): boolean {
  if (mode === 0) return true;
  const permissions = [mode & 7, (mode >> 3) & 7, (mode >> 6) & 7];
  if (!permissions.every((own, index) => fits(own, permissions.slice(0, index)))) return false;
  const any = permissions.reduce((a, b) => a | b, 0);
  const [readable, writable, executable] = [(any & 4) !== 0, (any & 2) !== 0, (any & 1) !== 0];
  if (!readable) return false;
  if (directory) return executable && (mode & 0o4000) === 0 && ((mode & 0o3000) === 0 || writable);
  return ((mode & 0o6000) === 0 || (executable && (mode & 2) === 0)) && (mode & 0o1000) === 0;
}

/** Whoever is closer to the file may do all that others may, executes where others read only if they do, and does nothing without reading. */
function fits(own: number, others: readonly number[]): boolean {
  const given = others.reduce((a, b) => a | b, 0);
  if ((given & ~own & 7) !== 0) return false;
  if ((own & 1) !== 0 && (given & 4) !== 0 && (given & 1) === 0) return false;
  return (own & 3) === 0 || (own & 4) !== 0;
}
