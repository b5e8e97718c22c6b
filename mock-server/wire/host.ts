import type { RequestHeaders, WireRequest } from './message';
import { URL } from '../../spec/vocabulary/globals';

/**
 * Whether a Host header has a loopback name or one of the given names. Any port is allowed. Nothing else that is in a URL is, and
 * no character that a shell reads: pages have commands with the address.
 */
export function isHostAllowed(header: string, names: readonly string[]): boolean {
  const name = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?$/i.exec(header)?.[1]?.toLowerCase();
  // Addresses of pages are made of it.
  if (name === undefined || !URL.canParse(`http://${header}`)) return false;
  return isLoopback(name) || names.some((allowed) => unbracketed(name) === unbracketed(allowed.toLowerCase()));
}

/** Whether a Host header has a name without a dot, such as that of a service in a compose file: nobody can register one. */
export function isLocalName(header: string): boolean {
  if (!/^[\w-]+(:\d+)?$/.test(header) || !URL.canParse(`http://${header}`)) return false;
  return !new URL(`http://${header}`).hostname.includes('.'); // 2130706433 is an IPv4 address
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

const prefixPattern = /^(\/[\w.~-]+)+$/;

/**
 * Returns the base URL that a request used for the sandbox. What removed a prefix from the path names it in `X-Forwarded-Prefix`,
 * or the sandbox has it as its base path, which the header may end with. No request can be trusted to name a proxy that ends TLS.
 */
export function ownBaseUrl({ origin, headers, basePath = '' }: AddressedRequest): string {
  const sent = (headers.get('x-forwarded-prefix') ?? '').replace(/\/$/, '');
  const prefix = prefixPattern.test(sent) ? sent : '';
  const root = origin ?? `http://${headers.get('host') ?? 'localhost'}`;
  return root + prefix + (prefix.endsWith(basePath) ? '' : basePath);
}

/** A request, as far as it says how the sandbox is reached. */
type AddressedRequest = Pick<WireRequest, 'origin' | 'headers' | 'basePath'>;

/** Returns the IP address of the client. Where a front does not know it, the caller is on this machine. */
export function callerAddress({ remoteAddress = '127.0.0.1' }: Pick<WireRequest, 'remoteAddress'>): string {
  // An IPv4 address, as a socket for both versions reports it.
  return remoteAddress.replace(/^::ffff:(?=[\d.]+$)/, '').replace(/%.*$/, '');
}

/**
 * Whether a form was sent by a page of the sandbox: one on the host that the request used, or at one of the other base URLs. A
 * browser sends an `Origin`, or else `Sec-Fetch-Site`; other programs send neither. Another port is another page.
 */
export function isOwnForm(request: AddressedRequest, baseUrls: readonly string[]): boolean {
  const { headers } = request;
  const sender = headers.get('origin');
  if (sender === null) return isOwnSite(headers);
  if (!URL.canParse(sender)) return false;
  const { host } = new URL(sender);
  return [ownBaseUrl(request), ...baseUrls].some((url) => hostOf(url) === host);
}

function isOwnSite(headers: RequestHeaders): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}

function unbracketed(name: string): string {
  return name.replace(/^\[(.*)\]$/, '$1');
}
