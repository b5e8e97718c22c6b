import { type SetupServer, setupServer } from 'msw/node';
import type { Sandbox } from '../sandbox';
import { handlers } from './msw';
import { type SetupOptions, strict } from './msw-strictness';

/**
 * Returns the server of MSW with a sandbox behind a base URL. `listen()` makes unhandled requests errors, unless its options say
 * otherwise. Closing it twice is closing it once. Throws an `Error` where the installed MSW cannot intercept requests, and a
 * `TypeError` for an invalid `baseUrl`.
 */
export function setupSandboxServer(
  sandbox: Pick<Sandbox, 'fetch'>,
  { baseUrl, handlers: first = [] }: SetupOptions,
): SetupServer {
  const server = setupServer(...first, ...handlers(sandbox, { baseUrl }));
  const listen = server.listen.bind(server);
  const close = server.close.bind(server);
  let isListening = false;
  server.listen = (options = {}) => {
    listen(strict(options));
    isListening = true;
  };
  server.close = () => {
    if (!isListening) return;
    isListening = false;
    close();
  };
  return server;
}
