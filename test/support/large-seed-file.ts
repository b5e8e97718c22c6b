import { createSandbox } from '../../mock-server';
import { Api } from './api';
import { payment } from './bodies';
import { TestClock } from './clock';
import { parseSeedFile, textOf } from './seed-files';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

/** Yields the lines of a seed file with many customers, whose e-mail addresses have a length. */
export async function largeSeedFile(customers: number, emailLength = 20): Promise<Iterable<string>> {
  const sandbox = createSandbox({ clock: new TestClock() });
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  await api.post('/v1/payments', payment({ email: 'ada@example.com' }));
  const { rows, ...head } = parseSeedFile(await textOf(sandbox.platform().export()));
  const [customer] = rows.customers;
  const sequence = head.sequence + customers;
  const others = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
  const counts = Object.fromEntries(Object.entries(rows).map(([name, { length }]) => [name, length]));
  const email = (i: number) => `${String(i).padStart(emailLength, 'x')}@example.com`;
  return (function* () {
    yield `${JSON.stringify({ ...head, sequence, rows: { ...counts, customers: rows.customers.length + customers } })}\n`;
    for (const [table, list] of Object.entries(rows)) {
      for (const row of list) yield `${JSON.stringify([table, row])}\n`;
      if (table !== 'customers') continue;
      for (let i = 1; i <= customers; i++)
        yield `${JSON.stringify([table, { ...customer, id: `cust_${i}`, email: email(i), sequence: head.sequence + i }])}\n`;
    }
    yield `${JSON.stringify({ end: true, rows: others + customers })}\n`;
  })();
}
