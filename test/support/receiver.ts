import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { verifyWebhook } from '../../sdk';

/** What a receiver does with a request: a status, an answer of its own making, or nothing at all. */
export type Reaction = number | 'silence' | ((outgoing: ServerResponse) => void);

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The names are those of a SandboxEvent; what else there is stands in the body. */
  readonly event: { readonly id: string; readonly event_name: string };
}

/** A receiver of webhooks on bare node:http. */
export interface Receiver {
  readonly url: string;
  /** All that came, in order. */
  readonly received: readonly Received[];
  readonly names: () => string[];
  /** Resolves when so many requests have come. */
  readonly got: (count: number) => Promise<void>;
  /** What it does with the next requests, one after the other; after them it answers 200. */
  readonly react: (...reactions: readonly Reaction[]) => void;
  /** Answers what it has kept waiting. */
  readonly release: () => void;
  /** Throws unless a request was signed with a secret within five minutes of an instant. */
  readonly verify: (request: Received, secret: string, now: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a receiver, which ends with the test. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const reactions: Reaction[] = [];
  const silent: ServerResponse[] = [];
  let onArrival: () => void = () => undefined;
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body, event: JSON.parse(body) });
      const reaction = reactions.shift() ?? 200;
      if (reaction === 'silence') silent.push(outgoing);
      else if (typeof reaction === 'number') outgoing.writeHead(reaction).end(`answer ${reaction}`);
      else reaction(outgoing);
      onArrival();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/hooks`,
    received,
    names: () => received.map(({ event }) => event.event_name),
    got: (count) =>
      new Promise((resolve) => {
        onArrival = () => received.length >= count && resolve();
        onArrival();
      }),
    react: (...more) => void reactions.push(...more),
    release: () => {
      for (const outgoing of silent.splice(0)) outgoing.writeHead(200).end();
    },
    verify: async ({ headers, body }, secret, now) => {
      await verifyWebhook({ headers, body, secret, now: new Date(now) });
    },
    close,
  };
}
