import type { App } from 'cdk8s';
import { printRequired } from '../lib/components/print-required.ts';
import { requiredSecrets } from '../lib/components/required-secrets.ts';
import type { CompleteFleet } from '../lib/model/complete.ts';
import { FileChart } from './file-chart.ts';

/** What must exist beside `dist`, for people: a text, since GitOps engines read YAML and JSON alone. */
export function requiredSecretsChart(app: App, fleet: CompleteFleet): void {
  const text = printRequired(requiredSecrets(fleet));
  if (text !== '') new FileChart(app, 'required-secrets.txt', text);
}
