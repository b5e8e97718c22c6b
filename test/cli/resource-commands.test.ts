import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { beforeAll, describe, expect, test } from 'vitest';
import { kebab, namedOperations } from '../../cli/control-commands/names';
import { commands } from '../../cli/program';
import { createReporter } from '../../cli/reporter';
import { merged, nested } from '../../cli/resource-commands/body';
import { bodyOptions } from '../../cli/resource-commands/fields';
import { namedResourceOperations, singularOf } from '../../cli/resource-commands/names';
import { operations, pathParameters, type Schema } from '../../spec';
import { commandVerbs } from '../../spec/tables/command-verbs';
import { sharedDirectory } from '../store/support';
import { isOperation } from '../support/operation-requests';
import { run, silentIo } from './process-io';

const named = namedResourceOperations();

/** The fields that a user of the command can set, as dotted paths. Those of a response that are ignored are left out. */
function fieldsOf({ properties = {} }: Schema, within = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (field.readOnly) return [];
    return field.properties ? fieldsOf(field, `${within}${name}.`) : [within + name];
  });
}

const flagOf = (field: string) => `--${field.split('.').map(kebab).join('.')}`;

describe('commands of the API', () => {
  let root: Command;
  beforeAll(async () => {
    root = await commands(silentIo, await createReporter(silentIo), () => undefined, []);
  });
  const find = (group: string, verb: string) =>
    root.commands.find((each) => each.name() === group)?.commands.filter((each) => each.name() === verb) ?? [];

  test('every operation has a name: the file of its resource, and a verb that no other operation has', () => {
    expect(named.map(({ id }) => id)).toEqual(Object.keys(operations));
    const files = readdirSync('spec/resources').map((name) => name.replace('.ts', ''));
    for (const { group, verb } of named) {
      expect(files).toContain(group);
      expect(verb).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
    const names = [...named, ...namedOperations()].map(({ group, verb }) => `${group} ${verb}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(commandVerbs).filter((id) => !isOperation(id))).toEqual([]);
  });

  test.each<[id: string, name: string]>([
    ['createPayment', 'payments create'],
    ['capturePaymentIntent', 'payment-intents capture'],
    ['listPaymentIntentPayments', 'payment-intents list-payments'],
    ['createRefund', 'refunds create'],
    ['updateBusiness', 'businesses update'],
    ['getSubAccountSettings', 'sub-account-settings get'],
    ['createTermsAndConditions', 'terms-and-conditions create'],
    ['submitDisputeResponse', 'disputes submit-response'],
    ['listActiveFeeConfigurations', 'fee-configurations list-active'],
    ['createOnboardingEntry', 'onboarding create'],
  ])('%s is called %s', (id, name) => {
    const found = named.find((each) => each.id === id);
    expect(`${found?.group} ${found?.verb}`).toBe(name);
  });

  test.each(named.map((each) => [`${each.group} ${each.verb}`, each] as const))(
    '%s has the parameters and fields of its operation',
    (_name, { group, verb, operation }) => {
      const [command, ...others] = find(group, verb);
      expect(others).toEqual([]);
      expect(command?.registeredArguments.map((each) => each.name())).toEqual(pathParameters(operation.path));
      const { body = {}, query = {} } = operation;
      const flags = command?.options.map(({ long }) => long) ?? [];
      expect(new Set(flags).size).toBe(flags.length);
      expect(flags).toEqual(expect.arrayContaining(fieldsOf(body).map(flagOf)));
      const noun = `${singularOf(group)}-`;
      const filters = Object.keys(query).map((name) => [`--${kebab(name)}`, `--${kebab(name).replace(noun, '')}`]);
      expect(filters.filter((names) => !names.some((name) => flags.includes(name)))).toEqual([]);
      expect(flags.includes('--data')).toBe(operation.body !== undefined);
      expect(flags.includes('--idempotency-key')).toBe(operation.idempotencyKey !== 'none');
      expect(flags.includes('--live')).toBe(operation.authentication === 'bearer');
      expect(flags).toEqual(expect.arrayContaining(['--sandbox', '--control-token', '--json']));
    },
  );

  test('groups that the control API has too have the commands of both', () => {
    const shared = named.filter(({ group }) => namedOperations().some((each) => each.group === group));
    expect([...new Set(shared.map(({ group }) => group))]).toEqual(
      expect.arrayContaining(['sub-accounts', 'payments', 'payouts', 'disputes']),
    );
    expect(find('payments', 'return')).toHaveLength(1);
    expect(find('sub-accounts', 'review')).toHaveLength(1);
  });
});

test('a field that has the name of another option has none: --data sends it', () => {
  const body: Schema = {
    properties: { live: { type: 'boolean' }, data: { type: 'string' }, amount: { type: 'integer' } },
  };
  const options = bodyOptions({ ...operations.createPayment, body });
  expect(options.map(({ option }) => option.long)).toEqual(['--amount']);
});

test.each<[values: Record<string, unknown>, object: object]>([
  [{ amount: 1 }, { amount: 1 }],
  [
    { 'card.name': 'Ada', 'card.number': '4', amount: 1 },
    { card: { name: 'Ada', number: '4' }, amount: 1 },
  ],
  [{ 'a.b.c': [1], 'a.b.d': null }, { a: { b: { c: [1], d: null } } }],
])('the fields %j are the body %j', (values, object) => expect(nested(values)).toEqual(object));

test('of two bodies the last one decides, field by field', () => {
  expect(
    merged([
      { a: { b: 1, c: 1 }, d: [1] },
      { a: { c: 2 }, d: [2] },
    ]),
  ).toEqual({ a: { b: 1, c: 2 }, d: [2] });
});

describe('before any request', () => {
  const folder = sharedDirectory();
  writeFileSync(join(folder, 'object.json'), '{}');
  writeFileSync(join(folder, 'broken.json'), '{ "number": "4242424242424242", }');

  test.each<[args: string[], wrong: string]>([
    [['payments'], 'Usage: payments-sandbox payments'],
    [['payments', 'captur', 'py_1'], 'Did you mean capture?'],
    [['payments', 'create', '--amount', 'many'], 'Not a number.'],
    [['payments', 'create', '--amount', '10.5'], 'Not a whole number.'],
    [['payments', 'create', '--currncy', 'usd'], 'Did you mean --currency?'],
    [['payments', 'create', '--currency', 'eur'], 'Allowed choices are usd, cad.'],
    [['payments', 'create', '--scenario', 'insufficient_fund'], 'Did you mean "insufficient_funds"?'],
    [['payments', 'create', '--card', 'vissa'], 'Did you mean "visa"?'],
    [['payments', 'create', '--card', '4242424242424242x'], 'Pass a number, or a name: visa, '],
    [['payments', 'create', '--bank-account', 'closed'], 'Did you mean "account_closed"?'],
    [['payments', 'create', '--expedited', 'maybe'], 'Allowed choices are true, false.'],
    [['payments', 'create', '--metadata', '{'], 'Not valid JSON'],
    [['payments', 'create', '--metadata', '[]'], 'Pass a JSON object.'],
    [['payments', 'create', '--fees', 'platform_fee'], 'Not valid JSON'],
    [['payments', 'create', '--fees', `@${join(folder, 'object.json')}`], 'Pass a list.'],
    [['payments', 'create', '--data', '{ "number": 4242424242424242, }'], 'Not valid JSON'],
    [['payments', 'create', '--data', '4242424242424242'], 'Pass a JSON object.'],
    [['payments', 'create', '--data', '@broken.json'], 'Not valid JSON'],
    [['payments', 'create', '--data', '@nowhere.json'], 'There is no such file or folder.'],
    [['payments', 'create', '--data', '-'], 'Not valid JSON'],
    [['payments', 'create', '--sub-account', 'py_1'], 'begins with acc_'],
    [['payments', 'create', '--idempotency-key', 'ä'], 'Pass printable ASCII characters.'],
    [['payments', 'get'], "missing required argument 'payment_id'"],
    [['payments', 'get', '..'], 'Pass an id or a name.'],
    [['payments', 'list', '--status', 'paid'], 'Allowed choices are '],
  ])('%j is a usage error', async (args, wrong) => {
    const { code, stdout, stderr } = await run(
      [...args, '--sandbox', 'http://127.0.0.1:9'].slice(0, args.length > 1 ? 99 : 1),
      {
        cwd: folder,
      },
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(wrong);
    expect(stderr).not.toContain('424242424242');
  });
});
