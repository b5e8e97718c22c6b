import { isLoopback } from '../../../mock-server/server';
import type { ListenOptions } from './command';
import { askSandbox, Refusal } from '../../control-client';
import type { Io } from '../../io';
import { stopSignal } from '../../stop-signal';
import { formatEventLine } from './event-line';
import { forward } from './forward';
import { startReceiver } from './receiver';

/** Hears of the events of a running sandbox by a publisher of its own, until a signal stops it. Gives the exit code. */
export async function listen(options: ListenOptions, io: Io): Promise<number> {
  const { url, platform, forwardTo, json } = options;
  if (!isLoopback(new URL(url).hostname))
    throw new Error(`The sandbox at ${url} runs on another machine, and would not find this one.\nRun listen there.`);
  const signal = stopSignal(io);
  const receiver = await startReceiver(async (delivery, gone) => {
    const outcome = forwardTo === undefined ? undefined : await forward(delivery, forwardTo, gone);
    io.stdout.write(json ? `${delivery.body}\n` : formatEventLine(delivery.body, outcome));
    return outcome?.status ?? 200;
  });
  try {
    const { id, secret } = await publish(receiver.url, options);
    if (!json) io.stdout.write(ready(options, secret));
    await signal;
    // Whoever stopped the sandbox first has nothing left to take away.
    await askSandbox(options, { method: 'DELETE', path: [platform, 'publishers', id] }).catch(() => undefined);
  } finally {
    await receiver.close();
  }
  return 0;
}

interface Published {
  readonly id: string;
  readonly secret: string;
}

async function publish(at: string, options: ListenOptions): Promise<Published> {
  const { url, platform, events, secret } = options;
  const body = { url: at, events, ...(secret !== undefined && { secret }) };
  const answer = await askSandbox(options, { method: 'POST', path: [platform, 'publishers'], body }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'resource_not_found') throw error;
      const message = `The sandbox at ${url} has no platform "${platform}".\nTo name another one: --platform ID`;
      throw new Error(message, { cause: error });
    },
  );
  if (!isPublished(answer)) throw new Error(`What the sandbox at ${url} answered is no publisher.`);
  return answer;
}

function isPublished(answer: object): answer is Published {
  return 'id' in answer && 'secret' in answer && typeof answer.id === 'string' && typeof answer.secret === 'string';
}

function ready({ url, platform, forwardTo, events }: ListenOptions, secret: string): string {
  const what = events.includes('*') ? 'all events' : events.join(', ');
  const lines = [`Listening for ${what} of the platform "${platform}" at ${url}`];
  if (forwardTo !== undefined) lines.push(`Forwarding to ${forwardTo}, signed with ${secret}`);
  return `${lines.join('\n')}\nCtrl+C stops it.\n\n`;
}
