import { expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';

const isServed = (url: string) =>
  fetch(`${url}/_sandbox/health`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a second close is the same promise', async () => {
  const server = await serve(createSandbox());
  const closed = server.close();
  expect(server.close()).toBe(closed);
  await closed;
  expect(server.close()).toBe(closed);
});

test('a server is closed at the end of its block', async () => {
  let url = '';
  {
    await using server = await serve(createSandbox());
    url = server.url;
    expect(await isServed(url)).toBe(true);
  }
  expect(await isServed(url)).toBe(false);
});

test('a port in use is said to be one, with what to do', async () => {
  await using server = await serve(createSandbox());
  const { port } = server;
  await expect(serve(createSandbox(), { port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    message: `Port ${port} of 127.0.0.1 is in use by another program, or by another sandbox. Pass another port, or 0 for a free one.`,
  });
});
