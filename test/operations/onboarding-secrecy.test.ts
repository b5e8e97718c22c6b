import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ApiResponse } from '../support/api';
import { TestClock } from '../support/clock';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { type Changes, kinds, onboardingEntry } from '../support/onboarding';
import { openPlatform, type TestPlatform } from '../support/test-platform';

/** What people are robbed with: tax id, end of the social security number, account number. */
const people = [
  ['98-7654321', '8317', '000987654329876'],
  ['271828182', '6042', '31415926535897932'],
  ['161-80-3398', '5930', '1414213562'],
] as const;

const secretsOf = ([tax_id, ssn_last4, account_number]: (typeof people)[number]) => ({
  'business_details.tax_id': tax_id,
  'representative.ssn_last4': ssn_last4,
  'bank_account.account_number': account_number,
});

/** Entries of every kind, right and wrong, with what must not be kept in its place and in others. */
async function* allSorts(platform: TestPlatform): AsyncGenerator<ApiResponse> {
  for (const [i, person] of people.entries()) {
    const [tax_id, ssn_last4, account_number] = person;
    const secrets = secretsOf(person);
    const { testMode, liveMode } = platform;
    const { id } = await platform.newSubAccount();
    const ofLive = (await liveMode.post('/v1/sub_accounts', { name: `Shop of ${i}` })).subAccount.id;
    const path = `/v1/onboarding/${id}`;
    const send = (changes: Changes, key?: string) =>
      testMode.post(
        path,
        onboardingEntry('multi_llc', { ...secrets, ...changes }),
        key ? { 'Idempotency-Key': key } : {},
      );
    for (const kind of kinds) yield await testMode.post(path, onboardingEntry(kind, secrets));
    for (let again = 0; again < 2; again++) yield await send({}, `entry ${i}`);
    yield await send({ 'representative.name': 'Charles' }, `entry ${i}`);
    for (let again = 0; again < 2; again++) {
      yield await liveMode.post(`/v1/onboarding/${ofLive}`, onboardingEntry('single_llc', secrets));
    }
    yield await send({ 'business_details.phone': undefined }, `lacking ${i}`);
    yield await send({ 'bank_account.account_type': account_number, 'representative.dob_year': ssn_last4 });
    yield await send({ 'business_details.type': tax_id, 'business_details.url': account_number });
    yield await send({ 'representative.ssn_last4': `${tax_id}${ssn_last4}` }, `too long ${i}`);
    yield await send({ 'business_details.tax_id': `x${account_number}`, 'bank_account.account_number': tax_id });
    yield await send({ 'terms_and_conditions.ip': account_number, owners: [tax_id, ssn_last4] });
    yield await send({ ssn: `${tax_id} ${ssn_last4}` }, `unexpected ${i}`);
    yield await testMode.post(path, JSON.stringify(onboardingEntry('multi_llc', secrets)).slice(0, -1));
    yield await testMode.post(`/v1/onboarding/${account_number}`, onboardingEntry('multi_llc', secrets));
    for (const each of [id, ofLive]) yield await (each === id ? testMode : liveMode).get(`/v1/sub_accounts/${each}`);
  }
}

/**
 * A number by its digits, whatever stands between them, without the last four, which may be seen; a code as a word. Five
 * digits in a row stand in many a hash by chance, but seldom at its start.
 */
const secrets = people.flatMap(([tax_id, ssn_last4, account_number]) => [
  new RegExp(`(?<!\\w)${[...tax_id.replaceAll('-', '').slice(0, -4)].join('-?')}`),
  new RegExp(account_number.slice(0, -4)),
  new RegExp(`(?<![\\w.-])${ssn_last4}(?![\\w-])`),
]);

function expectNoSecrets(text: string, where: string): void {
  for (const secret of secrets) {
    const found = secret.exec(text);
    if (found)
      expect.fail(`${where} holds ${secret}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`);
  }
}

test('the search finds what it looks for', () => {
  for (const person of people) {
    for (const [path, value] of Object.entries(secretsOf(person))) {
      expect(() => expectNoSecrets(JSON.stringify(onboardingEntry('multi_llc', { [path]: value })), 'this')).toThrow(
        'holds',
      );
    }
  }
});

test.each([
  ['as it is written', {}],
  ['after compaction', { compactAboveBytes: 2_000, compactAboveGrowth: 1.5, changesPerRow: 1 }],
])('nothing that people are robbed with in any byte: %s', async (_, options) => {
  const printers = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
  const directory = await temporaryDirectory();
  const front = await openFileFront(directory, { clock: new TestClock(), ...options });
  const platform = await openPlatform(front);
  const statuses = new Set<number>();
  for await (const { status, headers, text } of allSorts(platform)) {
    statuses.add(status);
    expectNoSecrets(text, `an answer of ${status}`);
    for (const [name, value] of headers) expectNoSecrets(value, `the header ${name}`);
  }
  expect([...statuses].sort()).toEqual([200, 400, 403, 404, 422]);
  expectNoSecrets(JSON.stringify(platform.events()), 'an event');
  await front.close();

  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  for (const text of texts) expectNoSecrets(text, 'a file');
  expect(texts.join()).toMatch(/"tax_id\\?":"\*\*-\*\*\*4321\\?"/);
  for (const printer of printers) expect(printer).not.toHaveBeenCalled();
  await rm(directory, { recursive: true });
});
