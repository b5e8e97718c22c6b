import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handWrittenCommands } from '../../cli/hand-written-commands';
import { commandsWithoutSandbox, HIDDEN_SECRET } from '../../mock-server/docs/own-sandbox';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../mock-server/server';
import { sharedDirectory } from '../store/support';
import { silentIo } from '../cli/process-io';
import { filesBelow } from '../support/files-below';
import { builtCli } from '../support/built';
import { rawHttp } from '../support/raw-http';
import { docs } from './support';

const controlToken = 'a-token-of-32-characters-or-more';
const paths = ['docs/guides', 'docs/reference']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replace(/^docs\/(?:guides\/README\.md)?|\.md$/g, ''));
/** Pages that show sandboxes which their reader is to start, at addresses of their own. */
const ofOthers = /^guides\/(?:ci|company|containers|team-sandbox)$/;
/** Texts with the default port that are no address of this sandbox: ports of containers, other replicas, options. */
const others =
  /\d+:4010:4010|- 4010:4010|--publish \S*4010|(?:10\.0\.0\.\d|sandbox(?:-\d)?|\$\(POD_IP\)):4010|bind :4010|(?:port|containerPort): 4010/g;

const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
});

async function served(sandbox: Sandbox, basePath?: string): Promise<RunningServer> {
  const server = await serve(sandbox, { basePath, allowHosts: ['pay.test'] });
  open.push(server.close);
  return server;
}

const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
/** Returns the blocks of a page and the code in its sentences. */
const codeIn = (html: string): string[] =>
  Array.from(html.matchAll(/<(pre|code)[^>]*>([^]*?)<\/\1>/g), ([, , text = '']) =>
    unescaped(text.replaceAll(/<[^>]*>/g, '')),
  );
/** Returns the lines of a page that are code; all of a text. */
function codeLines(path: string, text: string): string[] {
  if (!/\.(?:md|txt)$/.test(path)) return codeIn(text).flatMap((code) => code.split('\n'));
  const pages = text.split('<!-- docs/').filter((page) => !ofOthers.test(page.split('.md')[0] ?? ''));
  return pages.flatMap((page) => page.split('\n'));
}
const blocksIn = (html: string): string[] =>
  Array.from(html.matchAll(/data-copy="([^"]*)"/g), ([, text = '']) => unescaped(text));

/** The way in which every page is read. The others differ from it in how the address is found, before a page is rendered. */
const withAllPages = 'with https, below a path';
const pageOfEachKind = ['guides/time', 'guides/time.md', '../llms.txt', '../llms-full.txt'];

const ways: Readonly<Record<string, () => Promise<readonly [base: string, show: (path: string) => Promise<string>]>>> =
  {
    'on another port': async () => {
      const { url } = await served(createSandbox({ docs }));
      return [url, async (path) => (await fetch(`${url}/docs/${path}`)).text()];
    },
    [withAllPages]: async () => {
      const base = 'https://pay.test:8443/a/pay';
      const sandbox = createSandbox({ docs, basePath: '/a/pay' });
      return [base, async (path) => (await sandbox.fetch(`${base}/docs/${path}`)).text()];
    },
    'behind a proxy that ends TLS and removes a path': async () => {
      const { url } = await served(createSandbox({ docs }));
      const headers = { Host: 'pay.test', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Prefix': '/edge' };
      return ['https://pay.test/edge', async (path) => (await rawHttp(url, { path: `/docs/${path}`, headers })).text];
    },
  };

describe.each(Object.entries(ways))('a sandbox %s', (way, reach) => {
  test('names its own address in the code of its pages', async () => {
    const [base, show] = await reach();
    const wrong: string[] = [];
    let named = 0;
    const pages = way === withAllPages ? paths.filter((each) => !ofOthers.test(each)) : [];
    for (const path of [...pages, ...pageOfEachKind]) {
      const lines = codeLines(path, await show(path));
      named += lines.filter((line) => line.includes(base)).length;
      const foreign = lines.filter((line) => line.replaceAll(others, '').replaceAll(base, '').includes(':4010'));
      wrong.push(...foreign.map((line) => `${path}: ${line}`));
    }
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(way === withAllPages ? 40 : 3);
  }, 60_000);
});

test('the first block of commands sets the address, if it is not the default', async () => {
  const sandbox = createSandbox({ docs });
  const settings = async (origin: string, path: string) =>
    blocksIn(await (await sandbox.fetch(`${origin}/docs/${path}`)).text()).flatMap(
      (block) => block.match(/^export .*$/gm) ?? [],
    );
  expect(await settings('http://localhost:4020', 'guides/time')).toEqual([
    'export PAYMENTS_SANDBOX_URL=http://localhost:4020',
  ]);
  expect(await settings('http://localhost:4020', 'guides/vitest')).toEqual([]);
  for (const origin of ['http://localhost:4010', 'http://127.0.0.1:4010'])
    expect(await settings(origin, 'guides/time')).toEqual([]);
});

test('the commands without a sandbox are those that take no address of one, and the one that may', () => {
  const takesAddress = (command: Command): boolean =>
    command.options.some(({ long }) => long === '--sandbox') || command.commands.some(takesAddress);
  const found = handWrittenCommands(silentIo, () => undefined).filter((command) => !takesAddress(command));
  expect([...found.map((command) => command.name()), 'compare', 'help'].sort()).toEqual(commandsWithoutSandbox);
});

describe('a block that is copied from a page runs', () => {
  const folder = sharedDirectory();
  const execute = promisify(execFile);
  let url: string;
  let sandbox: Sandbox;
  beforeAll(async () => {
    writeFileSync(join(folder, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${builtCli()}" "$@"\n`, {
      mode: 0o755,
    });
    sandbox = createSandbox({ docs });
    ({ url } = await served(sandbox, '/pay'));
  });

  /** Runs the blocks of a page that have a text, in one shell. */
  const runBlocks = async (path: string, ...texts: readonly string[]) => {
    const blocks = blocksIn(await (await fetch(`${url}/docs/${path}`)).text());
    const chosen = texts.map(
      (text) => blocks.find((block) => block.includes(text)) ?? `echo "no block has ${text}"; exit 9`,
    );
    const variables = blocks.flatMap((block) => /^export .*$/m.exec(block) ?? []);
    const { PAYMENTS_SANDBOX_URL: _, ...env } = process.env;
    const options = { cwd: folder, env: { ...env, PATH: `${folder}:${env['PATH']}` } };
    return (await execute('sh', ['-ec', [...variables, ...chosen].join('\n')], options)).stdout;
  };

  test.skipIf(process.platform === 'win32').each([
    ['guides/faults', ['/_sandbox/platforms/default/faults'], 'createPayment'],
    ['guides/time', ['/_sandbox/platforms/default/clock'], '"frozen":true'],
    ['guides/snapshots-and-undo', ['/_sandbox/platforms/default/snapshots'], '"name":"base"'],
    ['reference/platforms-and-accounts', ['/_sandbox/platforms/default/reset'], ''],
    ['guides/openapi', ['/openapi.yaml'], '200 application'],
    ['reference/commands', ['health get'], 'ok'],
  ])('%s', async (path, texts, expected) => {
    expect(await runBlocks(path, ...texts)).toContain(expected);
  });
});

describe('the key pair of a page', () => {
  const base = 'http://localhost:4010';
  const guarded = () => createSandbox({ docs, controlToken });
  const pageOf = async ({ fetch }: Sandbox, headers: Record<string, string> = {}) =>
    (await fetch(`${base}/docs/guides/first-payment`, { headers })).text();
  const signedIn = async ({ fetch }: Sandbox, platform: string, control_token: string) => {
    const response = await fetch(`${base}/_sandbox/dashboard/${platform}/`, {
      method: 'POST',
      headers: { Origin: base, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'sign_in', control_token }).toString(),
      redirect: 'manual',
    });
    return { Cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  test('is that of the default platform where no token is required', async () => {
    const html = await pageOf(createSandbox({ docs }));
    expect(blocksIn(html).join()).toContain("clientSecret: 'test_default_secret'");
    expect(html).not.toContain(HIDDEN_SECRET);
  });

  test('has no secret for a reader who is not signed in, and says where it is', async () => {
    const html = await pageOf(guarded());
    expect(blocksIn(html).join()).toContain(`clientId: 'test_default',\n  clientSecret: '${HIDDEN_SECRET}'`);
    expect(html).not.toContain('test_default_secret');
    expect(html).toContain('<a href="../../_sandbox/dashboard/default/">Sign in</a>');
  });

  test('has its secret for a reader with the control token', async () => {
    const sandbox = guarded();
    const html = await pageOf(sandbox, await signedIn(sandbox, 'default', controlToken));
    expect(blocksIn(html).join()).toContain("clientSecret: 'test_default_secret'");
    expect(html).not.toContain(HIDDEN_SECRET);
  });

  test('is that of the platform that the reader is signed in to, for nobody else', async () => {
    const sandbox = guarded();
    const { id, test: keys } = await sandbox.createPlatform();
    await sandbox.createPlatform();
    const { token } = sandbox.platform(id).tokens.create('Ada');
    const cookie = await signedIn(sandbox, id, token);
    for (const credential of [cookie, { Authorization: `Bearer ${token}` }]) {
      const blocks = blocksIn(await pageOf(sandbox, credential)).join('\n');
      expect(blocks).toContain(`clientId: '${keys.client_id}',\n  clientSecret: '${keys.client_secret}'`);
      expect(blocks).toContain(`export PAYMENTS_SANDBOX_PLATFORM=${id}`);
    }
    const time = await (await sandbox.fetch(`${base}/docs/guides/time`, { headers: cookie })).text();
    expect(time).toContain(`/_sandbox/platforms/${id}/clock`);
    for (const credential of [{}, { Authorization: 'Bearer pft_wrong' }, { Cookie: 'other=1' }])
      expect(await pageOf(sandbox, credential)).not.toContain(keys.client_secret);
  });

  test('is not that of a sandbox in a program of its own', async () => {
    const html = await (await guarded().fetch(`${base}/docs/guides/msw`)).text();
    expect(blocksIn(html).join()).toContain("clientSecret: 'test_default_secret'");
  });
});

test.each(['$(id).localhost', 'a`id`.localhost', "a'b.localhost", 'a;id.localhost', 'a&b.localhost'])(
  'no page has %s as an address: a block could run it',
  async (host) => {
    const { url } = await served(createSandbox({ docs }));
    expect((await rawHttp(url, { path: '/docs/guides/time', headers: { Host: host } })).status).toBe(403);
  },
);
