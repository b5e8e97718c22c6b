import { version } from '../package.json';

/** The program that uses the SDK, as the header `User-Agent` names it. Other characters than those of a URL are encoded. */
export interface AppInfo {
  /** Such as `tea-shop`. */
  readonly name: string;
  /** Such as `2.1.0`. */
  readonly version?: string | undefined;
  /** An address for questions about the program. */
  readonly url?: string | undefined;
}

/**
 * Returns the `User-Agent` of a client, such as `payments-sandbox/1.0.0 Node.js/22 tea-shop/2.1.0 (https://tea.test)`. Undefined
 * in a browser, which sends its own: another one would need a preflight request, and not every browser lets a page set it.
 */
export function userAgentOf(app: AppInfo | undefined): string | undefined {
  // Node 21 and later, Bun, Deno and workers name themselves as browsers do.
  const node = typeof process === 'object' && process.versions?.node;
  const runtime = globalThis.navigator?.userAgent ?? (node && `Node.js/${node}`);
  if (runtime && /^Mozilla/.test(runtime)) return undefined;
  const { name, version: release, url } = app ?? {};
  const parts = [`payments-sandbox/${version}`, runtime, release ? `${name}/${release}` : name, url && `(${url})`];
  // A header has ASCII characters only, and a name in it has no space.
  return parts.flatMap((part) => (part ? encodeURI(part) : [])).join(' ');
}
