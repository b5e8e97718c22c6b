import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { parseEventName } from '../../cli/arguments';
import { paymentApi } from '../../spec/apis';
import { commands } from '../../cli/program';
import { createReporter } from '../../cli/reporter';
import { expectUsageError, run, silentIo } from './process-io';
import { scaled } from '../support/run-scale';
import { findPortWarning } from '../../cli/commands/start/warnings';

describe('version and help are printed to standard output', () => {
  test.each<[args: string[], ...texts: string[]]>([
    [['--version'], version],
    [['-v'], version],
    [['--help'], 'Usage: payments-sandbox', 'Examples:', 'payments-sandbox start'],
    [['help'], 'Usage: payments-sandbox', 'Examples:'],
    [
      ['start', '--help'],
      '(default: 4010)',
      '(default: "127.0.0.1")',
      '(default: ".sandbox")',
      '--memory',
      'Examples:',
    ],
    [
      ['help', 'start'],
      '--random-seed',
      '--allow-host',
      '--fsync',
      '--no-auto-enable',
      '--require-sub-account',
      '--json',
      'Ctrl+C',
    ],
    [['start', '--help-all'], 'Replicas:', 'PAYMENTS_SANDBOX_ADVERTISE=<url>', '--tls-key <file>'],
    [['help', 'start', '--help-all'], 'Replicas:', 'payments-sandbox start --store'],
    [['help', 'events', 'redeliver-all'], 'Usage: payments-sandbox events redeliver-all', '--since'],
    [['help', 'snapshots', 'diff'], 'Usage: payments-sandbox snapshots diff', '<from_name>'],
    [['help', 'store', 'move'], 'Usage: payments-sandbox store move', '--from'],
    [['help', 'events'], 'Usage: payments-sandbox events', 'redeliver-all'],
    [['help', 'review', 'approve'], 'Usage: payments-sandbox review', '<outcome>'],
    [
      ['help', 'review'],
      '<sub_account_id>',
      '<outcome>',
      '--platform',
      '(default: see whoami)',
      'archive',
      'Examples:',
    ],
  ])('%j', async (args, ...texts) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stderr]).toEqual([0, '']);
    // Lines are wrapped.
    for (const text of texts) expect(stdout.replace(/\s+/g, ' ')).toContain(text);
  });
});

test.each([['--help'], ['help']])(
  '%s lists ten commands, says how many others there are, and how to see them',
  async (...args) => {
    const { code, stdout } = await run(args);
    const [, list = ''] = stdout.split(/^Commands:$/m);
    const names = Array.from(list.split('\n\n')[0]?.matchAll(/^ {2}([a-z-]+) /gm) ?? [], ([, name]) => name);
    expect(names).toHaveLength(10);
    const root = await commands(silentIo, await createReporter(silentIo), () => undefined, ['help', 'all']);
    const all = root.commands.map((command) => command.name());
    expect(names.filter((name) => !all.includes(name ?? ''))).toEqual([]);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`${all.length - 10} other commands: payments-sandbox help all\n`),
    ]);
    const help = await run(['help', 'all']);
    for (const name of all) expect(help.stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  },
);

test.each([undefined, '/missing'])(
  '--version --json has null for the bundled packages where their list is %s',
  async (dist) => {
    const { code, stdout, stderr } = await run(['--version', '--json'], { dist });
    expect([code, stderr]).toEqual([0, '']);
    const { node } = process.versions;
    expect(JSON.parse(stdout)).toEqual({ version, apiVersion: paymentApi.info.version, node, components: null });
  },
);

describe('a usage error exits with 2, a reason, and what to do', () => {
  const all = 'payments-sandbox start --help';
  const store = ['--store', 'postgres://user:s3cret@127.0.0.1:1/sandbox'];
  const excluded = (option: string) => `option '--store <url>' cannot be used with option '${option}'`;
  const storeErrors: readonly [args: string[], wrong: string, todo: string][] = [
    [['start', ...store, '--memory'], excluded('--memory'), all],
    [['start', ...store, '--data', 'x'], excluded('--data <dir>'), all],
    [['start', ...store, '--fsync'], excluded('--fsync'), all],
    [['start', ...store, '--take-over'], excluded('--take-over'), all],
    [['start', ...store, '--random-seed', 'a'], excluded('--random-seed <text>'), all],
    [['start', ...store, '--deterministic', 'a'], excluded('--deterministic <text>'), all],
    [['start', '--store', 'mysql://user:s3cret@db/sandbox'], 'Pass the URL of a PostgreSQL database', all],
    [['start', '--store', 'db/sandbox'], 'Pass the URL of a PostgreSQL database', all],
    [['start', '--store', 'postgres://user:s3cret@:x'], 'Pass the URL of a PostgreSQL database', all],
    [['start', '--stroe=postgres://user:s3cret@db/sandbox'], "unknown option '--stroe'", all],
    [['start', ...store, '--advertise', '10.0.0.5:4010'], 'Pass the full URL at which other replicas reach', all],
    [
      ['start', ...store, '--advertise', 'https://10.0.0.5:4010'],
      'Pass the full URL at which other replicas reach',
      all,
    ],
    [['start', ...store, '--advertise', 'http://h/sandbox'], 'Pass the full URL at which other replicas reach', all],
    [['start', ...store, '--advertise', 'http://h/?a=1'], 'Pass the full URL at which other replicas reach', all],
    [['start', ...store, '--advertise', 'http://u:s3cret@h'], 'Pass the full URL at which other replicas reach', all],
    [
      ['start', '--advertise', 'http://10.0.0.5'],
      "option '--advertise <url>' can only be used with '--store <url>'",
      all,
    ],
    [
      ['replicas', ...store, '--sandbox', 'http://127.0.0.1:4010'],
      "'--store <url>' cannot be used with option '--sandbox <url>'",
      'payments-sandbox replicas --help',
    ],
    [['replicas', '--store', '.sandbox'], 'Pass the URL of a PostgreSQL database', 'payments-sandbox replicas --help'],
    [['store'], 'Usage: payments-sandbox store', 'move'],
    [['store', 'move', '--from', 'a'], "required option '--to <dir|url>' not specified", 'store move --help'],
    [['store', 'move', '--from', '', '--to', 'a'], 'Pass the path of a directory, or the URL', 'store move --help'],
    [['store', 'move', '--from', 'a', '--to', 'mysql://u:s3cret@db'], 'Pass the URL of a PostgreSQL database', 'store'],
    [['store', 'move', '--from', 'a', '--to', 'mysql://u:s3cret@db'], "option '--to <dir|url>' is invalid", 'store'],
    [['postgres://user:s3cret@db/sandbox'], "unknown command 'postgres://user:***@db/sandbox'", 'start'],
  ];
  test.each<[args: string[], wrong: string, todo: string]>([
    [[], 'Usage: payments-sandbox', 'payments-sandbox start'],
    [['snapshots', 'create', 'a b'], 'Letters, digits, _, . and -, starting with a letter', 'snapshots create --help'],
    [['strat'], "unknown command 'strat'\n(Did you mean start?)", 'payments-sandbox --help'],
    [['serve'], "unknown command 'serve'", 'To start the sandbox: payments-sandbox start'],
    [['--port', '1'], "unknown option '--port'", 'Options go after the command: payments-sandbox start --port'],
    [['start', '--prot', '1'], "unknown option '--prot'\n(Did you mean --port?)", all],
    [['start', '--control-tokn=s3cret'], "unknown option '--control-tokn'", all],
    [
      ['--control-token=s3cret', 'start'],
      "unknown option '--control-token'",
      'Options go after the command: payments-sandbox start --control-token',
    ],
    [
      ['help', 'events', 'redeliver-al'],
      "unknown command 'redeliver-al'\n(Did you mean redeliver-all?)",
      'events --help',
    ],
    [['start', 'now'], "too many arguments for 'start'", all],
    [['start', '--port'], 'argument missing', all],
    [['start', '--port', ''], 'A port is an integer', all],
    [['start', '--port', 'http'], 'A port is an integer from 1 to 65535, or 0 for a free port.', all],
    [['start', '--port', '65536'], 'A port is an integer', all],
    [['start', '--port', '-1'], 'A port is an integer', all],
    [['start', '--port', '80.5'], 'A port is an integer', all],
    [['start', '--host', ''], 'Pass an IP address or host name without a port', all],
    [['start', '--host', 'http://localhost'], 'Pass an IP address or host name without a port', all],
    [['start', '--allow-host', '*'], 'A wildcard is not accepted', all],
    [['start', '--allow-host', 'shop.test', '--allow-host', '*.shop.test'], 'Pass each name, such as shop.test', all],
    [['start', '--allow-publisher-host', '*'], 'A wildcard is not accepted', all],
    [['start', '--allow-host', 'shop.test:80'], 'Pass an IP address or host name without a port', all],
    [['start', '--base-path', 'pay'], 'Pass a path such as /pay', all],
    [['start', '--base-path', '/v1'], 'that does not begin with a path of the sandbox', all],
    [['start', '--checkout-url', 'pay.test'], 'Pass the full URL that leads to the sandbox', all],
    [['start', '--checkout-url', 'https://pay.test/?a=1'], 'Pass the full URL that leads to the sandbox', all],
    [['start', '--onboarding-url', 'ftp://join.test'], 'Pass the full URL that leads to the sandbox', all],
    [['start', '--allow-frame', 'https://shop.test/embed'], 'Pass the origin of a page', all],
    [['start', '--allow-frame', 'shop.test'], 'Pass the origin of a page', all],
    [['start', '--dispute-fee-cents', '1.5'], 'Pass a whole number of cents', all],
    [['start', '--dispute-fee-cents', '-1'], 'Pass a whole number of cents', all],
    [['start', '--cad-processing-fee', '30'], 'Pass a percentage and a flat fee in cents, such as 2.9+30', all],
    [['start', '--customer-payment-methods', '0'], 'Pass a whole number of payment methods', all],
    [['start', '--customer-payment-methods', 'many'], 'Pass a whole number of payment methods', all],
    [['start', '--data', ''], 'Pass the path of a directory', all],
    [['start', '--memory', '--data', 'x'], "'--memory' cannot be used with option '--data <dir>'", all],
    [['start', '--memory', '--fsync'], "'--memory' cannot be used with option '--fsync'", all],
    [['start', '--random-seed', ''], 'Pass any text that is not empty', all],
    [['start', '--deterministic', ''], 'Pass any text that is not empty', all],
    [
      ['start', '--random-seed', 'a', '--deterministic', 'a'],
      "'--random-seed <text>' cannot be used with option '--deterministic <text>'",
      all,
    ],
    ...storeErrors,
  ])('%j', async (args, wrong, todo) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(wrong);
    expect(stderr).toContain(todo);
    expect(stderr).not.toContain('s3cret');
  });
});

test.each<[isTTY: boolean, env: Record<string, string>, colours: boolean]>([
  [true, {}, true],
  [true, { NO_COLOR: '' }, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
  [true, { TERM: 'dumb' }, false],
  [true, { FORCE_COLOR: '0' }, false],
  [false, {}, false],
  [false, { FORCE_COLOR: '1' }, true],
])('with a terminal: %j, and %j: colours: %j', async (isTTY, env, colours) => {
  const { stderr } = await run(['strat'], { isTTY, env });
  expect(stderr).toMatch(colours ? '\u001b[31merror:\u001b[39m unknown' : /^error: unknown/);
});

test.each(['payment', 'payment.*', 'checkout', 'sub_account', 'payment.refund', 'payment.dispute.*'])(
  '`trigger %s` suggests an event that it takes',
  async (name) => {
    const { code, stderr } = await run(['trigger', name, 'py_1']);
    expect(code).toBe(2);
    const [, suggestion = ''] = /Did you mean "([^"]*)"/.exec(stderr) ?? [];
    expect(parseEventName(suggestion)).toBe(suggestion);
  },
);

describe('ports that fetch never calls', () => {
  test('start warns of a port that fetch never calls', () => {
    expect(findPortWarning('http://127.0.0.1:6000')).toContain('Port 6000 is one of those that fetch never calls');
    expect(findPortWarning('http://127.0.0.1:4010')).toBeUndefined();
  });

  test.each(['http://127.0.0.1:6000', 'https://localhost:10080/sandbox'])(
    'a command names the port of %s',
    async (url) => {
      const { code, stderr } = await run(['clock', '--sandbox', url]);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/Port (6000|10080) is one of those that fetch never calls/),
      ]);
      expect(stderr).not.toContain('No sandbox is running');
    },
  );

  test('nothing is forwarded to such a port', () =>
    expectUsageError(
      ['listen', '--forward-to', 'http://localhost:6000/webhooks'],
      'Port 6000 is one of those that fetch never calls.',
    ));
});

test.each(['', 'a b', 'under_score', '-', 'ends-', 'x'.repeat(65)])('%j is not a valid prefix of headers', (prefix) =>
  expectUsageError(['start', '--webhook-header-prefix', prefix], 'It must be letters and digits, with hyphens between'),
);

test.each<[args: string[], error: string]>([
  [['nonsense', '--help'], "unknown command 'nonsense'"],
  [['help', 'nonsense'], "unknown command 'nonsense'"],
  [['help', 'al'], "unknown command 'al'"],
  [['strat', '-h'], "unknown command 'strat'\n(Did you mean start?)"],
  [['payments', 'nonsense', '--help'], "unknown command 'nonsense'"],
  [['payments', 'craete', '--help'], "unknown command 'craete'\n(Did you mean create?)"],
  [['store', 'mvoe', '--help'], "unknown command 'mvoe'\n(Did you mean move?)"],
])('an unknown command is an error, whatever follows it: %j', expectUsageError);

test('on a terminal, --version prints the version of the API, too', async () => {
  expect((await run(['--version'], { isTTY: true })).stdout).toBe(`${version}\nAPI ${paymentApi.info.version}\n`);
  expect((await run(['--version'])).stdout).toBe(`${version}\n`);
});

describe('a wrong value is an error before any request', () => {
  const nowhere = ['--url', 'http://127.0.0.1:1'];
  test.each<[args: string[], error: string]>([
    [['clock', 'advance', 'banana'], 'The clock cannot be advanced by "banana".'],
    [['clock', 'set', 'tomorrow'], 'The clock cannot be set to "tomorrow".'],
    [['job-settings', 'set', '--settle-payment', 'sometimes'], 'Pass default, immediate, manual, or a duration'],
    [
      ['payments', 'create', '--amount', '1', '--metadata', '@nowhere.json'],
      'The file nowhere.json cannot be read. There is no such file or folder.',
    ],
    [['payments', 'create', '--data', '@nowhere.json'], 'The file nowhere.json cannot be read. There is no such file'],
    [['payments', 'create', '--data', '@/'], 'The file / cannot be read. It is a directory.'],
    [['import', '/'], 'The seed file / cannot be read. It is a directory.'],
    [['import', 'nowhere.json'], 'The seed file nowhere.json cannot be read. There is no such file or folder.'],
  ])('%j', async (args, error) => {
    const { code, stdout, stderr } = await run([...args, ...nowhere]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(error);
    expect(stderr).not.toMatch(/ENOENT|EISDIR|No sandbox/);
  });
});

const widths = scaled({ full: [60, 80, 120, 200], short: [80] });
test.each(widths)('no line of help is longer than a terminal of %d columns', async (columns) => {
  let printed = '';
  const stdout = { isTTY: true, columns, write: (text: string) => (printed += text) };
  const io = { ...silentIo, stdout };
  let count = 0;
  const visit = (command: Command, path: readonly string[]) => {
    count++;
    printed = '';
    command.outputHelp();
    const isToPaste = (line: string) => /^ *payments-sandbox /.test(line) || !line.trim().includes(' ');
    const lines = printed.split('\n').filter((line) => line.length > columns && !isToPaste(line));
    expect([path.join(' '), printed.length > 0, lines]).toEqual([path.join(' '), true, []]);
    for (const each of command.commands) visit(each, [...path, each.name()]);
  };
  visit(await commands(io, await createReporter(io), () => undefined, []), []);
  expect(count).toBeGreaterThan(150);
});
