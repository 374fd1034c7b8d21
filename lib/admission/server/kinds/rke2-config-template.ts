import type { Behaviour } from '../behaviour.ts';
import { sectionAt, withAt } from '../section.ts';
import { rke2Defaults, rke2Expressions, rke2Pointers } from './rke2-config.ts';

const config = ['spec', 'template', 'spec'];

/** The webhook looks into a template only to complete it. @see rancher/cluster-api-provider-rke2: bootstrap/api/v1beta2/rke2configtemplate_webhook.go, v0.25.0 */
export const rke2ConfigTemplate: Behaviour = {
  mutating: true,
  rewrites: rke2Pointers,
  defaults: (object) => ({ object: rke2Defaults(withAt(object, config, sectionAt(object, config)), config), faults: [] }),
  expressions: rke2Expressions(config),
};
