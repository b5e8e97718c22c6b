import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { verifyWebhook } from '../../sdk';

/** The reaction to a request: a status, no response, or a custom response. */
export type Reaction = number | 'silence' | ((outgoing: ServerResponse) => void);

export interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The id and name of the event. The body has all other fields. */
  readonly event: { readonly id: string; readonly event_name: string };
}

/** A webhook endpoint on node:http. */
export interface WebhookEndpoint {
  readonly url: string;
  /** All requests, oldest first. */
  readonly received: readonly ReceivedRequest[];
  readonly eventNames: () => string[];
  /** Resolves when this number of requests has arrived. */
  readonly waitFor: (count: number) => Promise<void>;
  /** Sets the reactions to the next requests. Later ones get 200. */
  readonly respondWith: (...reactions: readonly Reaction[]) => void;
  /** Responds to the requests without a response. */
  readonly release: () => void;
  /** Throws unless a request was signed with a secret within five minutes of an instant. */
  readonly verify: (request: ReceivedRequest, secret: string, now: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a webhook endpoint, which is closed when the test finishes. */
export async function startWebhookEndpoint(port = 0): Promise<WebhookEndpoint> {
  const received: ReceivedRequest[] = [];
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
    eventNames: () => received.map(({ event }) => event.event_name),
    waitFor: (count) =>
      new Promise((resolve) => {
        onArrival = () => received.length >= count && resolve();
        onArrival();
      }),
    respondWith: (...more) => void reactions.push(...more),
    release: () => {
      for (const outgoing of silent.splice(0)) outgoing.writeHead(200).end();
    },
    verify: async ({ headers, body }, secret, now) => {
      await verifyWebhook({ headers, body, secret, now: new Date(now) });
    },
    close,
  };
}
