import { createServer, type IncomingHttpHeaders } from 'node:http';
import { payment } from '../../support/bodies';
import type { Cast } from '../flow';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers 500 to the first request, and 200 to all others. Its port is free to pick for others; so the flow must not tell it. */
async function receiver() {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      received.push({ headers: incoming.headers, body });
      outgoing.writeHead(received.length === 1 ? 500 : 200).end('heard');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { received, port: typeof address === 'object' && address ? address.port : 0, close };
}

/** A publisher with a filter, whose receiver fails once; the signatures it got; and what was delivered. */
export async function webhooks({ transcript, test, control }: Cast): Promise<void> {
  const { received, port, close } = await receiver();
  // Port 9 is one that `fetch` connects to never.
  await control('POST', 'publishers', { url: 'http://127.0.0.1:9/hooks', events: ['payment.created'] });
  await control('POST', 'publishers', { url: `http://127.0.0.1:${port}/hooks`, events: ['payment.*'] });
  await control('GET', 'publishers');
  await test.post('/v1/payments', payment());
  await control('POST', 'idle', {});
  await control('GET', 'deliveries');
  await control('POST', 'clock', { advance: '1h' });
  await control('POST', 'idle', {});
  const { body } = await control('GET', 'deliveries');
  await control('POST', `events/${/evt_\w+/.exec(JSON.stringify(body))?.[0]}/redeliver`);
  await control('POST', 'idle', {});
  await control('GET', 'deliveries?status=delivered');
  await control('GET', 'events?event_name=payment.created&limit=2');
  const text = transcript.take().replaceAll(`127.0.0.1:${port}`, '127.0.0.1:<port>');
  transcript.note(text);
  for (const { headers, body } of received) {
    transcript.note(`webhook-signature: ${String(headers['webhook-signature'])}`);
    transcript.note(`webhook-timestamp: ${String(headers['webhook-timestamp'])}\n${body}\n`);
  }
  await close();
}
