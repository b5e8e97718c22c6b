import type { WebComponentGrant } from '../domain/web-component-token';
import { SandboxError } from '../sandbox-error';
import type { Platform } from '../platform/platform';
import type { Mode } from '../rows';
import { credentialProblem } from '../wire/credential-problem';
import { toIso } from '../time/clock';
import { type CredentialProblem, explainCredentials } from '../../spec/tables/credential-problems';
import { type Claims, isGenuine, isValid, readClaims } from '../platform/access-token';
import { bearerToken, type RequestHeaders } from '../wire/message';

/** The platform and mode that a request's credentials belong to. */
export interface Caller {
  readonly platform: Platform;
  readonly mode: Mode;
  /** Whether the token is of the sandbox's own kind. */
  readonly isOwn?: boolean | undefined;
  /** The access of a web component token; absent for an access token. */
  readonly grants?: readonly WebComponentGrant[] | undefined;
}

/** Returns a platform that is open. */
export interface PlatformLookup {
  readonly get: (id: string) => Platform | undefined;
}

const MAX_CACHED_TOKENS = 1000;

/** Authenticates requests by their access token or web component token. Source: Authentication. */
export class Authenticator {
  readonly #platforms: PlatformLookup;
  /** Claims by Authorization header, for tokens whose signature was verified before. */
  readonly #verified = new Map<string, Claims>();

  constructor(platforms: PlatformLookup) {
    this.#platforms = platforms;
  }

  /** Returns the caller. Throws `not_authenticated` for a missing, invalid or expired token. */
  authenticate(headers: RequestHeaders): Caller {
    const header = headers.get('authorization') ?? '';
    const claims = this.#verified.get(header) ?? this.#verify(header);
    const platform = claims && this.#platforms.get(claims.platform);
    if (claims === undefined || platform === undefined) throw notAuthenticated(malformedOrForeign(header));
    if (!isValid(claims, platform)) {
      const hasEnded = claims.expires > platform.clock.instantOf('access_token');
      throw notAuthenticated(hasEnded ? 'ended' : 'expired', toIso(claims.expires));
    }
    return { platform, mode: claims.mode, grants: claims.grants, isOwn: claims.isOwn };
  }

  #verify(header: string): Claims | undefined {
    const token = bearerToken(header);
    const claims = readClaims(token);
    const platform = claims && this.#platforms.get(claims.platform);
    if (claims === undefined || platform === undefined || !isGenuine(token, platform, claims)) return undefined;
    const oldest = this.#verified.keys().next();
    if (this.#verified.size >= MAX_CACHED_TOKENS && !oldest.done) this.#verified.delete(oldest.value);
    this.#verified.set(header, claims);
    return claims;
  }
}

/** A token of the sandbox's form has a wrong signature, or is of a platform that is not known. */
function malformedOrForeign(header: string): CredentialProblem {
  const problem = credentialProblem(header);
  const hasClaims = problem === 'other_form' && readClaims(bearerToken(header)) !== undefined;
  return hasClaims ? 'not_genuine' : problem;
}

const notAuthenticated = (problem: CredentialProblem, at?: string) =>
  new SandboxError('not_authenticated', {}, { explanation: explainCredentials(problem, at) });
