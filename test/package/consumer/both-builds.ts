import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as sdk from 'payments-sandbox';
import { createSandbox } from 'payments-sandbox/mock-server';

type Sdk = typeof sdk;

/** Returns the error of a call with an invalid amount, as a build throws it. */
async function errorOf({ Client }: Sdk): Promise<unknown> {
  const client = new Client({
    clientId: 'test_default',
    clientSecret: 'test_default_secret',
    baseUrl: 'http://sandbox.test',
    fetch: createSandbox().fetch,
  });
  return client.paymentIntents.create({ amount: -1, currency: 'usd' }).catch((error: unknown) => error);
}

/** In a process with both builds of the SDK, an error of one is an instance of the classes of the other. */
async function main(): Promise<string> {
  const required: Sdk = createRequire(join(process.cwd(), 'index.js'))('payments-sandbox');
  // By a variable, so that the types of both builds are those of this module.
  const name: string = 'payments-sandbox';
  const imported: Sdk = await import(name);
  if (required.ApiError === imported.ApiError) throw new Error('only one build is loaded');
  for (const [one, other] of [
    [required, imported],
    [imported, required],
  ] as const) {
    const error = await errorOf(one);
    if (!(error instanceof other.InvalidRequestError && error instanceof other.ApiError && error instanceof Error))
      throw new Error(`not an instance of the other build: ${String(error)}`);
    if (error instanceof other.CardDeclinedError) throw new Error('an instance of each class');
    class Derived extends other.InvalidRequestError {}
    if (error instanceof Derived) throw new Error('an instance of a class that is derived from its own');
  }
  return 'succeeded';
}

export const result = main();
void result.then(console.log);
