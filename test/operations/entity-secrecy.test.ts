import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ApiResponse } from '../support/api';
import { TestClock } from '../support/clock';
import { bankAccountOf, everyBusinessField, person, provision } from '../support/entities';
import { openFileFront, temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';

/** Tax id, identification number and account number of businesses. */
const businesses = [
  ['98-7654321', '512-84-8317', '000987654329876'],
  ['271828182', '604246042', '31415926535897932'],
  ['161-80-3398', '593-05-9300', '1414213562'],
] as const;

/** Requests of every kind, right and wrong, with what must not be kept in its place and in others. */
async function* everything({ testMode, liveMode }: TestPlatform): AsyncGenerator<ApiResponse> {
  for (const [i, [tax_id, identification_number, account_number]] of businesses.entries()) {
    const ada = { ...person, identification_number };
    const whole = { ...everyBusinessField, tax_id, representative: ada, owners: [ada], doing_business_as: `Tea ${i}` };
    for (const api of i === 0 ? [liveMode] : [testMode]) {
      const key = { 'Idempotency-Key': `business ${i}` };
      const made = await api.post('/v1/entities/business', whole, key);
      yield made;
      yield await api.post('/v1/entities/business', whole, key);
      yield await api.post('/v1/entities/business', { ...whole, phone: '1' }, key);
      const { id } = made.as('BusinessEnvelope').data;
      yield await api.patch(`/v1/entities/business/${id}`, { tax_id, representative: ada });
      const { id: idty } = (await api.post('/v1/entities/identity', ada)).as('IdentityEnvelope').data;
      yield await api.patch(`/v1/entities/identity/${idty}`, { identification_number });
      const bank = bankAccountOf(id, { account_number });
      for (let again = 0; again < 2; again++)
        yield await api.post('/v1/entities/bank_accounts', bank, { 'Idempotency-Key': `bank ${i}` });
      yield await api.post('/v1/entities/terms_and_conditions', {
        business_id: id,
        accepted: true,
        ip: account_number,
      });
      yield await api.post('/v1/entities/terms_and_conditions', { business_id: id, accepted: true });
      yield await provision(api, id);
      yield await provision(api, id);
      // In wrong places, and in wrong forms.
      yield await api.post('/v1/entities/business', { ...whole, mcc: account_number, website_url: tax_id });
      yield await api.post('/v1/entities/business', { ...whole, tax_id: `x${account_number}`, ein: tax_id });
      yield await api.post('/v1/entities/identity', { ...ada, dob_year: identification_number });
      yield await api.post('/v1/entities/identity', { ...ada, identification_number: [identification_number] });
      yield await api.post('/v1/entities/identity', { ...ada, ssn: `${tax_id} ${identification_number}` });
      yield await api.post('/v1/entities/identity', { ...ada, ssn_last4: identification_number });
      yield await api.post('/v1/entities/bank_accounts', { ...bank, account_type: account_number });
      yield await api.post('/v1/entities/bank_accounts', { ...bank, routing_number: account_number });
      yield await api.post('/v1/entities/bank_accounts', JSON.stringify(bank).slice(0, -1));
      yield await api.post('/v1/entities/business', JSON.stringify(whole).slice(0, -1));
      yield await api.get(`/v1/entities/business/${account_number}`);
      for (const noun of ['business', 'identity', 'bank_accounts']) yield await api.get(`/v1/entities/${noun}`);
    }
  }
}

/** Ids and hashes are the same in each run: by chance, five digits of a secret would be in some of them. */
const RANDOM_SEED = 'secrecy';

/** A number by its digits, whatever stands between them, without the last four, which may be seen. */
const secrets = businesses.flatMap((numbers) =>
  numbers.map((number) => new RegExp([...number.replaceAll('-', '').slice(0, -4)].join('-?'))),
);

function expectNoSecrets(text: string, where: string): void {
  for (const secret of secrets) {
    const found = secret.exec(text);
    if (found)
      expect.fail(`${where} holds ${secret}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`);
  }
}

test('the search finds what it looks for', () => {
  for (const [tax_id, identification_number, account_number] of businesses)
    for (const number of [tax_id, identification_number, account_number])
      expect(() => expectNoSecrets(JSON.stringify({ number }), 'this')).toThrow('holds');
});

test.each([
  ['as it is written', {}],
  ['after compaction', { compactAboveBytes: 2_000, compactAboveGrowth: 1.5, changesPerRow: 1 }],
])('no tax id, identification number or account number in any byte: %s', async (_, options) => {
  const printers = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
  const directory = await temporaryDirectory();
  const front = await openFileFront(directory, { clock: new TestClock(), randomSeed: RANDOM_SEED, ...options });
  const platform = await openPlatform(front);
  const statuses = new Set<number>();
  for await (const { status, headers, text } of everything(platform)) {
    statuses.add(status);
    expectNoSecrets(text, `a response of ${status}`);
    for (const [name, value] of headers) expectNoSecrets(value, `the header ${name}`);
  }
  expect([...statuses].sort()).toEqual([200, 201, 400, 403, 404, 422]);
  expectNoSecrets(JSON.stringify(platform.events()), 'an event');
  // In the field of something else, a number looks like that.
  const valid = front.sandbox
    .platform(platform.id)
    .requests.list()
    .filter(({ status }) => status !== 422 && status !== 404);
  for (const entry of valid) expectNoSecrets(JSON.stringify(entry), `the request log, of ${entry.path}`);
  await front.close();

  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
  // The time of a file, and the random keys of the requests, have any digits by chance.
  const byChance = /"version":"[\d. ]+"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
  for (const text of texts) expectNoSecrets(text.replace(byChance, ''), 'a file');
  expect(texts.join()).toMatch(/"tax_id\\?":"\*{5}4321\\?"/);
  for (const printer of printers) expect(printer).not.toHaveBeenCalled();
  await rm(directory, { recursive: true });
});
