import type { Access } from '../pages/dashboard/page';
import type { PlatformTokens } from '../platform/platform-tokens';
import { hashSecret, type KeyedHash, sameHash, textKeyedHash } from '../random/hashes';
import { bearerToken, type RequestHeaders } from '../wire/message';

/** The platform of an address, as far as a sign-in needs it. */
export interface VisitedPlatform {
  readonly id: string;
  readonly tokens: Pick<PlatformTokens, 'has' | 'cookieOf' | 'hasCookie'>;
}

/** Who may see the dashboard. */
export interface DashboardSession {
  /**
   * Returns what a request may see: it has the cookie of a sign-in or a token, or none is required. Undefined for a request that
   * has to sign in. The platform is the one of its address, if that exists: only its own tokens open it.
   */
  readonly accessOf: (headers: RequestHeaders, platform?: VisitedPlatform) => Access | undefined;
  /** Whether a request has the cookie of a sign-in with a token of a platform, which may be valid or not. */
  readonly mayHaveAccess: (headers: RequestHeaders, platformId: string) => boolean;
  /**
   * Returns the `Set-Cookie` header of a sign-in with the control token or one of the platform, for the paths below a URL;
   * undefined for another text.
   */
  readonly signIn: (token: string, url: URL, platform?: VisitedPlatform) => string | undefined;
}

/**
 * Creates the session of a sandbox with a control token, or of one without, which everybody may see who reaches it. The cookie is
 * derived from the token, so a restart and every other replica accept it, and the token cannot be computed from it.
 */
export function dashboardSession(token: string | undefined): DashboardSession {
  if (token === undefined) return { accessOf: () => 'sandbox', mayHaveAccess: () => true, signIn: () => undefined };
  const keyed = lazy(() => textKeyedHash(token));
  const cookie = lazy(() => ({ name: nameOf(keyed(), ''), value: keyed()('dashboard cookie') }));
  const cookieOfPlatform = (headers: RequestHeaders, id: string) => cookieIn(headers, nameOf(keyed(), ` of ${id}`));
  const expected = hashSecret(token);
  const isToken = (text: string) => sameHash(hashSecret(text), expected);
  return {
    accessOf: (headers, platform) => {
      const { name, value } = cookie();
      const sent = cookieIn(headers, name);
      if (sent !== undefined && sameHash(hashSecret(sent), hashSecret(value))) return 'sandbox';
      const ofPlatform = platform && cookieOfPlatform(headers, platform.id);
      if (ofPlatform !== undefined && platform?.tokens.hasCookie(ofPlatform)) return 'platform';
      if (sent !== undefined || ofPlatform !== undefined) return undefined;
      const bearer = bearerToken(headers.get('authorization') ?? '');
      if (isToken(bearer)) return 'sandbox';
      return platform?.tokens.has(bearer) ? 'platform' : undefined;
    },
    mayHaveAccess: (headers, platformId) => cookieOfPlatform(headers, platformId) !== undefined,
    signIn: (text, url, platform) => {
      if (isToken(text)) return headerOf(cookie(), url);
      const value = platform?.tokens.cookieOf(text);
      return platform && value && headerOf({ name: nameOf(keyed(), ` of ${platform.id}`), value }, url);
    },
  };
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** Browsers send the cookies of all ports of a host, so the name differs by sandbox, and by platform. */
const nameOf = (keyed: KeyedHash, of: string): string =>
  `payments_sandbox_${keyed(`dashboard cookie name${of}`).slice(0, 8)}`;

const headerOf = ({ name, value }: Cookie, { pathname, protocol }: URL): string =>
  `${name}=${value}; Path=${pathname}; HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`;

function cookieIn(headers: RequestHeaders, name: string): string | undefined {
  const header = headers.get('cookie') ?? '';
  for (const pair of header.split(/; */)) if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return undefined;
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
