import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createSandbox, openSandboxIn, serve } from '../../mock-server/server';
import { temporaryDirectory } from '../support/fronts';
import { flow } from './flow';
import { inMemory, SEED } from './seeded';

describe('a long flow is the same to the byte', () => {
  test('as at an earlier time: "npx vitest run test/deterministic -u" writes what it tells now', async () => {
    for (const [chapter, text] of Object.entries(await inMemory()))
      await expect(text).toMatchFileSnapshot(`golden/${chapter}.http`);
  });

  test('twice in one process', async () => {
    expect(await inMemory()).toEqual(await inMemory());
  });

  test('over HTTP', async () => {
    const sandbox = createSandbox({ randomSeed: SEED });
    const server = await serve(sandbox);
    const told = await flow({ baseUrl: server.url, fetch: (url, init) => fetch(url, init) });
    expect(told).toEqual(await inMemory());
    await server.close();
    await sandbox.close();
  });

  test('when it is kept in files', async () => {
    const directory = await temporaryDirectory();
    const sandbox = await openSandboxIn(directory, { randomSeed: SEED });
    expect(await flow({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch })).toEqual(await inMemory());
    await sandbox.close();
    await rm(directory, { recursive: true });
  });

  test('after a reset, but for new platforms', async () => {
    const sandbox = createSandbox({ randomSeed: SEED });
    const server = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
    const { control: _, tools: __, ...before } = await flow(server);
    sandbox.platform().reset();
    const { control: ___, tools: ____, ...after } = await flow(server);
    expect(after).toEqual(before);
    await sandbox.close();
  });
});

test('another seed makes other ids, and changes nothing else', async () => {
  const [one, other] = [await inMemory(), await inMemory('another seed')];
  const made = /\b[0-9a-f]{16,64}\b|\b[a-z]+_[0-9A-Za-z]{22}\b|(?<=cursor"?[:=]"?)[\w%-]+/g;
  expect(other.payments).not.toEqual(one.payments);
  expect(other.payments?.replace(made, '…')).toEqual(one.payments?.replace(made, '…'));
});
