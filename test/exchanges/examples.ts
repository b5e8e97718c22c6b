import type { ExampleResponse, Examples, OperationExamples } from '../../spec/vocabulary/example';
import { createSandbox } from '../../mock-server';
import { type DocumentedOperation, places } from '../support/document';
import { exchangesWithApi } from './api-exchanges';
import { type Exchange, Recorder } from './recorder';

const options = { randomSeed: 'examples', checkoutUrl: 'https://pay.test' };
const baseUrl = 'http://127.0.0.1:4010';

/** Carries out the exchanges on a new sandbox, and returns the examples that follow from them: the same ones each time. */
export async function newExamples(): Promise<Examples> {
  const sandbox = createSandbox(options);
  const exchanges = await exchangesWithApi(sandbox, new Recorder({ baseUrl, fetch: sandbox.fetch }));
  await sandbox.close();
  const errors = new ErrorNames();
  const operations = places.map(({ operation }) => [operation.operationId, examplesOf(operation, exchanges, errors)]);
  return { operations: Object.fromEntries(operations), errors: Object.fromEntries(errors.found) };
}

/** Returns the examples of an operation. Throws if a status has none. */
function examplesOf(
  operation: DocumentedOperation,
  exchanges: readonly Exchange[],
  errors: ErrorNames,
): OperationExamples {
  const { operationId: id, responses, 'x-error-codes': codes } = operation;
  const own = exchanges.filter(({ operationId }) => operationId === id);
  const success = own.find(({ response }) => response.status < 300);
  const failed = own.flatMap(({ response }) => (codes.includes(codeOf(response)) ? [response] : []));
  const first = failed.filter((each, i) => failed.findIndex((other) => codeOf(other) === codeOf(each)) === i);
  const missing = Object.keys(responses).filter(
    (status) => Number(status) >= 400 && !first.some((each) => String(each.status) === status),
  );
  if (success === undefined || missing.length > 0) {
    throw new Error(`${id} has no example of ${success ? missing.join(', ') : 'success'}`);
  }
  const names = [...first].sort((a, b) => a.status - b.status).map((each) => errors.nameOf(each));
  return { request: success.request, success: success.response, errors: names };
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
