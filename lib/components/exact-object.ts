import { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KubeObject } from '../model/object.ts';

/**
 * An API object that leaves as it came. cdk8s's own `toJson` drops every `null` and sorts a copy of the whole object; a module variable may be
 * `null` on purpose (captf.io: user-guide/variables), and the emitter sorts already.
 */
export class ExactObject extends ApiObject {
  readonly object: KubeObject;

  constructor(scope: Construct, id: string, object: KubeObject) {
    super(scope, id, object);
    this.object = object;
  }

  override toJson(): KubeObject {
    return this.object;
  }
}
