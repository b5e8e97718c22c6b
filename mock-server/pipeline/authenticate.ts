import { SandboxError } from '../sandbox-error';
import type { Platform } from '../platform/platform';
import type { Mode } from '../rows';
import { type Claims, isGenuine, readClaims } from './access-token';
import type { RequestHeaders } from '../wire/message';

export interface Caller {
  readonly platform: Platform;
  readonly mode: Mode;
}

const MAX_REMEMBERED_TOKENS = 1000;

/** Tells who sends a request by its access token. Source: Authentication. */
export class Authenticator {
  readonly #platforms: ReadonlyMap<string, Platform>;
  /** Headers with a token whose signature was found good: checking it again would tell nothing new. */
  readonly #genuine = new Map<string, Claims>();

  constructor(platforms: ReadonlyMap<string, Platform>) {
    this.#platforms = platforms;
  }

  authenticate(headers: RequestHeaders): Caller {
    const header = headers.get('authorization') ?? '';
    const claims = this.#genuine.get(header) ?? this.#prove(header);
    const platform = claims && this.#platforms.get(claims.platform);
    if (claims === undefined || platform === undefined || platform.now() >= claims.expires) {
      throw new SandboxError('not_authenticated', {});
    }
    return { platform, mode: claims.mode };
  }

  #prove(header: string): Claims | undefined {
    const token = /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
    const claims = readClaims(token);
    const platform = claims && this.#platforms.get(claims.platform);
    if (claims === undefined || platform === undefined || !isGenuine(token, platform, claims)) return undefined;
    const oldest = this.#genuine.keys().next();
    if (this.#genuine.size >= MAX_REMEMBERED_TOKENS && !oldest.done) this.#genuine.delete(oldest.value);
    this.#genuine.set(header, claims);
    return claims;
  }
}
