import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connectionTimeouts } from '../../../mock-server/fronts/connection-timeouts';

/** A webhook request from the sandbox. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the status to respond with. The signal aborts when the sandbox has closed the connection. */
export type DeliveryHandler = (delivery: Delivery, aborted: AbortSignal) => Promise<number>;

export interface WebhookServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a webhook endpoint on a free port of the loopback interface. */
export async function startWebhookServer(handle: DeliveryHandler): Promise<WebhookServer> {
  const server = createServer(connectionTimeouts, (incoming, outgoing) => {
    respond(incoming, outgoing, handle).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** The prefix of the last two is that of the publisher (webhook endpoint). */
const forwardedHeaders = /^(content-type|user-agent|.+-signature|.+-timestamp)$/;

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, handle: DeliveryHandler): Promise<void> {
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += String(chunk);
  const forwarded = Object.entries(incoming.headers).filter(([name]) => forwardedHeaders.test(name));
  const headers = Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)]));
  const status = await handle({ headers, body }, controller.signal);
  outgoing.writeHead(status).end();
}
