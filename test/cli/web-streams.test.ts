import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chunksOf } from '../../cli/web-streams';
import { createSandbox, serve } from '../../mock-server/server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const collected = vi.fn();
const registry = new FinalizationRegistry(collected);

async function openExport(url: string): Promise<AsyncIterable<Uint8Array>> {
  const response = await fetch(`${url}/_sandbox/platforms/default/export`);
  registry.register(response, '');
  return chunksOf(response.body ?? new ReadableStream());
}

test('the body of a response that was collected as garbage is whole', async () => {
  const { url, close } = await serve(createSandbox());
  onTestFinished(close);
  const chunks = await openExport(url);
  await vi.waitUntil(() => {
    collectGarbage();
    return collected.mock.calls.length > 0;
  }, 10_000);
  await setImmediate();
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  expect(text).toMatch(/^\{"format".*\n(?:.*\n)*\{"end":true,"rows":\d+\}\n$/);
});
