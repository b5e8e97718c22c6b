import * as msw from 'msw';

/** Requests below a base URL. */
export interface Address {
  /** The path of the base URL, without a slash at its end; empty for none. */
  readonly prefix: string;
  /** Returns the path of a URL below the base URL; undefined for any other URL. */
  readonly pathBelow: (url: string) => string | undefined;
}

/** Returns the address of a base URL. Throws a `TypeError` for an invalid one. */
export function addressOf(baseUrl: string): Address {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pathBelow = (url: string): string | undefined => {
    const { origin, pathname } = new URL(url);
    const isBelow = origin === base.origin && (pathname === prefix || pathname.startsWith(`${prefix}/`));
    return isBelow ? pathname.slice(prefix.length) || '/' : undefined;
  };
  return { prefix, pathBelow };
}

/**
 * MSW 3 installs on Node 20 without a warning, but intercepts nothing there. Unlike MSW 2, its root does not export `graphql`.
 */
export function requireWorkingMsw(): void {
  const node = typeof process === 'object' ? process.versions?.node : undefined;
  if (node === undefined || 'graphql' in msw || Number(node.split('.')[0]) >= 22) return;
  throw new Error(`msw 3 does not intercept anything on Node ${node}: use Node 22 or newer, or install msw@2`);
}
