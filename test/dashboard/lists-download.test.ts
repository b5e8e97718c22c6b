import { describe, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { openDashboard } from './support/open-dashboard';

/** A dashboard with payments of $10.01, $10.02 and so on, and the files that its lists lead to. */
async function withPayments(count: number) {
  const dashboard = await openDashboard();
  const { platform, fetch, address } = dashboard;
  for (let i = 1; i <= count; i++) await platform.testMode.post('/v1/payments', payment({ amount: 1_000 + i }));
  const download = async (path: string) => {
    const response = await fetch(address(path));
    return { response, text: await response.text() };
  };
  return { ...dashboard, api: platform.testMode, download };
}

/** The values of the lines of a CSV file without line breaks in texts. */
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, value = '']) => value));

/** The column of a CSV file. */
function column(text: string, name: string): readonly string[] {
  const [names = [], ...lines] = linesOf(text);
  const at = names.indexOf(`"${name}"`);
  return lines.map((line) => line[at] ?? '');
}

describe('a list as a file', () => {
  test('has all pages of what is filtered, as CSV and as JSON', async () => {
    const { open, download } = await withPayments(120);
    const page = await open('payments?amount_from=10.11&limit=5');
    const [csv, json] = await Promise.all(
      ['Download CSV', 'Download JSON'].map(async (link) => download(page.links[link] ?? '')),
    );
    const amounts = Array.from({ length: 110 }, (_, i) => 1_120 - i);
    expect(column(csv?.text ?? '', 'amount')).toEqual(amounts.map(String));
    expect(JSON.parse(json?.text ?? '').map(({ amount }: { readonly amount: number }) => amount)).toEqual(amounts);
    const headers = [csv, json].map((file) =>
      ['content-type', 'content-disposition', 'cache-control'].map((name) => file?.response.headers.get(name)),
    );
    expect(headers).toEqual([
      ['text/csv; charset=utf-8', 'attachment; filename="payments.csv"', 'no-store'],
      ['application/json; charset=utf-8', 'attachment; filename="payments.json"', 'no-store'],
    ]);
  });

  test('has the objects as the API returns them', async () => {
    const { api, download } = await withPayments(2);
    const { data } = (await api.get('/v1/payments')).as('PaymentList');
    expect(JSON.parse((await download('payments?download=json')).text)).toEqual(data);
    const { text } = await download('payments?download=csv');
    expect(column(text, 'id')).toEqual(data.map(({ id }) => `"${id}"`));
    expect(column(text, 'payment_method.card.brand')).toEqual(['"visa"', '"visa"']);
    expect(column(text, 'captured')).toEqual(['"true"', '"true"']);
    expect(column(text, 'error_code')).toEqual(['', '']);
  });

  test('has no text that a spreadsheet runs as a formula', async () => {
    const { api, download } = await withPayments(0);
    await api.post(
      '/v1/payments',
      payment({ description: '=HYPERLINK("http://evil.test")', metadata: { '=1+1': '@x' } }),
    );
    const { text } = await download('payments?download=csv');
    expect(column(text, 'description')).toEqual([`"'=HYPERLINK(""http://evil.test"")"`]);
    expect(column(text, 'metadata')).toEqual(['"{""=1+1"":""@x""}"']);
  });

  test('has the other lists, too', async () => {
    const { download } = await withPayments(1);
    for (const list of [
      'requests',
      'events',
      'payment_methods',
      'payment_intents',
      'sub_accounts',
      'balance_transactions',
    ])
      expect([list, linesOf((await download(`${list}?download=csv`)).text).length > 1]).toEqual([
        list,
        list !== 'sub_accounts',
      ]);
    expect((await download('sub_accounts?download=json')).text).toBe('[]\n');
  });

  test('is a page while a filter is refused', async () => {
    const { open } = await withPayments(0);
    const page = await open('payments?download=csv&amount=ten');
    expect([page.status, page.heading]).toEqual([422, 'Payments']);
  });
});

test('the requests, and one request, are a HAR as well', async () => {
  const { platform, open, download } = await withPayments(2);
  const exported = async (query: string) => (await platform.control(`requests/export${query}`, undefined, 'GET')).text;
  const all: unknown = JSON.parse(await exported(''));
  const link = (await open('requests')).links['Download HAR'] ?? '';
  const { response, text } = await download(link);
  expect(response.headers.get('content-disposition')).toContain(`${platform.id}-requests.har`);
  expect(JSON.parse(text)).toEqual(all);
  const id = /req_\w{22}/.exec(text)?.[0] ?? '';
  const one = await download((await open(`requests/${id}`)).links['Download HAR']?.replace('../', '') ?? '');
  expect(one.response.headers.get('content-disposition')).toContain(`${id}.har`);
  expect(JSON.parse(one.text)).toEqual(JSON.parse(await exported(`?request_id=${id}`)));
});
