import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { removedTables } from '../../mock-server/rows/registry';
import { Api } from '../support/api';
import { bankPayment, payment } from '../support/bodies';
import { parseSeedFile, seedFileText, textOf } from '../support/seed-files';

type Rows = Record<string, Record<string, unknown>[]>;

const sandbox = createSandbox({ randomSeed: 'other releases' });
const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
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
