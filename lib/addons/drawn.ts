import { App, Chart } from 'cdk8s';
import type { Construct } from 'constructs';
import type { CompleteFleet } from '../model/complete.ts';
import type { KubeObject } from '../model/object.ts';
import { onceForObject } from '../model/remembered.ts';
import type { Payload } from './payload.ts';

/** An add-on as a construct: everything that its objects depend on is in `options`, a JSON value. */
export interface Drawing<Options> {
  readonly addon: string;
  readonly release: string;
  readonly options: Options;
  readonly draw: (scope: Construct, options: Options) => unknown;
}

const payloadsOf = onceForObject((_: CompleteFleet) => new Map<string, Payload>());

/** The payload of an add-on, drawn once for all clusters of a fleet whose options are equal: they share one object, not only equal ones. */
export function drawn<Options>(fleet: CompleteFleet, { addon, release, options, draw }: Drawing<Options>): Payload {
  const payloads = payloadsOf(fleet);
  // Options have their keys in one order, being put together by one function; another order would only draw once more.
  const key = JSON.stringify([addon, release, options]);
  let payload = payloads.get(key);
  if (payload === undefined) {
    const chart = new Chart(new App(), addon);
    draw(chart, options);
    // cdk8s calls its own objects `any`.
    payload = { addon, release, objects: chart.toJson() as KubeObject[] };
    payloads.set(key, payload);
  }
  return payload;
}
