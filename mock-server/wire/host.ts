/** Whether a Host header has a loopback name or one of the given names. The port is ignored. */
export function isHostAllowed(header: string, names: readonly string[]): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[^:[\]/\\@?#\s]+)(:\d+)?$/i.exec(header)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return isLoopback(name) || names.some((allowed) => unbracketed(name) === unbracketed(allowed.toLowerCase()));
}

/**
 * Whether a request from an origin is allowed. Programs send no Origin, and pages on this machine send a loopback one. Any other
 * page is rejected: it could delete the data of a sandbox on its visitor's machine.
 */
export function isOriginAllowed(origin: string | undefined, names: readonly string[]): boolean {
  return origin === undefined || isHostAllowed(/^https?:\/\/(.*)$/i.exec(origin)?.[1] ?? '', names);
}

/** Whether a host is `localhost`, a name below it, or an address of the loopback interface. */
export function isLoopback(name: string): boolean {
  const host = unbracketed(name.toLowerCase());
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function unbracketed(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
