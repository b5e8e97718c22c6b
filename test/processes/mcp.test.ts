import { describe, expect, onTestFinished, test } from 'vitest';
import { placesOf, sendable } from '../../cli/commands/mcp/send-request';
import { createSandbox, serve } from '../../mock-server/server';
import { blocksOf } from '../examples/documents';
import { connectAgent } from '../support/agent-client';
import { builtCli } from '../support/built';
import { cardPayment, scenarioPayment } from '../support/bodies';
import { spawnCli } from '../support/cli-process';
import { startWebhookEndpoint } from '../support/webhook-endpoint';

/** The server as a user adds it to an agent. */
const [{ text: settings } = { text: '{}' }] = blocksOf('docs/guides/agents.md').filter(
  ({ language }) => language === 'json',
);
const { command, args }: { command: string; args: readonly string[] } =
  JSON.parse(settings).mcpServers['payments-sandbox'];
const [program = '', ...mcp] = args;

/** Connects a client to the tools of the built command line. Returns a function that calls one and returns its text. */
async function openTools(url: string, ...options: readonly string[]) {
  const client = await connectAgent(process.execPath, [builtCli(), ...mcp, '--sandbox', url, ...options]);
  onTestFinished(() => client.close());
  const call = async (name: string, parameters: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: parameters });
    const [{ text } = { text: '' }] = content.flatMap((each) => (each.type === 'text' ? [each] : []));
    return { text, isError };
  };
  return { client, call, read: async (...args: Parameters<typeof call>) => JSON.parse((await call(...args)).text) };
}

async function serveSandbox() {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  return { url: server.url, platform: sandbox.platform() };
}

test('the guide starts the tools with npx', () => {
  expect([command, program]).toEqual(['npx', 'payments-sandbox']);
});

test('the tools use the platform of the token, and refuse another one', async () => {
  const sandbox = createSandbox({ controlToken: 'a-control-token-of-the-tests' });
  const server = await serve(sandbox);
  onTestFinished(async () => {
    await server.close();
    await sandbox.close();
  });
  const { id } = await sandbox.createPlatform({ name: 'checkout-team' });
  const { token } = sandbox.platform(id).tokens.create('agent');
  const { read } = await openTools(server.url, '--control-token', token);
  expect(await read('status')).toMatchObject({ platform: id });
  const sent = await read('send_request', { operation: 'createPayment', parameters: cardPayment({}) });
  expect([sent.status, sandbox.platform(id).requests.list().length]).toEqual([201, 1]);
  const other = await openTools(server.url, '--control-token', token, '--platform', 'default');
  expect(await other.call('status')).toMatchObject({
    isError: true,
    text: expect.stringContaining('opens no other one'),
  });
});

describe('an agent', () => {
  test('makes a payment that is declined, explains it, and moves the clock', async () => {
    const { url, platform } = await serveSandbox();
    const endpoint = await startWebhookEndpoint();
    platform.publishers.create({ url: endpoint.url, events: ['payment.failed'] });
    const { client, read } = await openTools(url);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'status',
      'explain_request',
      'find_objects',
      'send_request',
      'advance_clock',
      'search_docs',
    ]);
    const parameters = { ...scenarioPayment('insufficient_funds'), 'Idempotency-Key': 'mine' };
    const sent = await read('send_request', { operation: 'createPayment', parameters });
    expect(sent).toMatchObject({
      status: 402,
      error_code: 'card_declined',
      explanation: expect.stringContaining('the account does not have enough funds'),
      response: { error: { decline_code: 'insufficient_funds' } },
    });
    expect(await read('find_objects', { words: 'insufficient_funds 402' })).toMatchObject({
      found: [{ kind: 'requests', id: sent.request_id }],
      has_more: false,
    });
    expect((await read('find_objects', { words: 'insufficient_funds' })).found[0]).toMatchObject({ kind: 'payments' });
    await platform.waitForIdle();
    const explained = await read('explain_request', { request_id: sent.request_id });
    expect(explained).toMatchObject({ verdict: 'ok', idempotency: { key: 'mine', outcome: 'new' } });
    expect(explained.events.at(-1)).toMatchObject({
      event_name: 'payment.failed',
      deliveries: [{ status: 'delivered', attempts: [{ status: 200 }] }],
    });
    const before = platform.clock.now();
    const { now } = await read('advance_clock', { duration: '8d' });
    expect(Date.parse(now) - before).toBeGreaterThanOrEqual(8 * 86_400_000);
    expect(await read('status')).toMatchObject({
      sandbox: url,
      publishers: [{ url: endpoint.url }],
      latest_requests: [{ id: sent.request_id, operation: 'createPayment', status: 402 }],
    });
  });

  test('learns the names of parameters, which go where the document has them', async () => {
    const { url } = await serveSandbox();
    const { call, read } = await openTools(url);
    const send = (operation: string, parameters: object) => call('send_request', { operation, parameters });
    expect(await send('createPayment', { amuont: 1 })).toEqual({
      text: expect.stringMatching(/no parameter "amuont"\. Did you mean "amount"\?\nIts parameters: .*, amount,/),
      isError: true,
    });
    expect((await send('getPayment', {})).text).toMatch(/^getPayment needs payment_id\n/);
    const made = await read('send_request', { operation: 'createSubAccount', parameters: { name: 'Shop' } });
    const account = made.response.data.id;
    const listed = { operation: 'listPayments', parameters: { 'Sub-Account': account, limit: 1 } };
    const { request_id, status } = await read('send_request', listed);
    expect(status).toBe(200);
    const { path, account_id } = await read('explain_request', { request_id });
    expect({ path, account_id }).toEqual({ path: '/v1/payments?limit=1', account_id: account });
  });

  test('learns the closest operations for one that does not exist', async () => {
    const { url } = await serveSandbox();
    const { call } = await openTools(url);
    const { text, isError } = await call('send_request', { operation: 'chargeCard' });
    expect(isError).toBe(true);
    expect(text).toMatch(
      /Unknown operation "chargeCard"\. The closest ones: (\w+, ){4}\w+\. search_docs finds others\./,
    );
    const wrong = await call('send_request', { operation: 'createPaymnet' });
    expect(wrong.text).toContain('The closest ones: createPayment,');
  });

  test('sees no card number and no token in any result', async () => {
    const { url } = await serveSandbox();
    const { call } = await openTools(url);
    const number = '4000000000009995';
    const results = [
      await call('send_request', { operation: 'createPayment', parameters: cardPayment({ number }) }),
      await call('send_request', { operation: 'createPayment', parameters: { [number]: 1 } }),
      await call('send_request', { operation: 'getPayment', parameters: { payment_id: number } }),
      await call('send_request', { operation: number }),
      await call('explain_request', { request_id: number }),
      await call('send_request', { operation: 'listPayments' }),
    ];
    const [{ text } = { text: '{}' }] = results;
    results.push(await call('explain_request', { request_id: JSON.parse(text).request_id }), await call('status'));
    expect(results.filter((each) => each.text.includes(number))).toEqual([]);
    expect(results.filter((each) => /\.test\.\d+\.[0-9a-f]{8,}/.test(each.text))).toEqual([]);
  });

  test('finds a page without a sandbox', async () => {
    const { read } = await openTools('http://127.0.0.1:4');
    const { sections } = await read('search_docs', { query: 'how do I advance the clock?' });
    const paths = sections.map(({ path }: { path: string }) => path);
    expect(paths).toContainEqual(expect.stringMatching(/^docs\/guides\/time/));
    expect(sections[0].text).toMatch(/^#+ .*[^]*clock/);
  });

  test('is told how to start a sandbox where none runs', async () => {
    const stopped = await serve(createSandbox());
    await stopped.close();
    const { call } = await openTools(stopped.url);
    for (const name of ['status', 'advance_clock', 'send_request']) {
      const result = await call(name, { duration: '1d', operation: 'listPayments' });
      expect(result).toEqual({ text: expect.stringContaining('To start one: payments-sandbox start'), isError: true });
    }
  });
});

test('mcp refuses an address of another machine, unless it gets the control token', async () => {
  const refused = await spawnCli(['mcp', '--sandbox', 'http://192.0.2.1:4010']).exited;
  expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('pass --control-token') });
  const token = ['--control-token', '0123456789abcdef'];
  expect(await spawnCli(['mcp', '--sandbox', 'http://192.0.2.1:4010', ...token]).exited).toMatchObject({ code: 0 });
});

test('no operation has one name for parameters in two places', () => {
  const repeated = [...sendable].filter(([, operation]) => {
    const names = Object.values(placesOf(operation)).flat();
    return new Set(names).size < names.length;
  });
  expect(repeated).toEqual([]);
});
