/** Thrown when a platform cannot be opened here because another replica owns it. */
export class OwnedElsewhereError extends Error {
  override readonly name = 'OwnedElsewhereError';

  constructor(
    readonly platform: string,
    /** Id of the owner. */
    readonly replica: string,
    /** Where the owner is reached by the others; null until it serves. */
    readonly url: string | null,
  ) {
    super(`platform "${platform}" is owned by replica ${replica}${url === null ? '' : ` at ${url}`}`);
  }
}
