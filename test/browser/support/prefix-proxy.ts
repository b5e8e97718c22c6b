import { createServer, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { portOf } from './shop';

/**
 * Starts a proxy that has the sandbox below a path, and removes that path from requests. Returns the address of the sandbox
 * there.
 */
export async function prefixProxy(sandboxUrl: string, prefix: string): Promise<string> {
  const server = createServer((incoming, response) => {
    const { url = '', method, headers } = incoming;
    if (!url.startsWith(`${prefix}/`)) return void response.writeHead(404).end();
    const target = new URL(url.slice(prefix.length), sandboxUrl);
    const sent = request(target, { method, headers: { ...headers, 'x-forwarded-prefix': prefix } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server.address()).port}${prefix}`;
}
