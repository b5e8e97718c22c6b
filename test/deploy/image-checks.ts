import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { dependencies, devDependencies } from '../../package.json';
import { Client } from '../../sdk';
import { output } from '../package/commands';
import { type Container, dataOf, execIn, filesOutsideOfData, type RunOptions, withContainer } from './container';
import type { BuiltImage } from './container-build';
import { composeOfGuide as composeFile } from './files';

/** The name of a check, and the check, which rejects when it fails. */
export type ImageCheck = readonly [name: string, check: (image: BuiltImage) => Promise<unknown>];

const client = ({ url }: Container) =>
  new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl: url });
const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
const pay = (container: Container) =>
  client(container).payments.create({ amount: 1_000, currency: 'usd', payment_method: { card } });

/** The promises of the image. They run one after the other, as they share `/data`. */
export const imageChecks: readonly ImageCheck[] = [
  ['it keeps a payment on /data, ends with 0 at SIGTERM, and writes nothing outside of it', keepsData],
  ['it takes a payment in memory, with a warning, where /data cannot be written', replacesData('belongs to root')],
  ['it prints a control token once, to standard error, and requires it below /_sandbox', printsToken],
  ['its health check follows the port', checksHealth],
  ['it meets the conditions that the guide waits for, without a token', meetsConditions],
  ['it answers to the name of a service in a compose file', answersToNames],
  ['it starts with the variables of the compose file of the guide, and so do other commands in it', runsCommands],
  ['it has the driver of PostgreSQL and what the package needs, and nothing that is for development', hasPackages],
];

const inMemory = { args: ['start', '--memory'] };

async function keepsData(image: BuiltImage): Promise<void> {
  const before = filesOutsideOfData(image);
  let id = '';
  const first = await withContainer(image, {}, async (container) => {
    const payment = await pay(container);
    assert.equal(payment.status, 'succeeded');
    id = payment.id;
  });
  assert.equal(await first.stop(), 0);
  assert.notDeepEqual(readdirSync(dataOf(image)), []);
  await withContainer(image, {}, async (container) => {
    assert.equal((await client(container).payments.get(id)).id, id);
  });
  assert.deepEqual(filesOutsideOfData(image), before);
}

/** Needs `canMount`. */
export const readOnlyCheck: ImageCheck = [
  'it takes a payment in memory, with a warning, on a read-only root file system',
  replacesData('on a read-only root'),
];

function replacesData(unwritable: NonNullable<RunOptions['unwritable']>) {
  return async (image: BuiltImage): Promise<void> => {
    const before = readdirSync(dataOf(image));
    const container = await withContainer(image, { unwritable }, async (running) => {
      assert.equal((await pay(running)).status, 'succeeded');
    });
    assert.equal(await container.stop(), 0);
    assert.match(container.stdout(), /in memory/);
    assert.match(container.stderr(), /Cannot write to the data directory \S+\/data.*\n.*in memory/);
    assert.deepEqual(readdirSync(dataOf(image)), before);
  };
}

async function meetsConditions(image: BuiltImage): Promise<void> {
  await withContainer(image, inMemory, async ({ url, stdout }) => {
    assert.equal((await fetch(`${url}/_sandbox/ready`)).status, 200);
    assert.match(stdout(), /is ready/);
  });
}

async function printsToken(image: BuiltImage): Promise<void> {
  const tokens = (written: string) => written.match(/\b[0-9a-f]{32}\b/g) ?? [];
  const container = await withContainer(image, inMemory, async ({ url, stderr }) => {
    const statusWith = async (sent: string) => {
      const headers = { authorization: `Bearer ${sent}` };
      return (await fetch(`${url}/_sandbox/platforms/default/requests`, { headers })).status;
    };
    const [token = ''] = tokens(stderr());
    assert.deepEqual([await statusWith(token), await statusWith('0'.repeat(32))], [200, 401]);
  });
  assert.deepEqual([tokens(container.stdout()).length, tokens(container.stderr()).length], [0, 1]);
}

async function checksHealth(image: BuiltImage): Promise<void> {
  const container = await withContainer(image, inMemory, async (running) => {
    assert.equal(await execIn(image, running, image.healthCheck), 0);
  });
  assert.equal(await execIn(image, container, image.healthCheck), 1);
}

async function answersToNames(image: BuiltImage): Promise<void> {
  const hosts = ['sandbox:4010', 'localhost:4010', 'sandbox.example.test'];
  await withContainer(image, inMemory, async (container) => {
    const statuses = await Promise.all(hosts.map((host) => statusAt(container, host)));
    assert.deepEqual(statuses, [200, 200, 403]);
  });
}

async function runsCommands(image: BuiltImage): Promise<void> {
  const env = { ...composeFile.services.sandbox.environment, PAYMENTS_SANDBOX_CONTROL_TOKEN: 'token-of-this-check' };
  await withContainer(image, { ...inMemory, env }, async (container) => {
    assert.doesNotMatch(container.stderr(), /[0-9a-f]{32}/);
    const exec = (command: string) => execIn(image, container, [...command.split(' '), '--sandbox', container.url]);
    const endpoint = 'http://shop:3000/webhooks';
    assert.equal(await exec(`payments-sandbox publishers create ${endpoint} --events payment.*`), 0);
    assert.equal(await exec('payments-sandbox report --fail-on violation'), 0);
  });
}

async function hasPackages({ root }: BuiltImage): Promise<void> {
  const app = join(root, 'app');
  await output(
    app,
    'node',
    '--input-type=module',
    '--eval',
    "await import('pg'); await import('payments-sandbox/postgres')",
  );
  const has = (name: string) => existsSync(join(app, 'node_modules', name));
  const { pg: _, ...unwanted } = devDependencies;
  assert.deepEqual(Object.keys(unwanted).filter(has), []);
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => !has(name)),
    [],
  );
}

/** `fetch` sends no `Host` of its own. */
async function statusAt({ port }: Container, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/_sandbox/health', headers: { host } }, (response) => {
      void text(response).then(() => resolve(response.statusCode), reject);
    });
    sent.once('error', reject).end();
  });
}
