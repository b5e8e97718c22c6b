import { createSandbox, type Sandbox, type SandboxEvent } from '../../mock-server';
import type { ExampleResponse, Examples, OperationExamples } from '../../spec/vocabulary/example';
import { controlPlaces, openApiDocument, places } from '../support/document';
import { type ApiExchanges, exchangesWithApi, type OperationExchanges } from './api-exchanges';
import { type ControlExchanges, controlOptions, exchangesWithControl } from './control-exchanges';
import { otherEvents } from './events';
import { MissingExampleError } from './next-step';
import { Recorder, redacted } from './recorder';

/** Tokens and signatures are of the clock of the caller, which a random seed does not repeat. */
const clock = { now: () => Date.parse('2026-01-01T00:00:00Z') };
const options = { randomSeed: 'examples', checkoutUrl: 'https://pay.test', clock };
const baseUrl = 'http://127.0.0.1:4010';

/** The exchanges with both APIs, and the events that they caused. */
export interface AllExchanges {
  readonly api: ApiExchanges;
  readonly control: readonly ControlExchanges[];
  readonly events: readonly SandboxEvent[];
}

/** Carries out the exchanges on new sandboxes: the same ones each time. */
export async function newExchanges(): Promise<AllExchanges> {
  const api = await withSandbox({}, exchangesWithApi);
  const control = await withSandbox(controlOptions, exchangesWithControl);
  const others = await withSandbox({}, otherEvents);
  return { api, control, events: [...api.events, ...others] };
}

async function withSandbox<Result>(
  more: Partial<typeof controlOptions>,
  use: (sandbox: Sandbox, recorder: Recorder) => Promise<Result>,
): Promise<Result> {
  const sandbox = createSandbox({ ...options, ...more });
  const result = await use(sandbox, new Recorder({ baseUrl, fetch: sandbox.fetch }));
  await sandbox.close();
  return result;
}

/** Returns the examples that follow from exchanges. */
export function examplesFrom({ api: { operations }, control, events }: AllExchanges): Examples {
  const errors = new ErrorNames();
  // They have the same form for every operation, and no request to the control API causes them.
  const unavailable = operations
    .flatMap(({ refusals }) => refusals)
    .filter(({ response: { status } }) => status >= 500);
  const examples = [
    ...operations.map((exchanges) => [exchanges.id, examplesOf(exchanges, errors)]),
    ...control.map(({ id, success, refusals }) => [
      id,
      examplesOf({ id, success, refusals: [...refusals, ...unavailable] }, errors),
    ]),
  ];
  return {
    operations: Object.fromEntries(examples),
    errors: Object.fromEntries(errors.found),
    events: Object.fromEntries(eventsByName(events)),
  };
}

/** Returns the first event of each name. Throws if an event of the document did not happen. */
function eventsByName(events: readonly SandboxEvent[]): readonly (readonly [string, SandboxEvent])[] {
  return Object.keys(openApiDocument.webhooks).map((name) => {
    const found = events.find(({ event_name }) => event_name === name);
    if (found === undefined) throw new MissingExampleError(`there is no example of the event ${name}`);
    return [name, redacted({ ...found, idempotency_key: found.idempotency_key && 'order-A-17' })];
  });
}

/** Returns the examples of an operation. Throws if a status has none. */
function examplesOf(
  { id, success, refusals }: Pick<OperationExchanges, 'success' | 'refusals'> & { readonly id: string },
  errors: ErrorNames,
): OperationExamples {
  const { responses, 'x-error-codes': codes } = operationOf(id);
  const failed = refusals.flatMap(({ response }) => (codes.includes(codeOf(response)) ? [response] : []));
  const first = failed.filter((each, i) => failed.findIndex((other) => codeOf(other) === codeOf(each)) === i);
  const missing = Object.keys(responses).filter(
    (status) => Number(status) >= 400 && !first.some((each) => String(each.status) === status),
  );
  if (missing.length > 0) throw new MissingExampleError(`${id} has no example of ${missing.join(', ')}`);
  const names = [...first].sort((a, b) => a.status - b.status).map((each) => errors.nameOf(each));
  return { request: success.request, success: success.response, errors: names };
}

function operationOf(id: string) {
  const found = [...places, ...controlPlaces].find(({ operation }) => operation.operationId === id);
  if (found === undefined) throw new Error(`the document has no operation ${id}`);
  return found.operation;
}

const codeOf = ({ body }: ExampleResponse): string => Object(Object(body).error).code ?? '';

/** The names of error responses: their code, with a number from the second response with the code on. */
class ErrorNames {
  readonly found = new Map<string, ExampleResponse>();

  nameOf(response: ExampleResponse): string {
    const text = JSON.stringify(response);
    const code = codeOf(response);
    for (let count = 1; ; count++) {
      const name = count === 1 ? code : `${code}_${count}`;
      const known = this.found.get(name);
      if (known === undefined) this.found.set(name, response);
      if (known === undefined || JSON.stringify(known) === text) return name;
    }
  }
}
