import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { controlOperations, type Operation, pathParameters } from '../../spec';
import { positionalFields } from '../../cli/control-commands/positional-fields';
import { hasLines, kebab, namedOperations } from '../../cli/control-commands/names';
import { payment } from '../support/bodies';
import { expectUsageError, run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const named = namedOperations();
/** Groups whose name is that of a hand-written command. */
const handWritten: readonly string[] = ['clock', 'coverage', 'replicas', 'search', 'whoami'];
const generated = named.filter(({ group, operation }) => !handWritten.includes(group) && !hasLines(operation));

describe('commands generated from the tables', () => {
  test('every operation of the control API has a unique name', () => {
    // The command of the list of the API carries it out.
    const others = Object.keys(controlOperations).filter((id) => id !== 'listPaymentsByPayer');
    expect(named.map(({ id }) => id)).toEqual(others);
    const names = named.map(({ group, verb }) => `${group} ${verb}`);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)* [a-z]+(-[a-z]+)*$/);
  });

  test.each(generated.map((each) => [`${each.group} ${each.verb}`, each] as const))(
    '%s has the parameters and fields of its operation',
    async (_name, { id, group, verb, operation }) => {
      const { code, stdout, stderr } = await run([group, verb, '--help']);
      expect([code, stderr]).toEqual([0, '']);
      const { path, summary, query = {}, body = {} }: Operation = operation;
      expect(stdout.replace(/\s+/g, ' ')).toContain(summary);
      for (const name of pathParameters(path))
        if (name !== 'platform_id' || group === 'platforms')
          expect(stdout).toMatch(new RegExp(`Usage: .* [<[]${name}[>\\]]`));
      const { [id]: positional = {} } = positionalFields;
      for (const name of Object.values(positional)) expect(stdout).toMatch(new RegExp(`Usage: .* [<[]${name}[>\\]]`));
      for (const name of Object.keys({ ...query, ...body.properties })) {
        if (name in positional) expect(stdout).not.toContain(`--${name}`);
        else expect(stdout).toMatch(new RegExp(`--([a-z]+-)?${kebab(name)} <`));
      }
      expect(stdout.includes('--platform <id>')).toBe(path.includes('{platform_id}') && group !== 'platforms');
      for (const option of ['--sandbox', '--control-token', '--json']) expect(stdout).toContain(option);
    },
  );

  test.each<[id: string, name: string]>([
    ['listEvents', 'events list'],
    ['redeliverEvent', 'events redeliver'],
    ['redeliverEvents', 'events redeliver-all'],
    ['createPublisher', 'publishers create'],
    ['enablePublisher', 'publishers enable'],
    ['retryPublisher', 'publishers retry'],
    ['testPublisher', 'publishers test'],
    ['listDeliveries', 'deliveries list'],
    ['getClock', 'clock get'],
    ['getHealth', 'health get'],
    ['getReady', 'health ready'],
    ['returnPayment', 'payments return'],
    ['reviewSubAccount', 'sub-accounts review'],
    ['waitForIdle', 'idle wait-for'],
    ['getJobSettings', 'job-settings get'],
    ['setJobSettings', 'job-settings set'],
  ])('%s is called %s', (id, name) => {
    const found = named.find((each) => each.id === id);
    expect(`${found?.group} ${found?.verb}`).toBe(name);
  });

  test('help all lists hand-written commands first, and no name twice', async () => {
    const { stdout } = await run(['help', 'all']);
    const [, own = '', api = '', tables = ''] = stdout.split(/^(?:Commands|API commands|Control API commands):$/m);
    const namesIn = (text: string) => Array.from(text.matchAll(/^ {2}([a-z-]+) /gm), ([, name = '']) => name);
    expect(namesIn(own)).toEqual(expect.arrayContaining(['start', 'trigger', 'clock', 'help']));
    const groups = namesIn(tables.split('Examples:')[0] ?? '');
    const shared = ['access-tokens', 'sub-accounts', 'disputes', 'payments', 'payouts', 'proceeds-payouts'];
    expect(groups).toEqual([...new Set(generated.map(({ group }) => group))].filter((name) => !shared.includes(name)));
    expect(namesIn(api)).toEqual(expect.arrayContaining(shared));
    const all = [...namesIn(own), ...namesIn(api), ...groups];
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(140);
  });
});

test.each(['cli/hand-written-commands.ts', 'cli/control-commands/commands.ts'])(
  '%s loads no file of the server, and no layout of tables',
  (entry) => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']*)';/gm);
      for (const [, path = ''] of imports) {
        const target = join(dirname(file), path);
        const found = [`${target}.ts`, `${target}/index.ts`].find((each) => existsSync(each));
        if (found !== undefined) visit(found);
      }
    };
    visit(entry);
    expect(seen.size).toBeGreaterThan(10);
    expect([...seen].filter((file) => /^mock-server\/|terminal-table/.test(file))).toEqual([]);
  },
);

const { sandbox, url, platform, ask } = await sharedSandbox();

describe('on a running sandbox', () => {
  test('a publisher is created, listed and deleted', async () => {
    const target = 'http://127.0.0.1:2/';
    const created = await ask('publishers', 'create', target, '--events', 'payment.*, checkout.created', '--json');
    expect([created.code, created.stderr]).toEqual([0, '']);
    const publisher: unknown = JSON.parse(created.stdout);
    expect(publisher).toMatchObject({ url: 'http://127.0.0.1:2/', events: ['payment.*', 'checkout.created'] });
    const [{ id = '' } = {}] = [...sandbox.platform(platform.id).publishers.list()];
    expect((await ask('publishers', 'list')).stdout).toMatch(
      new RegExp(`^url\t.*\tid\nhttp://127.0.0.1:2/\tenabled\tpayment.*\t${id}\n$`),
    );
    const enabled = await ask('publishers', 'enable', id, '--json');
    expect([enabled.code, JSON.parse(enabled.stdout)]).toMatchObject([0, { id, status: 'enabled', dropped_count: 0 }]);
    expect(await ask('publishers', 'delete', id, '--json')).toEqual({
      code: 0,
      stdout: `{"id":"${id}"}\n`,
      stderr: '',
    });
    expect((await ask('publishers', 'list')).stdout).toBe('The list is empty.\n');
  });

  test('events are listed in pages, and one event is read', async () => {
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    const { stdout } = await ask('events', 'list', '--event-name', 'payment.succeeded', '--resource-id', id);
    expect(stdout).toMatch(new RegExp(`^time\t.*\n\\S+\tpayment.succeeded\t${id}\t.*\tevt_\\w+\n`));
    const [eventId = ''] = /evt_\w+/.exec(stdout) ?? [];
    const one = await ask('events', 'get', eventId, '--json');
    expect(JSON.parse(one.stdout)).toMatchObject({ id: eventId, data: { id } });
    const page = await ask('events', 'list', '--limit', '2');
    const [, cursor = ''] = /Next page:\s+payments-sandbox events list .*--after-cursor (\S+)/.exec(page.stdout) ?? [];
    const next = await ask('events', 'list', '--limit', '1', '--after-cursor', cursor, '--json');
    expect(JSON.parse(next.stdout)).toMatchObject({ type: 'array', data: [{}], page_info: { has_previous: true } });
  });

  test('a field in JSON', async () => {
    const created = await ask(
      'faults',
      'create',
      '--operation',
      'createPayment',
      '--times',
      '1',
      '--fault',
      '{"status":503}',
      '--json',
    );
    expect(JSON.parse(created.stdout)).toMatchObject({ operation: 'createPayment', times: 1, fault: { status: 503 } });
    expect((await ask('faults', 'delete-all')).code).toBe(0);
  });

  test('a single resource is printed without its envelope', async () => {
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    const { stdout } = await ask('disputes', 'open', id, '--amount', '400', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ id: expect.stringMatching(/^dp_/), amount: 400 });
  });

  test('an error response exits with 1 and the reason', async () => {
    const unknown = await ask('events', 'get', 'evt_1');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toContain(`The platform "${platform.id}" of the sandbox at ${url} has no event evt_1`);
    const elsewhere = await run(['events', 'get', 'evt_1', '--sandbox', url, '--platform', 'pf_1']);
    expect(elsewhere.stderr).toContain(`The sandbox at ${url} has no platform "pf_1".\nTo use another`);
    expect((await ask('publishers', 'create', 'https://example.com/')).stderr).toMatch(
      /^error: events are not sent to example\.com/,
    );
  });

  test.each<[args: string[], wrong: string, todo: string]>([
    [['publishers'], 'Usage: payments-sandbox publishers', 'create, list, delete, enable'],
    [['publishers', 'make'], "unknown command 'make'", 'payments-sandbox publishers --help'],
    [['publishers', 'create'], "missing required argument 'url'", 'payments-sandbox publishers create --help'],
    [['faults', 'create'], 'Pass an effect: --error, --scenario', 'faults create --help'],
    [
      ['snapshots', 'create', 'a', '--name', 'b'],
      "argument 'name' cannot be used with option '--name <text>'",
      '--help',
    ],
    [['payouts', 'end', 'po_1', 'lost'], 'Allowed choices are fail, cancel.', 'payouts end --help'],
    [['faults', 'create', '--operaton', 'createPayment'], "unknown option '--operaton'", 'Did you mean --operation?'],
    [
      ['faults', 'create', '--operation', 'createPaymnt'],
      `argument 'createPaymnt' is invalid. Did you mean "createPayment"?\n`,
      'faults create --help',
    ],
    [['events', 'get'], "missing required argument 'event_id'", 'payments-sandbox events get --help'],
    [['events', 'list', '--limit', 'many'], 'Not a number.', 'events list --help'],
    [['events', 'list', '--event-name', 'payment.lost'], 'Allowed choices are payment.created', 'events list --help'],
    [['faults', 'create', '--fault', '{'], 'Not valid JSON', 'faults create --help'],
    [
      ['faults', 'create', '--fault', '@/nowhere.json'],
      'The file /nowhere.json cannot be read.',
      'faults create --help',
    ],
  ])('%j is a usage error', expectUsageError);

  test.each<[args: string[], line: string]>([
    [['publishers', 'create', 'http://127.0.0.1:1/x'], 'parameter: url, given: "http://127.0.0.1:1/x"'],
    [
      ['faults', 'create', '--operation', 'createPayment', '--status', '503', '--probability', '2'],
      'parameter: probability (--probability), given: 2',
    ],
    [
      ['publishers', 'create', 'http://127.0.0.1:2/', '--account-id', 'acc_x'],
      'parameter: account_id (--account-id), given: "acc_x"',
    ],
    // A word of its sentence is the name of another option.
    [['publishers', 'create', 'http://169.254.169.254/x'], ''],
  ])('%j repeats the value that the sandbox refuses', async (args, line) => {
    const { code, stderr } = await ask(...args);
    expect([code, /^parameter: .*$/m.exec(stderr)?.[0] ?? '']).toEqual([1, line]);
  });

  describe('trigger', () => {
    const trigger = (...args: string[]) => ask('trigger', ...args);

    test('captures a payment and prints the events that were emitted', async () => {
      const { id } = (await platform.testMode.post('/v1/payments', payment({ capture_strategy: 'manual' }))).payment;
      const { code, stdout, stderr } = await trigger('payment.captured', id);
      expect([code, stderr]).toEqual([0, '']);
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => line.split(/ +/)[1])).toEqual([
        'payment.captured',
        'payment.succeeded',
        'payment_intent.succeeded',
      ]);
      expect(lines[0]).toContain(id);
      const again = await trigger('payment.captured', id);
      expect([again.code, again.stdout]).toEqual([1, '']);
      expect(again.stderr).toContain(`error: payment.captured cannot be reached: ${id} is a payment with the status`);
    });

    test('as JSON, one line for each event', async () => {
      const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
      const { stdout } = await trigger('payment.refunded', id, '--json');
      expect(
        stdout
          .trimEnd()
          .split('\n')
          .map((line): unknown => JSON.parse(line)),
      ).toMatchObject([{ event_name: 'payment.refunded', data: { payment_id: id } }]);
    });

    test('unknown object', async () => {
      const { code, stderr } = await trigger('payment.refunded', 'py_1');
      expect(code).toBe(1);
      expect(stderr).toContain(`The platform "${platform.id}" of the sandbox at ${url} has no object py_1.`);
    });

    test.each<[args: string[], wrong: string]>([
      [['--on', 'py_1'], "missing required argument 'event'"],
      [['payment.captured'], "missing required argument 'id'"],
      [['payment.lost', 'py_1'], 'Unknown event "payment.lost"'],
      [['payment.*', 'py_1'], 'Unknown event "payment.*"'],
    ])('%j is a usage error', (args, wrong) => expectUsageError(['trigger', ...args], wrong));
  });
});
