/** Thrown when a platform cannot be opened here because another replica owns it. */
export class OwnedElsewhereError extends Error {
  override readonly name = 'OwnedElsewhereError';

  constructor(
    readonly platform: string,
    /** Id of the owner. */
    readonly replica: string,
    /** The address at which the others reach the owner; null until it serves. */
    readonly url: string | null,
  ) {
    super(`platform "${platform}" is owned by replica ${replica}${url === null ? '' : ` at ${url}`}`);
  }
}

/** Whether an error, or a cause of it, says that another replica owns a platform. */
export function isOwnedElsewhere(error: unknown): boolean {
  if (error instanceof OwnedElsewhereError) return true;
  return error instanceof Error && error.cause !== undefined && isOwnedElsewhere(error.cause);
}
