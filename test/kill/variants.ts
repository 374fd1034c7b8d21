/**
 * Two sets of files that differ in every way that a write knows: some stay, some change, some come, some go, and with them folders. So that a mixture
 * shows, each file says which variant it is of unless it is the same in both. `size` is the number of clusters.
 */
export function variant(name: 'a' | 'b', size = 12): Map<string, string> {
  const files = new Map<string, string>();
  for (let i = 0; i < size; i++) {
    files.set(`clusters/c${i}/cluster.yaml`, `both: ${i}\n`);
    files.set(`clusters/c${i}/control-plane.yaml`, `${name}: ${i}\n`.repeat(200));
    files.set(`clusters/${name}${i}/cluster.yaml`, `${name}: ${i}\n`);
  }
  return files;
}
