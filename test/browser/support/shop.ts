import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { componentPage, resizer } from './component-page';

/** The web site of a seller, on a port of its own. */
export interface Shop {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts a shop with the pages that a customer comes from, goes to, and sees the sandbox in. */
export async function openShop(): Promise<Shop> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/resizer.js') return void response.setHeader('Content-Type', 'text/javascript').end(resizer());
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const body = pages[pathname]?.(searchParams);
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body === undefined ? '' : page(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = portOf(server.address());
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, port, close };
}

const pages: Readonly<Record<string, (search: URLSearchParams) => string>> = {
  '/thanks': () => '<h1>Thank you</h1>',
  '/app': () => '<h1>App</h1>',
  '/cart': () => '<h1>Your cart</h1>',
  // Embeds the frames of a form, as a component library does.
  '/components': componentPage,
  // Records the messages of the frame, as the script of a seller would.
  '/embed': (search) => `<h1>Embedded</h1>
    <script>
      window.messages = [];
      addEventListener('message', ({ origin, data }) => messages.push({ origin, data }));
    </script>
    <iframe title="Sandbox" width="900" height="1400" src="${attribute(search.get('src') ?? '')}"></iframe>`,
};

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">${body}`;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the address of a server that listens on a port. */
export function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the shop listens on a port');
  return address;
}
