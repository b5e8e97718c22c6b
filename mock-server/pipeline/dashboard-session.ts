import { hashSecret, type KeyedHash, sameHash, textKeyedHash } from '../random/hashes';
import { bearerToken, type RequestHeaders } from '../wire/message';

/** Who may see the dashboard. */
export interface DashboardSession {
  /** Whether a request may see it: it has the cookie of a sign-in or the control token, or none is required. */
  readonly isSignedIn: (headers: RequestHeaders) => boolean;
  /** Returns the `Set-Cookie` header of a sign-in with a control token, for the paths below a URL; undefined for another text. */
  readonly signIn: (token: string, url: URL) => string | undefined;
}

/**
 * Creates the session of a sandbox with a control token, or of one without, which everybody may see who reaches it. The cookie is
 * derived from the token, so a restart and every other replica accept it, and the token cannot be computed from it.
 */
export function dashboardSession(token: string | undefined): DashboardSession {
  if (token === undefined) return { isSignedIn: () => true, signIn: () => undefined };
  const keyed = lazy(() => textKeyedHash(token));
  const cookie = lazy(() => cookieOf(keyed()));
  const expected = hashSecret(token);
  const isToken = (text: string) => sameHash(hashSecret(text), expected);
  return {
    isSignedIn: (headers) => {
      const { name, value } = cookie();
      const sent = cookieIn(headers.get('cookie') ?? '', name);
      if (sent !== undefined) return sameHash(hashSecret(sent), hashSecret(value));
      return isToken(bearerToken(headers.get('authorization') ?? ''));
    },
    signIn: (text, { pathname, protocol }) => {
      if (!isToken(text)) return undefined;
      const { name, value } = cookie();
      return `${name}=${value}; Path=${pathname}; HttpOnly; SameSite=Strict${protocol === 'https:' ? '; Secure' : ''}`;
    },
  };
}

/** Browsers send the cookies of all ports of a host, so the name differs from sandbox to sandbox. */
function cookieOf(keyed: KeyedHash): { readonly name: string; readonly value: string } {
  return { name: `payments_sandbox_${keyed('dashboard cookie name').slice(0, 8)}`, value: keyed('dashboard cookie') };
}

function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(/; */)) if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return undefined;
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
