import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createSandbox, openSandboxIn, serve } from '../../mock-server/server';
import { temporaryDirectory } from '../support/fronts';
import { flow } from './flow';
import { GOLDEN_DATE, goldenOptions, runInMemory } from './run-in-memory';

vi.useFakeTimers({ toFake: ['Date'], now: GOLDEN_DATE });
afterAll(() => void vi.useRealTimers());
const expected = await runInMemory();

describe('the flow of requests has identical bytes', () => {
  test('as in the golden files ("npx vitest run test/deterministic -u" updates them)', async () => {
    for (const [step, text] of Object.entries(expected)) await expect(text).toMatchFileSnapshot(`golden/${step}.http`);
  });

  test('in a second run of the process', async () => {
    expect(await runInMemory()).toEqual(expected);
  });

  test('over HTTP, except for its address', async () => {
    const sandbox = createSandbox(goldenOptions);
    const server = await serve(sandbox);
    const transcripts = await flow({ baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
    // The address of an upload is below the base URL that the request used.
    const atOtherAddress = Object.entries(transcripts).map(([step, text]) => [
      step,
      text.replaceAll(server.url, 'http://sandbox.test'),
    ]);
    expect(Object.fromEntries(atOtherAddress)).toEqual(expected);
    await server.close();
    await sandbox.close();
  });

  test('on the file store', async () => {
    const directory = await temporaryDirectory();
    const sandbox = await openSandboxIn(directory, goldenOptions);
    expect(await flow({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch })).toEqual(expected);
    await sandbox.close();
    await rm(directory, { recursive: true });
  });

  test('after a reset, except for new platforms', async () => {
    const sandbox = createSandbox(goldenOptions);
    const server = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
    const { control: _, tools: __, ...before } = await flow(server);
    sandbox.platform().reset();
    const { control: ___, tools: ____, ...after } = await flow(server);
    expect(after).toEqual(before);
    await sandbox.close();
  });
});

test('another random seed changes the ids and nothing else', async () => {
  const other = await runInMemory('another seed');
  const generated = /\b[0-9a-f]{16,64}\b|\b[a-z]+_[0-9A-Za-z]{22}\b|(?<=cursor"?[:=] ?"?)[\w%-]+/g;
  expect(other['payments']).not.toEqual(expected['payments']);
  expect(other['payments']?.replace(generated, '…')).toEqual(expected['payments']?.replace(generated, '…'));
});
