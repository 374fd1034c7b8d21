import { type App, Chart } from 'cdk8s';

/** One file of `dist/<environment>`: the objects of its tree, in the order they were made. */
export class FileChart extends Chart {
  /** Relative to `dist/<environment>`, with `/`. */
  readonly file: string;

  /** The file's text where it is kept as it is; then its objects are those that stand in it. */
  readonly text: string | undefined;

  constructor(app: App, file: string, text?: string) {
    super(app, file, { disableResourceNameHashes: true });
    this.file = file;
    this.text = text;
  }
}
