import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bankScenarios, declineCodes, errors, networkErrors } from '../../spec';
import { namedTestBankAccounts, namedTestCards } from '../../spec/derive/test-payment-methods';
import { scenarios } from '../../spec/tables/scenarios';
import { testBankAccounts, testCards } from '../../spec/tables/test-cards';
import { sharedDirectory } from '../store/support';
import { run } from './process-io';

const rowsOf = async (...args: string[]): Promise<Record<string, unknown>[]> => {
  const { code, stdout, stderr } = await run([...args, '--json']);
  expect([code, stderr, stdout.split('\n').length]).toEqual([0, '', 2]);
  return JSON.parse(stdout);
};
const namesIn = (rows: readonly Record<string, unknown>[], key: string) => rows.map((row) => row[key]);

describe('scenarios and cards', () => {
  test('list each scenario of cards and of bank accounts, with its codes', async () => {
    const rows = await rowsOf('scenarios');
    expect(namesIn(rows, 'name')).toEqual([...Object.keys(scenarios), ...Object.keys(bankScenarios)]);
    expect(rows.find(({ name }) => name === 'insufficient_funds')).toEqual({
      name: 'insufficient_funds',
      payment: 'card',
      result: 'declined',
      error_code: 'card_declined',
      decline_code: 'insufficient_funds',
      network_error_code: '116',
      summary: 'The account does not have enough funds.',
    });
  });

  test('list each test card and bank account, with the name that --card takes', async () => {
    const rows = await rowsOf('cards');
    expect(namesIn(rows, 'number')).toEqual([
      ...testCards.map(({ number }) => number),
      ...testBankAccounts.map(({ account_number }) => account_number),
    ]);
    const named = rows.filter(({ name }) => name !== null);
    expect(new Map(named.map(({ name, number }) => [name, number]))).toEqual(
      new Map([...namedTestCards, ...namedTestBankAccounts]),
    );
    expect(rows.find(({ name }) => name === 'lost_card')?.['result']).toBe('declined: lost_card');
  });

  test('are a table on a terminal, and have tabs between columns on any other output', async () => {
    let terminal = '';
    const stdout = { isTTY: true, columns: 120, write: (text: string) => (terminal += text) };
    await run(['cards'], { stdout, env: { NO_COLOR: '1' } });
    const pipe = await run(['cards']);
    expect(terminal).toMatch(/^name +type +number/);
    expect(terminal).toMatch(/^visa +card +4242424242424242 +visa +succeeds$/m);
    expect(pipe.stdout).toMatch(/^name\ttype\tnumber\tbrand\tresult\nvisa\tcard\t4242424242424242\tvisa\tsucceeds$/m);
  });
});

describe('errors', () => {
  test('lists every error code, decline code and network error code', async () => {
    const rows = await rowsOf('errors');
    expect(namesIn(rows, 'code').sort()).toEqual(
      [errors, declineCodes, networkErrors].flatMap((table) => Object.keys(table)).sort(),
    );
  });

  test.each<[code: string, ...texts: string[]]>([
    ['amount_required', 'error code, status 422', 'Message missing required parameter <name>', 'POST /v1/payments '],
    ['token_in_use', 'status 409', 'Retry Yes'],
    ['internal_server_error', 'Where every operation'],
    ['expired_card', 'expired_card: error code, status', 'expired_card: decline code', 'scenario expired_card'],
    ['insufficient_funds', 'decline code', 'card 4000000000009995', 'bank account 000222222227', 'of a bank payment'],
    ['116', 'network error code', 'Insufficient funds', 'scenario insufficient_funds'],
  ])('explains %s', async (code, ...texts) => {
    const { code: exitCode, stdout } = await run(['errors', code]);
    expect(exitCode).toBe(0);
    for (const text of texts) expect(stdout.replace(/\s+/g, ' ')).toContain(text);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect((await rowsOf('errors', code)).map((each) => each['code'])).toContain(code);
  });

  test('suggests the closest of an unknown code', async () => {
    const { code, stdout, stderr } = await run(['errors', 'insuficient_funds']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('unknown code "insuficient_funds". Did you mean "insufficient_funds"?');
  });
});

describe('openapi', () => {
  const folder = sharedDirectory();
  const io = { cwd: folder, dist: 'spec/generated' };
  const [api, control] = ['openapi.json', 'control-openapi.json'].map((name) =>
    JSON.parse(readFileSync(`spec/generated/${name}`, 'utf8')),
  );

  test('prints the document of each API as JSON', async () => {
    expect(JSON.parse((await run(['openapi'], io)).stdout)).toEqual(api);
    expect(JSON.parse((await run(['openapi', '--control'], io)).stdout)).toEqual(control);
  });

  test('writes JSON or YAML, as the name of the file says', async () => {
    expect(await run(['openapi', '--out', 'api.json'], io)).toEqual({
      code: 0,
      stdout: 'Wrote api.json\n',
      stderr: '',
    });
    expect(JSON.parse(readFileSync(join(folder, 'api.json'), 'utf8'))).toEqual(api);
    expect((await run(['openapi', '--control', '-o', 'api.yaml'], io)).code).toBe(0);
    expect(parse(readFileSync(join(folder, 'api.yaml'), 'utf8'))).toEqual(control);
  });

  test('exits with 1 for a file that cannot be written', async () => {
    const { code, stderr } = await run(['openapi', '--out', 'none/api.json'], io);
    expect([code, stderr]).toEqual([
      1,
      'error: The document none/api.json cannot be written. There is no such file or folder.\n',
    ]);
  });
});
