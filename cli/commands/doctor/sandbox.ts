import { version } from '../../../package.json';
import { readAllPages } from '../../all-pages';
import { firstLineOf } from '../../first-line';
import { formatError } from '../../format-error';
import { proxyLines } from '../../no-response';
import { callPlatform, openOnPlatform } from '../../platform-client';
import type { Connection } from '../../connection/connect';
import { chunksOf } from '../../web-streams';
import { type Check, type DoctorOptions, ok, problem, warning } from './checks';
import { connectTo, hostAndPort, LIMIT_MS } from './connection';

/** Returns the health of the sandbox; undefined if none responds. */
export async function findHealth({ url }: Pick<DoctorOptions, 'url'>): Promise<object | undefined> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(`${url}/_sandbox/health`, { signal, cache: 'no-store' }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'platforms' in body ? body : undefined;
}

/** Checks whether a sandbox runs at the address, or one could. */
export async function checkSandbox({ url }: DoctorOptions, health: object | undefined): Promise<Check> {
  if (health !== undefined) {
    if ('status' in health && health.status === 'ok') return ok('sandbox', `one runs at ${url}`);
    const reason = 'reason' in health ? String(health.reason) : 'unknown reason';
    return problem('sandbox', `the one at ${url} is degraded: ${reason}`, 'Make the store writable or reachable again');
  }
  const [proxy] = proxyLines(url);
  if (proxy !== undefined) return warning('sandbox', `${url} gave no response`, proxy);
  const failure = await connectTo(url);
  const { host, port } = hostAndPort(url);
  if (failure === undefined)
    return problem(
      'sandbox',
      `port ${port} of ${host} is in use by another program`,
      'Stop that program, or use another port: payments-sandbox start --port 0',
    );
  if (failure === 'ECONNREFUSED') return ok('sandbox', `none runs at ${url}, and the port is free`);
  return warning('sandbox', `${url} cannot be reached (${failure})`, 'Check the address: --sandbox URL');
}

/** Compares the release of the sandbox with that of this command. */
export async function checkRelease(options: DoctorOptions): Promise<Check> {
  try {
    const running = await releaseOf(options);
    if (running === version) return ok('release', `${version}, the same as that of the sandbox`);
    return warning(
      'release',
      `this command is ${version}, and the sandbox is ${running}`,
      'Stop the sandbox and start it with this release: payments-sandbox start',
    );
  } catch (error) {
    return refused('release', error);
  }
}

/** Returns the release of a sandbox. The first line of an export has it, and the rest is not read. */
async function releaseOf(options: DoctorOptions): Promise<string> {
  const { body } = await openOnPlatform(options, { method: 'GET', path: ['export'] });
  const head = body === null ? undefined : await firstLineOf(chunksOf(body));
  const [, release = 'another release'] = /"release":"([^"]*)"/.exec(head ?? '') ?? [];
  return release;
}

/** The most milliseconds between the clock of a platform that follows the machine and that of the machine. */
const CLOCK_TOLERANCE_MS = 5000;

/** Compares the clock of the platform with that of this machine. */
export async function checkClock(options: DoctorOptions): Promise<Check> {
  try {
    const clock = await callPlatform(options, { method: 'GET', path: ['clock'] });
    const now = 'now' in clock ? String(clock.now) : '';
    const isFrozen = 'frozen' in clock && clock.frozen === true;
    const distance = Date.parse(now) - Date.now();
    if (!isFrozen && Math.abs(distance) <= CLOCK_TOLERANCE_MS) return ok('clock', 'that of this machine');
    const state = isFrozen ? 'is frozen at' : 'shows';
    return warning(
      'clock',
      `the one of the platform ${state} ${now}`,
      'If that is not intended: payments-sandbox clock reset',
    );
  } catch (error) {
    return refused('clock', error);
  }
}

/** Checks whether each publisher (webhook endpoint) can be connected to, with TLS if its address has it. Sends no request. */
export async function checkPublishers(options: DoctorOptions): Promise<readonly Check[]> {
  try {
    const urls = await publisherUrls(options);
    if (urls.length === 0) return [ok('publishers', 'none')];
    return await Promise.all(urls.map(checkPublisher));
  } catch (error) {
    return [refused('publishers', error)];
  }
}

async function publisherUrls(options: Connection): Promise<readonly string[]> {
  const publishers = await readAllPages<{ readonly url: string }>((query) =>
    callPlatform(options, { method: 'GET', path: ['publishers'], query }),
  );
  return publishers.map(({ url }) => url).filter((url) => /^https?:/.test(url));
}

async function checkPublisher(url: string): Promise<Check> {
  const failure = await connectTo(url);
  if (failure === undefined) return ok('publisher', `${url} can be reached`);
  if (isUnreachable.test(failure))
    return warning('publisher', `${url} cannot be reached (${failure})`, 'Start the program that listens there');
  return problem(
    'publisher',
    `TLS with ${url} failed (${failure})`,
    'Use http on this machine, or start the sandbox with NODE_EXTRA_CA_CERTS=FILE for a certificate of your own',
  );
}

const isUnreachable = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|no response)/;

const refused = (name: string, error: unknown): Check => {
  const [message = '', ...advice] = formatError(error).split('\n');
  return problem(name, message, advice.join(' '));
};
