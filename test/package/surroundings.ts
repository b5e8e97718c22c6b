import { createServer, type Server } from 'node:http';
import { Client } from '../../sdk';
import { createSandbox, serve } from '../../mock-server/server';
import type { Surroundings } from './consumer/everywhere';

/** Starts a server on a free port of this machine. Returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  return `http://127.0.0.1:${address.port}`;
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Starts a sandbox for all runtimes, and lets it deliver an event. */
export async function startSurroundings(): Promise<Surroundings & { readonly close: () => Promise<void> }> {
  const sandbox = createSandbox();
  const { url, close } = await serve(sandbox);
  return {
    baseUrl: url,
    delivery: await receive((address) => {
      const { secret } = sandbox.platform().publishers.create({ url: address, events: ['payment.created'] });
      return { secret, cause: () => pay(url) };
    }),
    close: async () => {
      await close();
      await sandbox.close();
    },
  };
}

async function pay(baseUrl: string): Promise<void> {
  const client = new Client({ clientId: 'test_default', clientSecret: 'test_default_secret', baseUrl });
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  await client.payments.create({ amount: 1_000, currency: 'usd', payment_method: { card } });
}

/** Subscribes an endpoint, causes an event, and returns the request that it gets. */
async function receive(
  subscribe: (address: string) => { readonly secret: string; readonly cause: () => Promise<void> },
): Promise<Surroundings['delivery']> {
  let onDelivery: (delivery: Omit<Surroundings['delivery'], 'secret'>) => void = () => undefined;
  const delivered = new Promise<Omit<Surroundings['delivery'], 'secret'>>((resolve) => (onDelivery = resolve));
  const endpoint = createServer((incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      outgoing.end();
      const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      onDelivery({ body, headers: Object.fromEntries(headers) });
    });
  });
  const { secret, cause } = subscribe(await listen(endpoint));
  await cause();
  const delivery = await delivered;
  await close(endpoint);
  return { ...delivery, secret };
}
