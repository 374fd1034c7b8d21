import type { Path } from '../../../model/path.ts';
import { annotationFaults, labelFaults } from '../metadata.ts';
import { sectionAt } from '../section.ts';
import type { Fault } from '../verdict.ts';

/** Labels and annotations that a template hands on. @see kubernetes-sigs/cluster-api: api/core/v1beta2/common_types.go, ObjectMeta.Validate */
export function templateMetadataFaults(object: unknown, path: Path): Fault[] {
  const { labels, annotations } = sectionAt(object, path);
  return [...labelFaults(labels, [...path, 'labels']), ...annotationFaults(annotations, [...path, 'annotations'])];
}
