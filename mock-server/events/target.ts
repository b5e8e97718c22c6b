import { isLoopback } from '../wire/host';

/** Returns the URL of a publisher, or undefined if nothing could be sent to it. */
export function parseTarget(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // Credentials in a URL would be stored and shown, and `fetch` rejects them.
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Whether events may be sent to a host: this machine, an address of a private network, or a name that the sandbox was started
 * with. Other names may resolve to any address. Link-local addresses are excluded: in clouds they expose the credentials of the
 * machine.
 */
export function isTargetAllowed({ hostname }: URL, names: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || isPrivate(host) || names.some((name) => name.toLowerCase() === host);
}

/** RFC 1918 and RFC 4193. A parsed URL has its address in canonical form. */
function isPrivate(host: string): boolean {
  return /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2,3}$/.test(host) || /^f[cd][0-9a-f]{2}:/.test(host);
}
