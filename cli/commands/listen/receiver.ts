import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A request of the sandbox: what a publisher is sent. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Gives the status to answer with. The signal says that nobody waits for the answer any more. */
export type Receive = (delivery: Delivery, gone: AbortSignal) => Promise<number>;

export interface ListeningReceiver {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on this machine alone, on a free port. */
export async function startReceiver(receive: Receive): Promise<ListeningReceiver> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, receive).catch(() => outgoing.destroy());
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

const passedOn = ['content-type', 'user-agent', 'webhook-signature', 'webhook-timestamp'];

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, receive: Receive): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += String(chunk);
  const headers = Object.fromEntries(passedOn.map((name) => [name, String(incoming.headers[name] ?? '')]));
  const status = await receive({ headers, body }, gone.signal);
  outgoing.writeHead(status).end();
}
