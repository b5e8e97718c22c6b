import { connect, isIP } from 'node:net';
import { connect as connectWithTls } from 'node:tls';

/** Milliseconds to wait for a response. */
export const LIMIT_MS = 3000;

/** Returns the host and the port of a URL. */
export function hostAndPort(url: string): { readonly host: string; readonly port: number } {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

/** Connects to the host of a URL, and disconnects. Resolves to the code of the failure; undefined if it can be reached. */
export function connectTo(url: string): Promise<string | undefined> {
  const { host, port } = hostAndPort(url);
  return new Promise((resolve) => {
    const isSecure = url.startsWith('https:');
    const name = isIP(host) ? {} : { servername: host };
    const socket = isSecure ? connectWithTls({ host, port, ...name }) : connect({ host, port });
    const end = (failure?: string) => {
      resolve(failure);
      socket.destroy();
    };
    socket.setTimeout(LIMIT_MS, () => end('no response'));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => end());
    socket.once('error', (error: Error) => end('code' in error ? String(error.code) : error.message));
  });
}
