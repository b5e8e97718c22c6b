import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createCertificate } from '../../cli/commands/start/certificate';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { temporaryDirectory } from '../store/support';
import { type CliProcess, spawnCli, type SpawnOptions } from '../support/cli-process';
import { listen } from '../support/listen';
import { privateTexts } from '../recordings/support/private-texts';

const sandbox = createSandbox();
let target: RunningServer;
let folder: string;
beforeAll(async () => {
  target = await serve(sandbox);
});
afterAll(async () => {
  await target.close();
  await sandbox.close();
});
beforeEach(() => {
  folder = temporaryDirectory();
});

const fileText = () => readFileSync(join(folder, 'traffic.har'), 'utf8');
const entriesOf = (text: string): readonly { readonly request: { readonly url: string } }[] =>
  JSON.parse(text).log.entries;

/** Starts `record` in front of a sandbox. */
async function record(options: SpawnOptions = {}, to = target.url): Promise<CliProcess & { readonly url: string }> {
  const args = ['record', '--target', to, '--out', 'traffic.har', '--port', '0', '--json'];
  const child = spawnCli(args, { cwd: folder, ...options });
  const { url } = JSON.parse(await child.printed(/\n/));
  return { ...child, url };
}

const send = (url: string, number: number) =>
  fetch(`${url}/v1/payments?limit=${number}`, { method: 'POST', body: 'x'.repeat(2_000) }).then((response) =>
    response.text(),
  );

test('a killed recording is a HAR with what was exchanged', async () => {
  const { url, signal, exited } = await record();
  let responses = 0;
  const sending = Array.from({ length: 8 }, async (_, worker) => {
    for (let i = 0; i < 200; i++) {
      await send(url, worker * 1_000 + i);
      if (++responses === 300) signal('SIGKILL');
    }
  });
  await Promise.allSettled(sending);
  await exited;
  expect(entriesOf(fileText()).length).toBeGreaterThan(250);
});

test('on a full disk, it says that it has stopped, and passes requests on', async () => {
  const limited = ['sh', '-c', 'ulimit -f 64; exec "$@"', 'sh'];
  const { url, signal, exited, stderr } = await record({ under: limited });
  for (let i = 0; i < 30; i++) expect(await send(url, i)).toContain('not_authenticated');
  expect(stderr()).toContain('warning: Recording has stopped, as traffic.har cannot be written');
  signal('SIGINT');
  expect(await exited).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\d+ exchanges are in traffic\.har\n\d+ exchanges could not be written\./),
  });
  const entries = entriesOf(fileText());
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.length).toBeLessThan(30);
});

test('a thousand connections at once are passed on and recorded', { timeout: 90_000 }, async () => {
  const { url, signal, exited } = await record();
  const texts = await Promise.all(Array.from({ length: 1_000 }, (_, i) => send(url, i)));
  expect(new Set(texts.map((text) => JSON.parse(text).error.code))).toEqual(new Set(['not_authenticated']));
  signal('SIGTERM');
  expect((await exited).code).toBe(0);
  expect(entriesOf(fileText())).toHaveLength(1_000);
});

/** Starts a server with TLS that responds with the host that it was asked for. */
async function startTlsTarget(names: readonly string[]) {
  const certificate = createCertificate(names);
  const server = createServer(certificate, ({ headers: { host } }, response) => response.end(JSON.stringify({ host })));
  const port = await listen(server);
  onTestFinished(() => void server.close().closeAllConnections());
  const env = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
  writeFileSync(env.NODE_EXTRA_CA_CERTS, certificate.cert);
  return { to: `https://localhost:${port}`, env };
}

test('a target with TLS gets requests with its own host once its certificate is trusted', async () => {
  const { to, env } = await startTlsTarget(['localhost']);
  const { url, signal, exited } = await record({ env }, to);
  const response = await fetch(`${url}/v1/payments`);
  expect([response.status, await response.json()]).toEqual([200, { host: new URL(to).host }]);
  signal('SIGINT');
  expect((await exited).code).toBe(0);
  expect(entriesOf(fileText())).toHaveLength(1);
});

test('a trusted certificate is refused for a host that is not in it', async () => {
  const { to, env } = await startTlsTarget(['shop.localhost']);
  const { url } = await record({ env }, to);
  const response = await fetch(`${url}/v1/payments`);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringContaining('(ERR_TLS_CERT_ALTNAME_INVALID, the certificate is for another host)'),
  ]);
});

test('nothing private is in any byte of the file', async () => {
  const { url, signal, exited } = await record();
  for (const { entry } of privateTexts) {
    const { method, url: sentTo, headers, postData } = entry.request;
    const { pathname, search } = new URL(sentTo);
    const sent = headers.map(({ name, value }): [string, string] => [name, value]);
    if (postData !== undefined) sent.push(['Content-Type', postData.mimeType]);
    const body = method === 'GET' ? null : (postData?.text ?? '');
    await (await fetch(url + pathname + search, { method, headers: sent, body })).text();
  }
  signal('SIGINT');
  expect((await exited).code).toBe(0);
  const text = fileText();
  expect(entriesOf(text)).toHaveLength(privateTexts.length);
  // A short number may be a part of any other one. The table of the redaction has it.
  const long = privateTexts.filter((row) => row.text.length > 4);
  expect(long.filter((row) => text.includes(row.text) || text.includes(encodeURIComponent(row.text)))).toEqual([]);
});
