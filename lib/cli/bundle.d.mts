/** What `bundle` is asked for. */
export interface BundleRequest {
  /** Absolute path of the folder that entries and messages are relative to. */
  readonly root: string;
  /** Output name to source file, relative to `root`, with `/`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages that stay outside and are loaded from where they are installed. Absent: none. */
  readonly external?: readonly string[];
}

/**
 * Bundles TypeScript entries into ESM with esbuild, or finds the bundle of an earlier run if nothing it was made from has changed.
 * Answers with the absolute path of each output file, by its name.
 *
 * @throws esbuild's `BuildFailure` (with `errors`) where a source cannot be read, parsed or resolved.
 */
export function bundle(request: BundleRequest): Promise<Record<string, string>>;

/** The folder for bundles of sources below `root`: in its `node_modules`, else the user's own in the system's folder for temporary files. */
export function cacheFolder(root: string): string;
