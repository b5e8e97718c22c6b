import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedDirectory } from '../store/support';
import { freePort } from '../deploy/free-port';
import { blocksOf } from '../examples/documents';
import { startCli } from '../support/cli-process';
import { createReader, payingProgram, type Reader } from '../support/reader';

const GUIDE = 'docs/guides/team-sandbox.md';
const CONTROL_TOKEN = 'PAYMENTS_SANDBOX_CONTROL_TOKEN';
const blocks = blocksOf(GUIDE).map(({ text }) => text);
const within = sharedDirectory();
const port = await freePort();
const controlToken = 'a-control-token-of-the-tests';
const here = {
  'http://sandbox.example.test:4010': `http://127.0.0.1:${port}`,
  'http://127.0.0.1:4010': `http://127.0.0.1:${port}`,
  [`${CONTROL_TOKEN}=…`]: `${CONTROL_TOKEN}=${controlToken}`,
  '/var/lib/payments-sandbox': join(within, 'data'),
};

/** Returns the one block with a text. */
function block(has: string): string {
  const [found = '', ...others] = blocks.filter((text) => text.includes(has));
  if (found === '' || others.length > 0) throw new Error(`${others.length + 1} blocks have ${has}`);
  return found;
}

/** Returns the lines of a block without those of a program that is not here. */
const without = (program: string, text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(`${program} `))
    .join('\n');

const START = 'start --host 0.0.0.0';
const CREATE = 'platforms create --name checkout-team';

/** Who runs the host. As the process that starts would not end, it is in the background. */
const host = createReader({
  within,
  here,
  env: { PAYMENTS_SANDBOX_DETACH: 'true', PAYMENTS_SANDBOX_PORT: String(port) },
});
/** The control token opens everything. The name of the host is one that others use. */
const administrator = createReader({
  within,
  here,
  env: { PAYMENTS_SANDBOX_URL: `http://127.0.0.1:${port}`, [CONTROL_TOKEN]: controlToken },
  programs: { curl: 'exec /usr/bin/curl -H "Host: sandbox.example.test:4010" "$@"' },
});
const job = createReader({ within, here, env: { [CONTROL_TOKEN]: controlToken } });
let member: Reader;
let created: string;
let platform: { readonly id: string; readonly test: { readonly client_id: string; readonly client_secret: string } };

/** Runs what must succeed. Returns its output. */
async function succeeded(reader: Reader, script: string): Promise<string> {
  const { code, stdout, stderr } = await reader.run(script);
  expect(code, `${script}: ${stderr}`).toBe(0);
  return stdout;
}

const json = async (reader: Reader, command: string) =>
  JSON.parse(await succeeded(reader, `npx payments-sandbox ${command} --json`));

beforeAll(async () => {
  await succeeded(host, block(START));
  created = await succeeded(administrator, block(CREATE));
  const secrets = /\b(test_\w+)\b[^]*?\b(test_\w+)\b/.exec(created);
  const [, client_id = '', client_secret = ''] = secrets ?? [];
  const { data } = await json(administrator, 'platforms list');
  const { id } = data.find(({ name }: { name: string }) => name === 'checkout-team');
  platform = { id, test: { client_id, client_secret } };
  const { token } = await json(administrator, 'platform-tokens create eve --platform checkout-team');
  member = createReader({ within, here, env: variablesOf(token) });
  writeFileSync(join(member.folder, 'shop.mjs'), payingProgram());
  writeFileSync(join(job.folder, 'shop.mjs'), payingProgram());
});
afterAll(() => host.run('npx payments-sandbox stop'));

/** Returns what the table of a person's variables says, with the values of one. */
function variablesOf(token: string): Readonly<Record<string, string>> {
  const rows = Array.from(
    readFileSync(GUIDE, 'utf8').matchAll(/^\| ((?:`PAYMENTS_\w+`(?:, )?)+) +\| (.+?) +\|$/gm),
    ([, names = '', value = '']) => ({ names: names.match(/\w+/g) ?? [], value }),
  );
  const valuesOf = (value: string): readonly string[] => {
    if (value.startsWith('The test key pair')) return Object.values(platform.test);
    if (value.startsWith('A token of the platform')) return [token];
    const [, literal = ''] = /^`([^`]+)`/.exec(value) ?? [];
    return [literal, literal];
  };
  return Object.fromEntries(
    rows.flatMap(({ names, value }) => names.map((name, at) => [name, valuesOf(value)[at] ?? ''])),
  );
}

interface Row {
  /** A text that only this block has. */
  readonly has: string;
  /** Runs it as the person whom it is for. */
  readonly run: (text: string) => Promise<unknown>;
}

const elsewhere = (test: string) => () => Promise.resolve(expect(readFileSync(test, 'utf8')).toContain(GUIDE));

const rows: readonly Row[] = [
  { has: 'openssl', run: async (text) => expect(await succeeded(host, text)).toMatch(/^[0-9a-f]{32}\n$/) },
  {
    has: 'image: ghcr.io',
    run: async (text) => {
      const { environment } = parse(text).services.sandbox;
      const started = await startCli(['--memory'], {
        env: { ...environment, [CONTROL_TOKEN]: controlToken, PAYMENTS_SANDBOX_HOST: '0.0.0.0' },
      });
      expect(environment).toHaveProperty(CONTROL_TOKEN);
      const refused = await fetch(`${started.url}/_sandbox/platforms`);
      await started.stop();
      expect(refused.status).toBe(401);
    },
  },
  {
    has: 'docker compose up --detach --wait\ncurl',
    run: async (text) =>
      expect(JSON.parse(await succeeded(administrator, without('docker', text)))).toMatchObject({ status: 'ok' }),
  },
  // Two lines of output: the banner is that of `start`, and the sandbox of all tests is the one that it began.
  { has: START, run: async () => expect((await fetch(`http://127.0.0.1:${port}/_sandbox/ready`)).status).toBe(200) },
  // A configuration of another program. The caller's `Host` arrives, as in the block with curl.
  { has: 'proxy_pass', run: async (text) => expect(text).toContain('proxy_set_header Host $http_host;') },
  { has: CREATE, run: async () => expect(created).toMatch(/shown only now[^]*checkout-team/) },
  {
    has: 'platform-tokens create ada',
    run: async (text) => {
      const [create = '', list = '', end = ''] = text.trim().split('\n');
      await succeeded(administrator, create);
      const listed = await succeeded(administrator, list);
      const [, id = ''] = /\bada\s+(ptk_\w+)/.exec(listed) ?? [];
      expect(id, listed).toMatch(/^ptk_/);
      // Without a terminal, nobody answers the question.
      await succeeded(administrator, `${end.replace('ptk_…', id)} --yes`);
      expect(await succeeded(administrator, list)).not.toContain(id);
    },
  },
  {
    has: '# here run the tests',
    run: async (text) => {
      const ids = async () =>
        (await json(administrator, 'platforms list')).data.map(({ id }: { id: string }) => id).sort();
      const before = await ids();
      const script = (tests: string) => text.replace(/^.*# here run the tests$/m, tests);
      const paid = await succeeded(job, script('node shop.mjs; npx payments-sandbox whoami --json'));
      const [payment, who = '', ended = ''] = paid.trim().split('\n');
      expect(payment).toMatch(/^py_/);
      expect(JSON.parse(who)).toMatchObject({ platform: JSON.parse(ended).id, credential: 'control_token' });
      const failed = await job.run(script('node --eval "process.exit(3)"'));
      expect(failed.code).toBe(3);
      expect(await ids()).toEqual(before);
    },
  },
  {
    has: 'ssh -N -R',
    run: async (text) =>
      expect(await succeeded(member, without('ssh', text))).toContain('http://127.0.0.1:3000/webhooks'),
  },
  { has: 'tar --create', run: elsewhere('test/processes/backup.test.ts') },
  { has: 'tar --extract', run: elsewhere('test/processes/backup.test.ts') },
];

describe('the guide for a team', () => {
  test('has no block without a person who runs it', () => {
    expect(blocks.filter((text) => !rows.some(({ has }) => text.includes(has)))).toEqual([]);
  });

  test.each(rows)('$has: does what the guide says', async ({ has, run }) => {
    await run(block(has));
  });

  test('gives a person variables with which commands and programs use one platform, and no other', async () => {
    expect(Object.keys(variablesOf('x')).sort()).toEqual([
      'PAYMENTS_API_URL',
      'PAYMENTS_CLIENT_ID',
      'PAYMENTS_CLIENT_SECRET',
      CONTROL_TOKEN,
      'PAYMENTS_SANDBOX_URL',
    ]);
    expect(await json(member, 'whoami')).toMatchObject({
      platform: platform.id,
      name: 'checkout-team',
      credential: 'platform_token',
    });
    const paid = (await succeeded(member, 'node shop.mjs')).trim();
    expect(paid).toMatch(/^py_/);
    expect(await succeeded(member, 'npx payments-sandbox requests list')).toContain('createPayment');
    expect(await json(member, `payments get ${paid}`)).toMatchObject({ status: 'succeeded' });
    for (const command of ['clock advance 1d', 'faults list', 'events list', 'report'])
      await succeeded(member, `npx payments-sandbox ${command}`);
    expect(await member.run('npx payments-sandbox platforms list')).toMatchObject({ code: 1 });
    expect(await member.run('npx payments-sandbox events list --platform default')).toMatchObject({ code: 2 });
    const listed = await succeeded(administrator, 'npx payments-sandbox payments list --platform checkout-team --json');
    expect(listed).toContain(paid);
  });
});
