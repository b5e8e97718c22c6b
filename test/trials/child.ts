import { payment as paymentBody } from '../support/bodies';
import type { Shown } from './run-trial';

/** Prints what a tree shows of a payment that its sandbox created. */
const [tree = ''] = process.argv.slice(2);
const [{ createSandbox }, { formatList }, { formatFacts }, { referencePages }, { publishedDocument }, { paymentApi }] =
  await Promise.all([
    from<typeof import('../../mock-server')>('mock-server/index.ts'),
    from<typeof import('../../cli/lists/format-list')>('cli/lists/format-list.ts'),
    from<typeof import('../../cli/results/format-facts')>('cli/results/format-facts.ts'),
    from<typeof import('../../spec/emit/reference-pages')>('spec/emit/reference-pages.ts'),
    from<typeof import('../../spec/emit/document')>('spec/emit/document.ts'),
    from<typeof import('../../spec/apis')>('spec/apis.ts'),
  ]);

function from<Module>(file: string): Promise<Module> {
  return import(`${tree}/${file}`);
}

const sandbox = createSandbox();
const at = 'http://sandbox.test';
const pageAt = async (path: string) =>
  (await sandbox.fetch(`${at}/_sandbox/dashboard/${sandbox.platform().id}/${path}`)).text();

async function post(path: string, body: object, token?: string) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': path };
  const authorization = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers: { ...headers, ...authorization }, body: JSON.stringify(body) };
  return (await sandbox.fetch(`${at}${path}`, init)).json();
}

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
const { access_token } = await post('/oauth/token', keys);
const { data: payment } = await post('/v1/payments', paymentBody(), access_token);
const io = { stdout: { write: () => true, isTTY: true, columns: 200 }, env: { NO_COLOR: '1' } };
const shown: Shown = {
  payment,
  page: await pageAt(`payments/${payment.id}`),
  list: await pageAt('payments'),
  listCommand: await formatList('Payment', [payment], {}, io),
  getCommand: formatFacts('Payment', payment, io),
  reference: Object.values(referencePages()).join('\n'),
  document: publishedDocument(paymentApi),
};
await sandbox.close();
process.stdout.write(JSON.stringify(shown));
