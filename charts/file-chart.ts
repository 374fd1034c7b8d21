import { type App, Chart } from 'cdk8s';

/** One file of `dist/<environment>`: the objects of its tree, in the order they were made. */
export class FileChart extends Chart {
  /** Relative to `dist/<environment>`, with `/`. */
  readonly file: string;

  constructor(app: App, file: string) {
    super(app, file, { disableResourceNameHashes: true });
    this.file = file;
  }
}
