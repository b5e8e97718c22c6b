import { createServer, type IncomingHttpHeaders } from 'node:http';
import { payment } from '../../support/bodies';
import type { FlowContext } from '../flow';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Responds with 500 to the first request and with 200 to the others. Its port varies, so the transcript must not contain it. */
async function startEndpoint() {
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

/** Publishers (webhook endpoints) with a filter, of which one fails once; the signatures and the deliveries. */
export async function webhooks({ transcript, test, control }: FlowContext): Promise<void> {
  const { received, port, close } = await startEndpoint();
  // `fetch` never connects to port 9.
  await control('POST', 'publishers', { url: 'http://127.0.0.1:2/hooks', events: ['payment.created'] });
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
  transcript.record(text);
  for (const { headers, body } of received) {
    transcript.record(`webhook-signature: ${String(headers['webhook-signature'])}`);
    transcript.record(`webhook-timestamp: ${String(headers['webhook-timestamp'])}\n${transcript.printBody(body)}\n`);
  }
  await close();
}
