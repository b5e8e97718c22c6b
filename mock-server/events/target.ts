import { isLoopback } from '../wire/host';

/** The address of a publisher, if events could be sent there. */
export function parseTarget(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  // A name and a password in an address would be kept, shown, and refused by `fetch`.
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * Whether events may be sent to a host: to this machine, to an address of a private network, or to a name that whoever
 * started the sandbox allowed. Other names may lead anywhere. Link-local addresses are not among the private ones: in clouds
 * they lead to the keys of the machine.
 */
export function isTargetAllowed({ hostname }: URL, names: readonly string[]): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || isPrivate(host) || names.some((name) => name.toLowerCase() === host);
}

/** RFC 1918, and RFC 4193. An URL writes addresses in one way alone. */
function isPrivate(host: string): boolean {
  return /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2,3}$/.test(host) || /^f[cd][0-9a-f]{2}:/.test(host);
}
