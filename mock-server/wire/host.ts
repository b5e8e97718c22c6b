/** Whether a Host header names this machine by loopback, or by one of the given names. The port does not matter. */
export function isHostAllowed(header: string, names: readonly string[]): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[^:[\]/\\@?#\s]+)(:\d+)?$/i.exec(header)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return isLoopback(name) || names.some((allowed) => unbracketed(name) === unbracketed(allowed.toLowerCase()));
}

/**
 * Whether a page of this origin may call. Programs send no Origin; a page on this machine sends a loopback one; any other
 * page has no business here, and could otherwise empty the sandbox of whoever looks at it.
 */
export function isOriginAllowed(origin: string | undefined, names: readonly string[]): boolean {
  return origin === undefined || isHostAllowed(/^https?:\/\/(.*)$/i.exec(origin)?.[1] ?? '', names);
}

/** `localhost`, names below it, and the addresses of the loopback interface. */
export function isLoopback(name: string): boolean {
  const host = unbracketed(name.toLowerCase());
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function unbracketed(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
