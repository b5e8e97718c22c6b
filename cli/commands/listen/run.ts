import { isLoopback } from '../../../mock-server/server';
import { callControlApi, unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { stopSignal } from '../../stop-signal';
import { EventPrinter } from './event-printer';
import { forward } from './forward';
import { QueueWatch } from './queue-watch';
import { startWebhookServer } from './webhook-server';

export interface ListenOptions extends SandboxOptions {
  readonly forwardTo?: string;
  readonly events: readonly string[];
  readonly secret?: string;
  readonly json?: boolean;
}

/**
 * Prints the events of a platform, received by a temporary publisher (webhook endpoint), until a signal, or until nobody reads
 * them any more. Returns the exit code.
 */
export async function runListen(options: ListenOptions, io: Io): Promise<number> {
  const { url, platform, forwardTo, json } = options;
  if (!isLoopback(new URL(url).hostname))
    throw new Error(
      `The sandbox at ${url} runs on another machine and cannot send events to this one.\n` +
        'Run payments-sandbox listen on that machine.',
    );
  const stopped = stopSignal(io, io.outputClosed);
  const printer = new EventPrinter(io.stdout, await paint(io.stdout, io.env));
  let queue: QueueWatch | undefined;
  const server = await startWebhookServer(async (delivery, aborted) => {
    if (json) io.stdout.write(`${delivery.body}\n`);
    const eventId = json ? '' : printer.print(delivery.body);
    if (forwardTo === undefined) return 200;
    const { status, message, problem } = await forward(delivery, forwardTo, aborted);
    if (!json) printer.printOutcome(eventId, message, problem === undefined ? 'green' : 'red');
    queue?.set(problem === undefined ? undefined : { id: eventId, reason: problem });
    return status;
  });
  try {
    const { id, secret } = await createPublisher(server.url, options);
    if (!json) io.stdout.write(formatReady(options, secret));
    if (!json) queue = new QueueWatch(options, id, printer);
    await stopped;
    // The sandbox may have stopped first, and its publisher with it.
    const path = ['platforms', platform, 'publishers', id];
    await callControlApi(options, { method: 'DELETE', path }).catch(() => undefined);
  } finally {
    queue?.set(undefined);
    await server.close();
  }
  return 0;
}

interface CreatedPublisher {
  readonly id: string;
  readonly secret: string;
}

async function createPublisher(publisherUrl: string, options: ListenOptions): Promise<CreatedPublisher> {
  const { url, events, secret, forwardTo } = options;
  const of_tool = forwardTo === undefined;
  const body = { url: publisherUrl, events, of_tool, ...(secret !== undefined && { secret }) };
  const response = await callPlatform(options, { method: 'POST', path: ['publishers'], body });
  if (!isCreatedPublisher(response)) throw unexpectedResponse(url, 'a publisher');
  return response;
}

function isCreatedPublisher(response: object): response is CreatedPublisher {
  return (
    'id' in response && 'secret' in response && typeof response.id === 'string' && typeof response.secret === 'string'
  );
}

function formatReady({ url, platform, forwardTo, events }: ListenOptions, secret: string): string {
  const names = events.includes('*') ? 'all events' : events.join(', ');
  const lines = [`Listening for ${names} of the platform "${platform}" at ${url}`];
  if (forwardTo !== undefined) lines.push(`Forwarding to ${forwardTo}, signed with ${secret}`);
  return `${lines.join('\n')}\nPress Ctrl+C to stop.\n\n`;
}
