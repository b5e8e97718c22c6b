import { findBadPort } from '../../spec/tables/bad-ports';
import { isMetadataAddress } from '../../spec/derive/metadata-address';
import { URL } from '../../spec/vocabulary/globals';
import { isLoopback } from '../wire/host';

/** Returns the URL of a publisher, or undefined if nothing could be sent to it. */
export function parseTarget(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // Credentials in a URL would be stored and shown, and `fetch` rejects them.
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Returns why events must not be sent to a host; undefined for one to which they may be: this machine, an address of a private
 * network, or a name that the sandbox was started with. Other names may resolve to any address. Addresses at which clouds expose
 * the credentials of the machine are excluded, even when the sandbox was started with them.
 */
export function findHostProblem({ hostname }: URL, names: readonly string[]): string | undefined {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (isMetadataAddress(host))
    return 'clouds expose the credentials of their machines at this address, so nothing allows it';
  if (isLoopback(host) || isPrivate(host) || names.some((name) => name.toLowerCase() === host)) return undefined;
  return 'it is neither this machine nor a private address; start the sandbox with --allow-publisher-host to allow it';
}

/** RFC 1918 and RFC 4193. A parsed URL has its address in canonical form. */
function isPrivate(host: string): boolean {
  return /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2,3}$/.test(host) || /^f[cd][0-9a-f]{2}:/.test(host);
}

/** Returns what is wrong with the port of a URL to which events are sent over the network. */
export function findPortProblem(target: URL): string | undefined {
  const port = findBadPort(target);
  return port === undefined
    ? undefined
    : `Port ${port} is one of those that fetch never calls. Let the endpoint listen on another one.`;
}
