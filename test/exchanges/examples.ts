import { createSandbox } from '../../mock-server';
import type { ExampleResponse, Examples, OperationExamples } from '../../spec/vocabulary/example';
import { places } from '../support/document';
import { type ApiExchanges, exchangesWithApi, type OperationExchanges } from './api-exchanges';
import { Recorder } from './recorder';

const options = { randomSeed: 'examples', checkoutUrl: 'https://pay.test' };
const baseUrl = 'http://127.0.0.1:4010';

/** Carries out the exchanges on a new sandbox: the same ones each time. */
export async function newExchanges(): Promise<ApiExchanges> {
  const sandbox = createSandbox(options);
  const exchanges = await exchangesWithApi(sandbox, new Recorder({ baseUrl, fetch: sandbox.fetch }));
  await sandbox.close();
  return exchanges;
}

/** Returns the examples that follow from exchanges. */
export function examplesFrom({ operations }: ApiExchanges): Examples {
  const errors = new ErrorNames();
  const examples = operations.map((exchanges) => [exchanges.id, examplesOf(exchanges, errors)]);
  return { operations: Object.fromEntries(examples), errors: Object.fromEntries(errors.found) };
}

/** Returns the examples of an operation. Throws if a status has none. */
function examplesOf({ id, success, refusals }: OperationExchanges, errors: ErrorNames): OperationExamples {
  const { responses, 'x-error-codes': codes } = operationOf(id);
  const failed = refusals.flatMap(({ response }) => (codes.includes(codeOf(response)) ? [response] : []));
  const first = failed.filter((each, i) => failed.findIndex((other) => codeOf(other) === codeOf(each)) === i);
  const missing = Object.keys(responses).filter(
    (status) => Number(status) >= 400 && !first.some((each) => String(each.status) === status),
  );
  if (missing.length > 0) throw new Error(`${id} has no example of ${missing.join(', ')}`);
  const names = [...first].sort((a, b) => a.status - b.status).map((each) => errors.nameOf(each));
  return { request: success.request, success: success.response, errors: names };
}

function operationOf(id: string) {
  const found = places.find(({ operation }) => operation.operationId === id);
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
