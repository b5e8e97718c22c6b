import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedDirectory } from '../store/support';
import { run } from './process-io';
import { everyCommand, type Leaf, serveEveryObject } from './support/every-command';

const all = await everyCommand();
const widths = [60, 100, 160];

/** Commands whose output is a document or a protocol for other programs, or that of a program of the user. */
const documents = ['openapi', 'completion', 'export', 'requests export', 'mcp', 'exec', 'explore'];

/** Commands that end only with a signal, or change what is outside of the sandbox: their errors are looked at. */
const lasting = [
  'stop',
  'listen',
  'record',
  'init',
  'store move',
  'replicas',
  'bug-report create',
  'bug-report open',
  'compare',
  'import',
  'verify',
];

/** The arguments of commands whose own ones say too little. */
const recipes: Readonly<Record<string, (ids: Ids) => readonly string[]>> = {
  'access-tokens create': () => ['--client-id', 'test_default', '--client-secret', 'test_default_secret'],
  'agent setup': () => ['claude'],
  clock: () => ['advance', '1h'],
  'checkouts expire': ({ checkout_id = [] }) => [checkout_id[2] ?? ''],
  'disputes decide': ({ dispute_id = [] }) => [dispute_id[0] ?? '', 'respond'],
  errors: () => ['card_declined'],
  'events redeliver-all': () => ['--since', '2020-01-01T00:00:00.000Z'],
  'events trigger': ({ payment_id = [] }) => ['payment.refunded', payment_id[1] ?? ''],
  'faults create': () => ['--operation', 'createPayment', '--status', '503', '--times', '1'],
  'payments return': ({ payment_id = [] }) => [payment_id[0] ?? '', 'no_account'],
  'publishers create': () => ['http://127.0.0.1:3000/another/path/that/is/rather/long', '--events', 'payment.*'],
  'payouts end': ({ payout_id = [] }) => [payout_id[0] ?? '', 'fail'],
  // It would end the platform that the others use.
  'platforms delete': () => ['zz_1'],
  'platforms reset': () => ['default'],
  'platforms update': () => ['default', '--name', 'tea-shop'],
  'proceeds-payouts end': ({ proceeds_payout_id = [] }) => [proceeds_payout_id[0] ?? '', 'fail'],
  review: ({ sub_account_id = [] }) => [sub_account_id[0] ?? '', 'disable'],
  search: () => ['succeeded'],
  'snapshots create': () => ['later'],
  'sub-accounts review': ({ sub_account_id = [] }) => [sub_account_id[0] ?? '', 'enable'],
  trigger: ({ payment_id = [] }) => ['payment.refunded', payment_id[1] ?? ''],
};

/** Commands that only an object in another state takes: their errors are looked at. */
const refused = [
  'payment-method-groups update',
  'payments return',
  'payment-intents update',
  'payment-intents cancel',
  'refunds create',
  'disputes create-evidence',
  'disputes open',
  'disputes decide',
  'checkouts update',
  'checkouts refund',
  'checkout-sessions create',
  'payouts get',
  'payouts update',
  'payouts get-report',
  'proceeds-payouts get',
  'proceeds-payouts get-of-platform',
  'jobs run',
  'events trigger',
  'faults delete',
  'snapshots restore',
  'faults release',
  'platform-tokens delete',
  'platforms delete',
  'payouts end',
  'proceeds-payouts end',
];

type Ids = Readonly<Record<string, readonly (string | undefined)[]>>;

/** Whether a line may be longer than the terminal: a command, an address or a test to paste, a cursor, a secret. */
const isToPaste = (line: string): boolean =>
  /^\s*(?:(?:npx )?payments-sandbox |curl )|^ {7}(?:\w+ = |assert |#|(?:GET|POST) \/)/.test(line) ||
  !/\s/.test(line.trim());

/** Expects that no line is longer than the terminal, and that none is raw JSON. */
function expectToFit(text: string, columns: number, what: string): void {
  for (const line of text.split('\n')) {
    if (!isToPaste(line)) expect(stringWidth(line), `${what}: ${line}`).toBeLessThanOrEqual(columns);
    expect(line, what).not.toMatch(/^\s*(?:[[{]$|[[{]["{[].*[\]}]$|"[^"]*": )/);
  }
}

let world: Awaited<ReturnType<typeof serveEveryObject>>;
const folder = sharedDirectory();
const succeeded = new Set<string>();
beforeAll(async () => {
  world = await serveEveryObject();
  // Commands read the address from the file of the project.
  const { port } = new URL(world.url);
  writeFileSync(join(folder, 'payments-sandbox.config.yaml'), `port: ${port}\nbasePath: /pay\nplatform: ${world.id}\n`);
});
afterAll(() => world.close());

const takes = ({ command }: Leaf, option: string) => command.options.some(({ long }) => long === option);

const yes = (leaf: Leaf) => (takes(leaf, '--yes') ? ['--yes'] : []);

/** Runs a command in a terminal. */
async function at(columns: number, { name }: Leaf, args: readonly string[]) {
  const io = {
    isTTY: true,
    columns,
    env: { NO_COLOR: '1', CI: 'true' },
    cwd: folder,
    dist: join(process.cwd(), 'dist'),
  };
  return run([...name.split(' '), ...args], { ...io, signals: new EventEmitter() });
}

const results = all.filter(({ name }) => ![...documents, ...lasting, 'start'].includes(name));
// Commands that delete or replace everything come last.
const isLast = ({ name }: Leaf) => /delete|clear|reset|restore|undo|end$|^clock|review|update$/.test(name);
const inOrder = [...results.filter((each) => !isLast(each)), ...results.filter(isLast)];

describe('no line of a result is longer than its terminal', () => {
  test.each(inOrder.map((leaf) => [leaf.name, leaf] as const))('%s', async (name, leaf) => {
    for (const [index, columns] of widths.entries()) {
      const args = [...(recipes[name]?.(world.ids) ?? world.argumentsOf(leaf, index)), ...yes(leaf)];
      const { code, stdout, stderr } = await at(columns, leaf, args);
      if (code === 0) succeeded.add(name);
      expect(stderr).not.toMatch(/No sandbox|start picks|fetch failed|Unexpected/);
      expectToFit(stdout + stderr, columns, `${name} ${args.join(' ')}`);
      const lines = (stdout + stderr).trimEnd().split('\n').length;
      if (/ (?:get|create)(?:-|$)/.test(name))
        expect(lines, stdout).toBeLessThanOrEqual(name === 'coverage get' ? 40 : 16);
      if (name === 'report') expect(lines, stdout).toBeLessThanOrEqual(40);
      if (!takes(leaf, '--verbose') || !/get|create/.test(name)) continue;
      const whole = await at(columns, leaf, [...args, '--verbose']);
      expectToFit(whole.stdout + whole.stderr, columns, `${name} --verbose`);
    }
  });

  test('each of them has a result', () => {
    const missing = results.map(({ name }) => name).filter((name) => !succeeded.has(name) && !refused.includes(name));
    expect(missing.join()).toBe('');
  });
});

describe('no line of an error is longer than its terminal', () => {
  const [columns = 60] = widths;
  const wordsOf = ({ command }: Leaf) => command.registeredArguments.map(() => 'zz_an_id_or_a_word_that_nothing_has');
  const ending = all.filter(({ name }) => ![...lasting, ...documents, 'start'].includes(name));
  /** Each option that takes a value, with a command that has it. */
  const valued = new Map(
    ending.flatMap((leaf) =>
      leaf.command.options.flatMap(({ flags, long, required, argChoices = [] }) =>
        long && required ? [[[flags, ...argChoices].join(), { leaf, long }] as const] : [],
      ),
    ),
  );

  async function expectErrorToFit(leaf: Leaf, args: readonly string[]): Promise<void> {
    const { code, stdout, stderr } = await at(columns, leaf, args);
    if (code !== 0) expectToFit(stdout + stderr, columns, `${leaf.name} ${args.join(' ')}`);
  }

  const others = all.filter((leaf) => !ending.includes(leaf));
  test.each(others.map((leaf) => [leaf.name, leaf] as const))('%s with too much', async (_name, leaf) => {
    await expectErrorToFit(leaf, ['--a-rather-long-option-that-no-command-has=1']);
    await expectErrorToFit(leaf, [...wordsOf(leaf), 'one', 'too', 'many']);
  });

  test.each(ending.map((leaf) => [leaf.name, leaf] as const))('%s of what is not there', async (_name, leaf) => {
    await expectErrorToFit(leaf, [...wordsOf(leaf), ...yes(leaf)]);
    if (takes(leaf, '--sandbox'))
      await expectErrorToFit(leaf, [...world.argumentsOf(leaf, 0), ...yes(leaf), '--sandbox', 'http://127.0.0.1:1']);
  });

  test.each([...valued])('a wrong value of %s', async (_flags, { leaf, long }) => {
    await expectErrorToFit(leaf, [...wordsOf(leaf), long, 'vsia']);
  });
});
