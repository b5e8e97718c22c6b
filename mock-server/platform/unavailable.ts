/**
 * A platform exists and cannot be opened now, for example because too many files are open. Nothing of the request was carried
 * out.
 */
export class PlatformUnavailableError extends Error {
  override readonly name = 'PlatformUnavailableError';

  constructor(
    readonly platform: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`platform "${platform}" cannot be opened now: ${reason}`, options);
  }
}
