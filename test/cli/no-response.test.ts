import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { explainNoResponse } from '../../cli/no-response';
import { listen } from '../support/listen';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

/** Listens on a port of this machine, and treats each connection in one way. */
async function listener(onConnection: (socket: Socket) => unknown): Promise<string> {
  const server = createServer(onConnection);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${await listen(server)}`;
}

const closesWhenAsked = (socket: Socket) => socket.once('data', () => socket.destroy());
const speaksSmtp = (socket: Socket) => socket.end('220 mail.test ESMTP\r\n');

const commands = [
  ['payments', 'list'],
  ['requests', 'list'],
];
const others = [['clock'], ['listen'], ['report'], ['review', 'acc_1', 'approve']];

test.each([...commands, ...others])('no sandbox runs at a port on which nothing listens: %s %s', async (...args) => {
  const { code, stderr } = await run([...args, '--sandbox', 'http://127.0.0.1:1023']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('No sandbox is running at http://127.0.0.1:1023')]);
  for (const advice of ['payments-sandbox start', '--sandbox URL']) expect(stderr).toContain(advice);
});

test.each(others)('a sandbox has no platform of this id: %s', async (...args) => {
  const { url } = await sharedSandbox();
  const { code, stderr } = await run([...args, '--sandbox', url, '--platform', 'pf/1']);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining(`The sandbox at ${url} has no platform "pf/1".\nTo use another platform: --platform ID`),
  ]);
});

test.each(commands)(
  '%s %s: a peer that closes the connection, or speaks another protocol, is no absent sandbox',
  async (...args) => {
    for (const [onConnection, reason] of [
      [closesWhenAsked, 'the connection was closed'],
      [speaksSmtp, 'HPE_INVALID_CONSTANT, the response is not HTTP'],
    ] as const) {
      const { code, stderr } = await run([...args, '--sandbox', await listener(onConnection)]);
      expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
      expect(stderr).not.toContain('No sandbox is running');
    }
  },
);

test('a token with a line break is not sent, and not shown', async () => {
  const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'secret-of-the-team\nsecond line' };
  const { code, stderr } = await run(['requests', 'list', '--sandbox', 'http://127.0.0.1:1023'], { env });
  expect([code, stderr]).toEqual([1, expect.stringContaining('Check PAYMENTS_SANDBOX_CONTROL_TOKEN.')]);
  expect(stderr).not.toContain('secret');
});

/** An error as `fetch` throws it. */
const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test.each([
  ['ENOTFOUND', 'No response came from http://sandbox.test: ENOTFOUND, the name of the host was not found'],
  ['EHOSTUNREACH', 'No response came from http://sandbox.test: EHOSTUNREACH, the host cannot be reached'],
  ['UND_ERR_SOCKET', 'If it is a sandbox with --https: --sandbox https://sandbox.test'],
  ['ECONNREFUSED', 'No sandbox is running at http://sandbox.test'],
])('%s is explained as what it is', (code, line) => {
  expect(explainNoResponse('http://sandbox.test', failed(code), {})).toContain(line);
});

/** Node uses the proxies of the environment from 22.21 on, and from 24 on. Earlier releases ignore them. */
const usesProxies = process.allowedNodeEnvironmentFlags.has('--use-env-proxy');

test.each(['ECONNREFUSED', 'UND_ERR_SOCKET'])('%s of a proxied address names the proxy', (code) => {
  const env = { HTTP_PROXY: 'http://proxy.test:3128', NODE_USE_ENV_PROXY: '1' };
  const explained = explainNoResponse('http://sandbox.test', failed(code), env);
  expect(explained).not.toMatch(/No sandbox is running|has just stopped/);
  expect(explained).toContain(
    usesProxies
      ? 'HTTP_PROXY names a proxy for this address. To call it without one: NO_PROXY=sandbox.test'
      : 'HTTP_PROXY names a proxy, which this Node does not use.',
  );
  expect(explainNoResponse('http://127.0.0.1:4010', failed('ECONNREFUSED'), env)).not.toContain('HTTP_PROXY');
});
