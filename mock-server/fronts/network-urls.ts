import { networkInterfaces } from 'node:os';
import { URL } from '../../spec/vocabulary/globals';

/** Addresses that listen on all network interfaces. */
const wildcardHosts: readonly string[] = ['0.0.0.0', '::'];

export function isWildcard(host: string): boolean {
  return wildcardHosts.includes(host);
}

/** Returns the host of a URL: an IPv6 address in brackets, and loopback for a server that listens on all addresses. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Returns the URLs for other machines of a server with a URL, if its host is a wildcard. */
export function networkUrls(host: string, { url, port }: { readonly url: string; readonly port: number }): string[] {
  if (!isWildcard(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [`${new URL(url).protocol}//${address}:${port}`] : [],
  );
}

/** Returns the address of a replica for others: one that other machines can reach, if it listens on all network interfaces. */
export function advertisedUrl(host: string, server: { readonly url: string; readonly port: number }): string {
  return networkUrls(host, server)[0] ?? server.url;
}
