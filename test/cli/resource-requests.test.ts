import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedResourceOperations } from '../../cli/resource-commands/names';
import { resourceId } from '../../mock-server/domain/resource-id';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { type Operation, pathParameters } from '../../spec';
import { namedTestBankAccounts, namedTestCards } from '../../spec/derive/test-payment-methods';
import { sharedDirectory } from '../store/support';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { assertDocumented, findPlace, parseAs } from '../support/document';
import { businessOf, isOperation, type Owner, requestOf } from '../support/operation-requests';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { run } from './process-io';

const named = namedResourceOperations();

describe('on a running sandbox', () => {
  const sandbox = createSandbox({ clock: new TestClock() });
  const folder = sharedDirectory();
  let server: RunningServer;
  let platform: TestPlatform;
  let owner: Owner;
  beforeAll(async () => {
    server = await serve(sandbox);
    platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
    owner = { platform, account: await platform.newSubAccount() };
    await owner.account.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
    // To midnight, when payouts are made.
    await platform.clock({ advance: '14h' });
    await businessOf(owner);
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });

  /** Runs a command. No output has the number of a card. */
  async function ask(args: readonly string[], input = '') {
    const result = await run([...args, '--sandbox', server.url, '--platform', platform.id], {
      cwd: folder,
      stdin: Readable.from([input]),
    });
    for (const number of namedTestCards.values()) expect(result.stdout + result.stderr).not.toContain(number);
    return result;
  }
  async function created(args: readonly string[], input = '') {
    const { code, stdout, stderr } = await ask([...args, '--json'], input);
    expect([code, stderr.replace(/[0-9a-f-]{36}/, 'KEY')]).toEqual([0, 'Idempotency-Key: KEY\n']);
    return parseAs('Payment', JSON.parse(stdout));
  }
  const pay = ['payments', 'create', '--amount', '1000'];

  test('a payment is created with the name of a card, read, refunded and listed', async () => {
    const made = await created([...pay, '--card', 'visa', '--description', 'Tea', '--metadata', '{"order":"A-17"}']);
    expect(made).toMatchObject({
      status: 'succeeded',
      description: 'Tea',
      metadata: { order: 'A-17' },
      currency: 'usd',
    });
    const refund = await ask(['refunds', 'create', made.id, '--amount', '300', '--json']);
    expect(JSON.parse(refund.stdout)).toMatchObject({ amount: 300, payment_id: made.id });
    const read = await ask(['payments', 'get', made.id, '--json']);
    expect([read.stderr, JSON.parse(read.stdout)]).toMatchObject(['', { id: made.id, amount_refunded: 300 }]);
    await ask([...pay, '--card', 'insufficient_funds']);
    const { stdout } = await ask(['payments', 'list', '--status', 'failed']);
    expect(stdout).toMatch(/^time\tamount\tstatus.*\n\S+\t10\.00 USD\tfailed\t.*\tpy_/);
    expect(stdout).not.toContain(made.id);
    const { stdout: page } = await ask(['payments', 'list', '--limit', '1']);
    const [, cursor = ''] = /--after-cursor (\S+)/.exec(page) ?? [];
    const next = await ask(['payments', 'list', '--limit', '1', '--after-cursor', cursor, '--json']);
    expect(parseAs('PaymentList', JSON.parse(next.stdout)).page_info.has_previous).toBe(true);
  });

  test('every named test card and test bank account has the result of its name', async () => {
    for (const name of namedTestCards.keys()) {
      const { stdout } = await ask([...pay, '--card', name, '--json']);
      const { status, error } = JSON.parse(stdout);
      expect([name, status ?? error.decline_code ?? error.code]).toEqual([
        name,
        ['visa', 'mastercard', 'american_express', 'discover'].includes(name) ? 'succeeded' : name,
      ]);
    }
    for (const name of namedTestBankAccounts.keys()) {
      const { id, status } = await created([...pay, '--bank-account', name]);
      expect(status).toBe('pending');
      await platform.clock({ advance: '1h' });
      const read = parseAs('Payment', JSON.parse((await ask(['payments', 'get', id, '--json'])).stdout));
      expect(read.error_code ?? read.status).toBe(name === 'success' ? 'succeeded' : name);
    }
  });

  test('options add to the body of a file, of standard input and of an argument', async () => {
    const body = JSON.stringify(payment({ amount: 500, metadata: { order: 'A-17' } }));
    writeFileSync(join(folder, 'body.json'), body);
    for (const data of ['@body.json', '-', body]) {
      const args = ['payments', 'create', '--data', data, '--amount', '700', '--payment-method.card.name', 'Eve'];
      const made = await created(args, data === '-' ? body : '');
      expect(made).toMatchObject({ amount: 700, metadata: { order: 'A-17' } });
      expect(made.payment_method).toMatchObject({ card: { name: 'Eve' } });
    }
    const made = await created([
      'payments',
      'create',
      '--data',
      '@body.json',
      '--currency',
      'usd',
      '--card',
      'discover',
    ]);
    expect(made).toMatchObject({ amount: 500, payment_method: { card: { brand: 'discover' } } });
  });

  test('a scenario is a part of the metadata', async () => {
    const { code, stdout } = await ask([
      ...[...pay, '--card', 'visa', '--scenario', 'card_blocked', '--metadata', '{"order":"A-17"}', '--json'],
    ]);
    expect([code, parseAs('Error', JSON.parse(stdout)).error.decline_code]).toEqual([1, 'card_blocked']);
    const [newest] = (await platform.testMode.get('/v1/payments')).as('PaymentList').data;
    expect(newest?.metadata).toEqual({ order: 'A-17', payment_test: { scenario: 'card_blocked' } });
  });

  test.each([
    [['--card', 'vsia'], "argument 'vsia' is invalid"],
    [['--card', '4242x'], "the value of option '--card <name|number>' is invalid"],
    [
      ['--payment-method.card.verification', '98765'],
      "the value of option '--payment-method.card.verification <text>' is",
    ],
  ])('%j is refused, and no number is repeated', async (args, message) => {
    const { code, stderr } = await ask([...pay, ...args]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    for (const hidden of ['4242x', '98765']) expect(stderr).not.toContain(hidden);
  });

  test('a refused request prints code, explanation and parameter, and exits with 1', async () => {
    const missing = await ask(['payments', 'create', '--card', 'visa']);
    expect([missing.code, missing.stdout]).toEqual([1, '']);
    expect(missing.stderr).toMatch(
      /^Idempotency-Key: .*\nerror: amount_required: missing required parameter amount\n.+\nparameter: amount \(--amount\)\n$/,
    );
    const inner = await ask([...pay, '--card', '4242 4242 4242 4241']);
    expect(inner.stderr).toContain('parameter: payment_method.card.number (--payment-method.card.number)\n');
    const low = await ask(['payments', 'create', '--card', 'visa', '--amount', '5']);
    expect(low.stderr).toContain('parameter: amount (--amount), given: 5\n');
    const declined = await ask([...pay, '--card', 'insufficient_funds']);
    expect(declined.stderr).toContain('error: card_declined: ');
    expect(declined.stderr).toContain('\ndecline_code: insufficient_funds\n');
    const unknown = await ask(['payments', 'get', 'py_1', '--json']);
    expect([unknown.code, unknown.stderr]).toEqual([1, '']);
    expect(parseAs('Error', JSON.parse(unknown.stdout)).error.code).toBe('resource_not_found');
  });

  test('on a terminal the advice is wrapped at words', async () => {
    const args = [...pay, '--card', 'insufficient_funds', '--sandbox', server.url, '--platform', platform.id];
    const { stderr } = await run(args, { isTTY: true, env: { NO_COLOR: '1' } });
    const lines = stderr.split('\n').filter((line) => !/^(?:http|  payments-sandbox )/.test(line));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(stderr.replaceAll('\n', ' ')).toContain(
      'A failed payment is stored: the account does not have enough funds.',
    );
  });

  test('a key that is given is not printed, and the same request with it says that it is a replay', async () => {
    const args = [...pay, '--card', 'visa', '--idempotency-key', 'once', '--json'];
    const one = await ask(args);
    const other = await ask(args);
    expect([one.code, one.stderr]).toEqual([0, '']);
    expect(other).toEqual({ ...one, stderr: expect.stringMatching(/^Replayed: .* nothing was done again\.\n$/) });
  });

  test('--sub-account runs on a sub account, and --live in live mode', async () => {
    const made = await created([...pay, '--card', 'visa', '--sub-account', owner.account.id]);
    expect(made.account_id).toBe(owner.account.id);
    const { stdout } = await ask(['sub-accounts', 'create', '--name', 'Live shop', '--live', '--json']);
    expect(parseAs('SubAccount', JSON.parse(stdout))).toMatchObject({ name: 'Live shop', account_type: 'live' });
    const { stdout: list } = await ask(['payments', 'list', '--live']);
    expect(list).toBe('The list is empty.\n');
  });

  test('the platform and the control token of the sandbox are needed', async () => {
    const elsewhere = await run(['payments', 'list', '--sandbox', server.url, '--platform', 'pf_1']);
    expect([elsewhere.code, elsewhere.stderr]).toEqual([1, expect.stringContaining('has no platform "pf_1"')]);
    const guarded = createSandbox({ controlToken: 'c'.repeat(16) });
    const { url, close } = await serve(guarded);
    const refused = await run(['payments', 'list', '--sandbox', url]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('requires its control token')]);
    const env = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'c'.repeat(16) };
    expect(await run(['payments', 'list', '--sandbox', url], { env })).toMatchObject({ code: 0, stderr: '' });
    await close();
    await guarded.close();
    // The first one finds the kept connection closed.
    await run(['payments', 'list', '--sandbox', url]);
    const { code, stderr } = await run(['payments', 'list', '--sandbox', url]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`No sandbox is running at ${url}`)]);
  });

  test('a dropped response is told from a sandbox that does not run', async () => {
    const { status } = await platform.control('faults', {
      operation: 'createPayment',
      times: 1,
      fault: { drop: 'after_commit' },
    });
    expect(status).toBe(201);
    const { code, stdout, stderr } = await ask([...pay, '--card', 'visa']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('closed the connection without a response');
    expect((await ask([...pay, '--card', 'visa'])).code).toBe(0);
  });

  test.each(named.map((each) => [`${each.group} ${each.verb}`, each] as const))(
    '%s prints JSON that the document declares',
    async (_name, { id, group, verb, operation }) => {
      if (!isOperation(id)) throw new Error(`${id} is not an operation`);
      const { objects, body } = await requestOf(id, owner);
      const ids = pathParameters(operation.path).map((name) => new Map(Object.entries(objects)).get(name) ?? '');
      const isOfPlatform =
        operation.onPlatform || operation.authentication !== 'bearer' || group === 'proceeds-payouts';
      const options = isOfPlatform ? [] : ['--sub-account', owner.account.id];
      const data = body === undefined ? [] : ['--data', JSON.stringify(body)];
      const yes = operation.method === 'delete' ? ['--yes'] : [];
      const args = [group, verb, ...ids, ...options, ...data, ...yes, '--json', '--sandbox', server.url];
      const result = await run(operation.authentication === 'bearer' ? [...args, '--platform', platform.id] : args);
      expect([result.code, result.stderr.replace(/^Idempotency-Key: .*\n/, '')]).toEqual([0, '']);
      assertPrinted(operation, ids, JSON.parse(result.stdout));
    },
  );
});

/** Throws unless what a command printed, with its envelope, is a response that the document declares. */
function assertPrinted({ method, path, success }: Operation, ids: readonly string[], printed: object): void {
  const place = findPlace(method, path);
  if (place === undefined) throw new Error(`the document has no ${method} ${path}`);
  const id = success.withoutId ? null : success.idParameter ? (ids[0] ?? null) : resourceId(printed);
  const body = success.wrapping === 'one' ? { id, type: success.type, data: printed, page_info: null } : printed;
  assertDocumented(place, success.status, body);
}
