import { rm } from 'node:fs/promises';
import { version } from '../../../package.json';
import { createHarFile, HarWriter } from '../../../mock-server/recordings/files/har-writer';
import { explainFileError } from '../../file-problem';
import { formatCount } from '../../format-count';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import { printable } from '../../printable';
import { createReporter, type Reporter } from '../../reporter';
import { stopSignal } from '../../stop-signal';
import { BodyCapture } from './body-capture';
import type { PassedExchange, PassListener } from './pass-on';
import { type Proxy, startProxy } from './proxy';
import { Recorder } from './recorder';
import { findLoop, type Route, type RouteOptions, routesOf } from './routes';
import { writeResult } from '../../wrapped';

export interface RecordOptions extends RouteOptions {
  readonly out: string;
  readonly json?: boolean;
  readonly allowHost: readonly string[];
}

/** The outcomes of the requests that were passed on. */
interface Counts {
  exchanges: number;
  deliveries: number;
  /** Requests without a complete response. */
  incomplete: number;
  /** Requests that could not be recorded, for a reason other than the file. */
  unrecorded: number;
}

/** Records traffic with an API until a signal. Returns the exit code. */
export async function runRecord(options: RecordOptions, io: Io): Promise<number> {
  const reporter = await createReporter(io);
  const routes = routesOf(options);
  const loop = findLoop(routes);
  if (loop !== undefined) {
    reporter.error(
      `${loop.target.origin.origin} would be the proxy itself.\nChoose another port with ${loop.option} PORT.`,
    );
    return 2;
  }
  const stopped = stopSignal(io);
  let hasFailed = false;
  const onFailure = (error: unknown) => {
    hasFailed = true;
    reporter.warning(
      `Recording has stopped, as ${options.out} cannot be written: ${explainFileError(error)}\n` +
        'What was recorded before is in it. Requests are still passed on.',
    );
  };
  const writer = await createWriter(options, io, reporter, onFailure);
  if (writer === undefined) return 2;
  const recorder = new Recorder(writer);
  const counts: Counts = { exchanges: 0, deliveries: 0, incomplete: 0, unrecorded: 0 };
  const listener = (route: Route) => listenerOf(route, recorder, counts, options, io);
  const proxies = await startAll(routes, options.allowHost, listener, reporter);
  if (proxies !== undefined) {
    writeResult(io.stdout, formatReady(options, proxies), options.json);
    await stopped;
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
  await recorder.close();
  if (proxies === undefined) await rm(pathFrom(io, options.out));
  if (proxies === undefined) return 1;
  (options.json ? io.stderr : io.stdout).write(formatSummary(options.out, counts, writer.written));
  return hasFailed ? 1 : 0;
}

/** Creates the file. Reports why that fails. */
async function createWriter(
  { out }: RecordOptions,
  io: Io,
  reporter: Reporter,
  onFailure: (error: unknown) => void,
): Promise<HarWriter | undefined> {
  try {
    const creator = { name: 'payments-sandbox record', version };
    return await HarWriter.create(await createHarFile(pathFrom(io, out)), { creator, onFailure });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const reason = exists ? `${out} exists already.` : `${out} cannot be written: ${explainFileError(error)}`;
    reporter.error(`${reason}\nPass another file with --out FILE${exists ? ', or delete this one first' : ''}.`);
    return undefined;
  }
}

/** Starts the proxies. Reports a port that cannot be used. */
async function startAll(
  routes: readonly Route[],
  allowHosts: readonly string[],
  listener: (route: Route) => PassListener,
  reporter: Reporter,
): Promise<readonly Proxy[] | undefined> {
  const proxies: Proxy[] = [];
  for (const route of routes) {
    try {
      proxies.push(await startProxy(route.port, route.target, allowHosts, listener(route)));
    } catch (error) {
      const isUsed = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      const reason = isUsed ? 'it is in use by another program' : formatError(error);
      reporter.error(
        `Cannot listen on port ${route.port}: ${reason}.\nChoose another one with ${route.option} PORT, or a free one with ${route.option} 0.`,
      );
      await Promise.all(proxies.map((proxy) => proxy.close()));
      return undefined;
    }
  }
  return proxies;
}

/** Records what is passed on, and prints a line for it. */
function listenerOf(route: Route, recorder: Recorder, counts: Counts, { json }: RecordOptions, io: Io): PassListener {
  const record = (exchange: PassedExchange, kind: keyof Counts, comment?: string) => {
    recorder.record(exchange, route.recordedUrl(exchange.request.path), comment).then(
      ({ request, response }) => {
        counts[kind]++;
        if (json || kind === 'incomplete') return;
        const { pathname } = new URL(request.url);
        const what = kind === 'deliveries' ? 'webhook' : `${request.method.padEnd(6)} ${pathname}`;
        io.stdout.write(`  ${response.status}  ${printable(what)}\n`);
      },
      () => {
        counts.unrecorded++;
      },
    );
  };
  return {
    onExchange: (exchange) => record(exchange, route.kind),
    onIncomplete: (request, reason) => {
      // A webhook was sent even if nothing has received it. A request may have been executed.
      if (route.kind === 'deliveries') record({ request, ...noResponse(502) }, 'deliveries', reason);
      else record({ request, ...noResponse(0) }, 'incomplete', reason);
    },
  };
}

/** A status of 0 is that of HAR files for a request without a response. */
const noResponse = (status: number) => ({
  response: { status, headers: [], body: new BodyCapture() },
  milliseconds: { send: 0, wait: 0, receive: 0 },
});

function formatReady({ json, target, out, forwardTo }: RecordOptions, [api, webhooks]: readonly Proxy[]): string {
  const url = api?.url ?? '';
  const webhookUrl = webhooks?.url ?? null;
  if (json) return `${JSON.stringify({ url, webhook_url: webhookUrl, target, file: out })}\n`;
  const lines = [`Recording ${target} to ${out}`, `  API       ${url}  (the base URL for your program)`];
  if (webhookUrl !== null) lines.push(`  Webhooks  ${webhookUrl}  → ${forwardTo}`);
  return `${lines.join('\n')}\nPress Ctrl+C to stop.\n\n`;
}

function formatSummary(out: string, counts: Counts, written: number): string {
  const { exchanges, deliveries, incomplete, unrecorded } = counts;
  const missing =
    incomplete > 0
      ? `${formatCount(incomplete, 'request')} got no complete response: the file says why, and \`compare\` leaves ${incomplete === 1 ? 'it' : 'them'} out.\n`
      : '';
  const lost = exchanges + deliveries + incomplete + unrecorded - written;
  const notWritten = lost > 0 ? `${formatCount(lost, 'exchange')} could not be written.\n` : '';
  if (exchanges + deliveries === 0 || written === 0)
    return `\nNothing was recorded: ${out} has no exchange with a response.\n${notWritten}${missing}`;
  const parts = [formatCount(exchanges, 'exchange'), ...(deliveries > 0 ? [formatCount(deliveries, 'webhook')] : [])];
  const contents = lost > 0 ? formatCount(written, 'exchange') : parts.join(' and ');
  const verb = contents.startsWith('1 ') && !contents.includes(' and ') ? 'is' : 'are';
  return `\n${contents} ${verb} in ${out}\n${notWritten}${missing}To compare it with the sandbox: payments-sandbox compare ${out}\n`;
}
