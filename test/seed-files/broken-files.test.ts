import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, SeedFileError } from '../../mock-server';
import { Api } from '../support/api';
import { bankPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { parseSeedFile, seedFileText, textOf } from '../support/seed-files';
import { removedTables } from '../../mock-server/rows/registry';

const sandbox = createSandbox({ clock: new TestClock() });
const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
const platform = sandbox.platform();
platform.jobSettings.set({ settle_payment: 'manual' });
await api.post('/v1/payments', payment({ email: 'ada@example.com' }));
await api.post('/v1/payments', bankPayment());

const text = await textOf(platform.export());

/** The file with something else at a place. */
function spoiled(place: string, value: unknown): string {
  const file = parseSeedFile(text);
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at: unknown = file;
  for (const name of names) at = Reflect.get(Object(at), name);
  if (value === undefined) Reflect.deleteProperty(Object(at), last);
  else Reflect.set(Object(at), last, value);
  return seedFileText(file);
}

const { rows, sequence } = parseSeedFile(text);

describe('a file that no platform can begin with is refused, by the place of what is wrong', () => {
  /** A place, what is written there, and the message: from its place on, if it begins with that. */
  test.each<[place: string, value: unknown, message: string]>([
    ['format', 'a shopping list', 'Not a seed file.'],
    ['version', 7, ' is 7: a newer payments-sandbox wrote it'],
    ['version', 5, ' is 5: an older payments-sandbox wrote it. Export the platform again with this release'],
    ['version', 0, ' is not 6'],
    ['currency', 'eur', ' is not one of usd, cad'],
    ['clock.now', 'today', ' is not an instant, such as 2027-01-01T00:00:00.000Z'],
    ['clock.frozen', undefined, ' is missing'],
    ['sequence', 2.5, ' is not a whole number'],
    ['rows.publishers', [{ id: 'pub_1' }], ' is not a table of a seed file'],
    ['rows.payments.0', 'a payment', ' is not an object'],
    ['rows.payments.0.amount', '1000', ' is not a whole number'],
    ['rows.payments.0.amount', undefined, ' is missing'],
    ['rows.payments.0.tip', 100, ' is not known here'],
    ['rows.payments.0.created_at', '2026-01-01', ' is not an instant, such as'],
    ['rows.payments.0.status', 'paid', ' is not one of pending, authorized, succeeded'],
    ['rows.payments.0.fees', {}, ' is not a list'],
    ['rows.payments.0.fees', [{}], '[0].id is missing'],
    ['rows.payments.0.balance', 1, 'rows.payments[0] breaks a rule: payments ' + rows.payments[0]?.id],
    ['rows.payments.0.payment_method_id', 'pm_gone', ' names pm_gone, which is not in rows.payment_methods'],
    ['rows.payment_methods.0.customer_id', 'cust_gone', ' names cust_gone'],
    ['rows.events.0.names', [], 'rows.events[0] breaks a rule: events ' + rows.events[0]?.id],
    ['rows.events.0.names.0', 'payment.lost', ' is not one of payment.created'],
    ['rows.events.0.about.0', 9, 'each event is about one of its states does not hold'],
    ['rows.events.0.states.0.account_id', 'acc_gone', 'states[0].account_id names acc_gone, which is not in'],
    ['rows.jobs.0.kind', 'dance', ' is not one of enable_sub_account'],
    ['rows.jobs.0.kind', 'retry_delivery', 'rows.jobs[0].subject_id names'],
    ['rows.jobs.1.subject_id', 'py_gone', ' names py_gone, which is not in rows.payments'],
    [
      'rows.payment_methods.0.signature',
      '4242424242424242',
      ' holds a card number. It is stored as it is: write it without the number',
    ],
    ['rows.payments.0.id', 'py_4242424242424242', ' holds a card number'],
    [
      'rows.events.0.states.0.data.id',
      'py_4242424242424242',
      'rows.events[0].states[0].data has a field id that holds a card number',
    ],
    ['rows.payments.1', rows.payments[0], '.id is that of an earlier row'],
    ['rows.payments.1.sequence', rows.payments[0]?.sequence, ' is that of an earlier row'],
    ['rows.payments.1.sequence', sequence + 1, ` is not from 1 to ${sequence}`],
    ['rows.job_settings.0.settings', { dance: 'manual' }, '.dance is not known here'],
    ['rows.job_settings.0.settings', { settle_payment: 'soon' }, '.settle_payment is not'],
    ['accounts.test', 'acc_gone', ' is not the test account of the platform'],
    ['rows.payments.0.id', 'pm_1', ' is not the prefix of its kind and 1 to 64 letters'],
    ['rows.payments.0.id', 'py_', ' is not the prefix of its kind and 1 to 64 letters'],
    ['rows.payments.0.id', `py_${'x'.repeat(65)}`, ' is not the prefix of its kind'],
    ['rows.payments.0.id', 'py_a b', ' is not an id: letters, digits, "_" and "-"'],
    ['rows.payments.0.id', 'py_\ud800', ' is not an id: letters, digits, "_" and "-" (line '],
    ['rows.payments.0.payment_method_id', '=1+1', ' is not an id'],
    ['rows.events.0.states.0.resource_id', 'py_gone', ' names py_gone, which is not in rows.payments (line '],
    ['rows.balance_transactions.0.collected_in', 'pob_gone', ' names pob_gone, which is not in rows.payout_batches'],
    ['rows.balance_transactions.0.source_id', 'py_gone', ' names py_gone'],
    ['rows.accounts.0.related_accounts.live_account_id', 'acc_gone', 'live_account_id names acc_gone'],
    ['clock.now', '9999-01-01T00:00:00.000Z', ' is not before the year 9000'],
    ['sequence', -1, 'counts has a number below 0'],
    ['rows.accounts.0.kind', 'sub', 'rows.accounts has 1 accounts of a platform, and not 2'],
  ])('%s is %j', async (place, value, message) => {
    const refusal = platform.import(spoiled(place, value));
    await expect(refusal).rejects.toThrow(SeedFileError);
    const shown = place.replaceAll(/\.(\d+)/g, '[$1]');
    await expect(refusal).rejects.toThrow(/^[ .[]/.test(message) ? `${shown}${message}` : message);
    expect(await textOf(platform.export())).toBe(text);
  });

  const lines = text.split('\n');
  const [head = '', ...following] = lines;
  const [end = ''] = lines.slice(-2);
  const last = lines.length - 1;

  test.each<[name: string, text: string, message: string]>([
    ['broken JSON', '{ "format": ', 'Not a seed file: not valid JSON.'],
    ['another value', '[]', 'Not a seed file.'],
    ['rows that are not counted', text.replace('"payments":2,', ''), 'rows.payments has 2 rows, and not 0'],
    ['nothing', '', 'Not a seed file: not valid JSON.'],
    [
      'a file of the former version',
      `{\n  "format": "payments-sandbox seed file",\n  "version": 2,\n  "currency": "usd",\n  "rows": {}\n}\n`,
      'version is 2: an older payments-sandbox wrote it. Export the platform again with this release',
    ],
    [
      'the beginning of a former file',
      '{\n  "format": "payments-sandbox seed file",',
      'Not a seed file: not valid JSON.',
    ],
    ['a file that was cut off', lines.slice(0, -2).join('\n'), 'The seed file was cut off: it ends after'],
    ['a head without rows', head, 'The seed file was cut off: it ends after 0 rows, without its last line.'],
    ['a row that was cut off', text.slice(0, head.length + 20), 'line 2 is not valid JSON.'],
    ['a row that is missing', [head, ...following.slice(1)].join('\n'), `line ${last - 1} counts ${last - 2} rows`],
    [
      'counts that differ',
      text.replace('"payments":2', '"payments":3'),
      'rows.payments has 2 rows, and not 3 as in the first line',
    ],
    ['something after the end', `${text}${following[0]}\n`, `line ${last + 1} follows the last line of the seed file`],
    ['a line of another kind', [head, '{"payments":1}', end].join('\n'), 'line 2 is neither a row nor the last line'],
  ])('%s', async (_name, given, message) => {
    await expect(platform.import(given)).rejects.toThrow(message);
    expect(await textOf(platform.export())).toBe(text);
  });

  test('bytes that are not UTF-8, and values that hold no text', async () => {
    await expect(platform.import(new Uint8Array([0x7b, 0xff]))).rejects.toThrow('Not a seed file: not valid UTF-8.');
    const utf16 = Buffer.from(text, 'utf16le');
    for (const bytes of [utf16, Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), Buffer.from(utf16).swap16()])
      await expect(platform.import(bytes)).rejects.toThrow(
        'Not a seed file: it is UTF-16, as > of PowerShell writes it. Export it with -o FILE.',
      );
    const nothing: string = JSON.parse('null');
    await expect(platform.import(nothing)).rejects.toThrow('Not a seed file: pass its text, its bytes, or a stream');
  });

  test('by a property of the error, too', async () => {
    const place = (given: string) =>
      platform.import(given).then(
        () => 'nothing was wrong',
        (error: unknown) => (error instanceof SeedFileError ? error.place : error),
      );
    expect(await place(spoiled('rows.payments.0.amount', -1))).toBe('rows.payments[0]');
    expect(await place(spoiled('rows.payments.0.amount', null))).toBe('rows.payments[0].amount');
    expect(await place('?')).toBe('');
  });
});

test('ids that were written by hand are taken', async () => {
  const other = createSandbox({ clock: new TestClock() });
  const [first] = rows.payments;
  if (first === undefined) throw new Error('the file has no payment');
  const given = text.replaceAll(first.id, 'py_my-first_1');
  await other.platform().import(given);
  expect(await textOf(other.platform().export())).toBe(given);
  await other.close();
});

test('card numbers in the texts of a file, as release 0.1.0 exported them, are masked', async () => {
  const other = createSandbox({ clock: new TestClock() });
  await other.platform().import(spoiled('rows.payments.0.description', 'for 4242424242424242'));
  const exported = await textOf(other.platform().export());
  await other.platform().import(exported);
  expect(await textOf(other.platform().export())).toBe(exported);
  expect([exported.includes('4242424242424242'), exported.includes('for 424242******4242')]).toEqual([false, true]);
  await other.close();
});

test('nothing that the sandbox derived is altered, whatever digits it has', async () => {
  const signature = 'ab12cd34ef56ab12cd34ef56ab12cd34ef56ab12c4111111111111111d56ab12';
  const other = createSandbox({ clock: new TestClock() });
  const given = text
    .replaceAll(rows.payment_methods[0]?.signature ?? '', signature)
    .replaceAll(rows.payments[0]?.financial_transaction_id ?? '', 'ft_4111111111111111');
  await other.platform().import(given);
  expect(await textOf(other.platform().export())).toBe(given);
  expect(given).toContain(`"signature":"${signature}"`);
  await other.close();
});

describe('a file of another release', () => {
  type Rows = Record<string, Record<string, unknown>[]>;

  const sandbox = createSandbox({ randomSeed: 'other releases' });
  let text = '';

  beforeAll(async () => {
    const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
    await api.post('/v1/payments', payment());
    await api.post('/v1/payments', bankPayment());
    text = await textOf(sandbox.platform().export());
  });

  /** The file as another release wrote it. */
  function written(change: (rows: Rows) => void): string {
    const file = parseSeedFile(text);
    const rows: Rows = Object(file.rows);
    change(rows);
    return seedFileText({ ...file, rows });
  }

  /** Returns what an import is exported as. */
  async function imported(file: string): Promise<string> {
    const other = createSandbox({ randomSeed: 'other releases' });
    await other.platform().import(file);
    const exported = await textOf(other.platform().export());
    await other.close();
    return exported;
  }

  const reversed = (row: object) => Object.fromEntries(Object.entries(row).reverse());

  describe('a seed file of an older release is imported', () => {
    test.each<[name: string, change: (rows: Rows) => void]>([
      ['without a field that may be null', (rows) => rows['payments']?.forEach((row) => delete row['expedited'])],
      ['with fields in another order', (rows) => (rows['payments'] = rows['payments']?.map(reversed) ?? [])],
      ['without a table that it did not know', (rows) => delete rows['checkouts']],
      [
        'with tables in another order',
        (rows) => {
          const { accounts = [] } = rows;
          delete rows['accounts'];
          rows['accounts'] = accounts;
        },
      ],
    ])('%s', async (_name, change) => {
      expect(await imported(written(change))).toBe(text);
    });
  });

  describe('rows of a table that was removed', () => {
    const former: Record<string, string> = removedTables;
    afterEach(() => {
      delete former['gift_cards'];
    });
    const withGiftCards = () => written((rows) => (rows['gift_cards'] = [{ id: 'gift_1', owner: 'acc_gone' }]));

    test('are skipped', async () => {
      former['gift_cards'] = '1.1.0';
      expect(await imported(withGiftCards())).toBe(text);
    });

    test('are counted', async () => {
      former['gift_cards'] = '1.1.0';
      const file = withGiftCards().replace(/"end":true,"rows":(\d+)/, '"end":true,"rows":1');
      await expect(imported(file)).rejects.toThrow(/counts 1 rows, and the file has \d+/);
    });

    test('are a problem where the table is unknown', async () => {
      await expect(imported(withGiftCards())).rejects.toThrow('rows.gift_cards is not a table of a seed file');
    });
  });

  test('a table of a newer release is ignored as long as it has no rows', async () => {
    expect(await imported(written((rows) => (rows['gift_cards'] = [])))).toBe(text);
  });
});
