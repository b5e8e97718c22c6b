import { execFile } from 'node:child_process';
import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createCertificate } from '../../cli/commands/start/certificate';
import { rawHttp } from '../support/raw-http';
import { temporaryDirectory } from '../store/support';
import { run, startHere } from './process-io';

interface Ready {
  readonly url: string;
  readonly certificate: string;
}

const DAY_MS = 86_400_000;
const loopback = 'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1';
const health = '/_sandbox/health';

/** Starts a sandbox, and stops it after the test. */
async function start(...args: readonly string[]) {
  const { ready, stop } = await startHere(['--json', ...args]);
  let stopped: ReturnType<typeof stop> | undefined;
  const once = () => (stopped ??= stop());
  onTestFinished(async () => void (await once()));
  const { url, certificate }: Ready = JSON.parse(ready);
  return { url, file: certificate, stop: once };
}

/** Starts a sandbox in a directory and stops it. Returns the certificate. */
async function certificateIn(data: string, ...args: readonly string[]): Promise<X509Certificate> {
  const { file, stop } = await start('--https', '--data', data, ...args);
  await stop();
  return new X509Certificate(readFileSync(file));
}

/** Writes a certificate with its key to a folder. Returns their paths. */
function filesOf({ cert, key }: ReturnType<typeof createCertificate>, folder = temporaryDirectory()) {
  const paths = { cert: join(folder, 'tls-cert.pem'), key: join(folder, 'tls-key.pem') };
  writeFileSync(paths.cert, cert);
  writeFileSync(paths.key, key);
  return paths;
}

test('--https serves https on each loopback name, for who trusts the certificate', async () => {
  const data = temporaryDirectory();
  const { url, file } = await start('--https', '--data', data, '--allow-host', 'Shop.localhost');
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect(file).toBe(join(data, 'tls-cert.pem'));
  const ca = readFileSync(file, 'utf8');
  for (const name of ['localhost', '127.0.0.1'])
    expect((await rawHttp(url.replace('127.0.0.1', name), { path: health, ca })).status).toBe(200);
  await expect(rawHttp(url, { path: health })).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const { subjectAltName, ca: isAuthority, keyUsage } = new X509Certificate(ca);
  expect(subjectAltName).toBe(`${loopback}, DNS:shop.localhost`);
  expect([isAuthority, keyUsage]).toEqual([false, ['1.3.6.1.5.5.7.3.1']]);
});

test('NODE_EXTRA_CA_CERTS makes Node trust the certificate', async () => {
  const { url, file } = await start('--https', '--memory');
  const script = `fetch('${url}${health}').then(({ status }) => console.log(status))`;
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
  expect((await promisify(execFile)(process.execPath, ['-e', script], { env })).stdout).toBe('200\n');
});

test('a command says how to trust a certificate, and which address speaks another protocol', async () => {
  const { url } = await start('--https', '--memory');
  const http = url.replace('https:', 'http:');
  expect((await run(['events', 'list', '--sandbox', http])).stderr).toContain(`--https: --sandbox ${url}`);
  const { code, stderr } = await run(['events', 'list', '--url', url]);
  expect(code).toBe(1);
  expect(stderr).toContain(`The certificate of ${url} is not trusted: self-signed certificate`);
  expect(stderr).toContain('NODE_EXTRA_CA_CERTS=FILE');
  expect((await run(['payments', 'list', '--url', url])).stderr).toContain('NODE_EXTRA_CA_CERTS=FILE');
  const plain = (await start('--memory')).url.replace('http:', 'https:');
  expect((await run(['events', 'list', '--url', plain])).stderr).toContain(`${plain} does not speak https`);
});

test('the banner has the lines that trust the certificate, and a first payment that does', async () => {
  const data = temporaryDirectory();
  const { ready, stop } = await startHere(['--https', '--data', data]);
  await stop();
  const file = join(data, 'tls-cert.pem');
  expect(ready).toMatch(/Dashboard {2}https:\/\/127\.0\.0\.1:\d+\//);
  expect(ready).toContain(`NODE_EXTRA_CA_CERTS=${file}`);
  expect(ready).toContain(`TOKEN=$(curl -s --cacert ${file} https://127.0.0.1:`);
  for (const program of ['Chromium   certutil -d', 'macOS      security', 'Windows    certutil -user'])
    expect(ready).toContain(program);
});

test('the certificate stays the same over restarts, and only its owner can read it and its key', async () => {
  const data = temporaryDirectory();
  const first = await certificateIn(data);
  expect((await certificateIn(data, '--allow-host', 'sandbox.test')).fingerprint256).toBe(first.fingerprint256);
  if (process.platform !== 'win32')
    for (const name of ['tls-cert.pem', 'tls-key.pem']) expect(statSync(join(data, name)).mode & 0o777).toBe(0o600);
  expect(Date.parse(first.validTo) - Date.now()).toBeGreaterThan(360 * DAY_MS);
});

const names = ['localhost', '127.0.0.1', '::1'];
const other = createCertificate(names);
test.each<[what: string, kept: ReturnType<typeof createCertificate>]>([
  ['ends within 30 days', createCertificate(names, Date.now() - 336 * DAY_MS)],
  ['has ended', createCertificate(names, Date.now() - 366 * DAY_MS)],
  ['lacks a name', createCertificate(['localhost', '127.0.0.1'])],
  ['is not that of the key', { ...createCertificate(names), key: other.key }],
  ['is damaged', { ...other, cert: other.cert.slice(0, 300) }],
])('a kept certificate that %s is replaced', async (_, kept) => {
  const data = temporaryDirectory();
  filesOf(kept, data);
  const { validTo, subjectAltName } = await certificateIn(data);
  expect(Date.parse(validTo) - Date.now()).toBeGreaterThan(360 * DAY_MS);
  expect(subjectAltName).toBe(loopback);
  expect(readFileSync(join(data, 'tls-cert.pem'), 'utf8')).not.toBe(kept.cert);
});

test('the certificate is for no other host, with a warning', async () => {
  const { file, stop } = await start('--https', '--memory', '--allow-host', 'sandbox.test', '--allow-host', 'pay');
  expect(new X509Certificate(readFileSync(file)).subjectAltName).toBe(loopback);
  expect((await stop()).stderr).toContain('The certificate is for localhost only. To serve https under other names:');
});

test('with --memory the key is in no file, and the certificate is deleted at the stop', async () => {
  const { file, stop } = await start('--https', '--memory');
  const folder = join(file, '..');
  expect(readdirSync(folder)).toEqual(['tls-cert.pem']);
  expect(readFileSync(file, 'utf8')).not.toContain('PRIVATE');
  expect((await stop()).stderr).toBe('');
  expect(existsSync(folder)).toBe(false);
});

test('--tls-cert and --tls-key serve https with a certificate of the user', async () => {
  const given = createCertificate(['localhost', '127.0.0.1']);
  const { cert, key } = filesOf(given);
  const { url, file } = await start('--memory', '--tls-cert', cert, '--tls-key', key);
  expect(file).toBeUndefined();
  expect((await rawHttp(url, { path: health, ca: given.cert })).status).toBe(200);
});

const mine = { a: createCertificate(names), b: other };
const encrypted = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
  cipher: 'aes-256-cbc',
  passphrase: 'secret',
});
const damaged = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n';

test.each<[what: string, files: { readonly cert?: string; readonly key?: string }, message: RegExp]>([
  ['no certificate', { key: mine.a.key }, /--tls-cert: \S+cert\.pem does not exist/],
  ['no key', { cert: mine.a.cert }, /--tls-key: \S+key\.pem does not exist/],
  ['a text for a certificate', { cert: 'x', key: mine.a.key }, /cert\.pem is not a certificate in PEM format/],
  ['a key for a certificate', { cert: mine.a.key, key: mine.a.key }, /cert\.pem is not a certificate in PEM format/],
  ['a damaged certificate', { cert: mine.a.cert.slice(0, 300), key: mine.a.key }, /cert\.pem cannot be used: /],
  ['a certificate for a key', { cert: mine.a.cert, key: mine.a.cert }, /key\.pem is not a private key in PEM format/],
  ['a damaged key', { cert: mine.a.cert, key: damaged }, /key\.pem cannot be used: /],
  ['an encrypted key', { cert: mine.a.cert, key: String(encrypted) }, /key\.pem is encrypted/],
  ['the key of another', { cert: mine.a.cert, key: mine.b.key }, /key\.pem is not the key of the certificate \S+cert/],
])('%s is a usage error, and nothing is created', async (_, { cert, key }, message) => {
  const folder = temporaryDirectory();
  if (cert !== undefined) writeFileSync(join(folder, 'cert.pem'), cert);
  if (key !== undefined) writeFileSync(join(folder, 'key.pem'), key);
  const args = ['start', '--port', '0', '--data', 'data', '--tls-cert', 'cert.pem', '--tls-key', 'key.pem'];
  const { code, stderr } = await run(args, { cwd: folder });
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test.each([
  [['--tls-cert', 'a.pem'], 'belong together'],
  [['--tls-key', 'a.pem'], 'belong together'],
  [['--https', '--tls-cert', 'a.pem', '--tls-key', 'b.pem'], 'cannot be used with'],
  [['--https', '--store', 'postgres://u@db/sandbox'], 'cannot be used with'],
  [['--tls-cert', 'a.pem', '--tls-key', 'b.pem', '--store', 'postgres://u@db/sandbox'], 'cannot be used with'],
])('start %j is a usage error', async (args, message) => {
  const { code, stderr } = await run(['start', ...args]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
