/** The settings of `start` that decide its address, and what has set them. */
export interface StartAddress {
  /** 0 for a free one, which is not known before the start. */
  readonly port: number;
  readonly isSecure: boolean;
  /** Empty without one. */
  readonly basePath: string;
  readonly source: string;
}

/** The sources of the address of the sandbox. */
export interface AddressSources {
  /** `--sandbox`. */
  readonly option?: string | undefined;
  /** `PAYMENTS_SANDBOX_URL`. */
  readonly variable?: string | undefined;
  readonly start: StartAddress;
}

export interface ChosenAddress {
  readonly url: string;
  readonly source: string;
}

export const URL_VARIABLE = 'PAYMENTS_SANDBOX_URL';

/** Thrown for settings without an address that is known. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
}

/**
 * Returns the address of the sandbox: the first that is named, or else the one of a `start` with the same settings, on this
 * machine. A file that is part of a project never names another host: a token or a key pair would be sent there.
 */
export function chooseAddress({ option, variable, start }: AddressSources): ChosenAddress {
  if (option !== undefined) return { url: option, source: '--sandbox' };
  if (variable !== undefined) return { url: variable, source: URL_VARIABLE };
  const { port, isSecure, basePath, source } = start;
  if (port === 0)
    throw new UnknownAddressError(
      `port is 0 by ${source}: start picks a free one. Pass the address that it prints: --sandbox URL`,
    );
  return { url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}${basePath}`, source };
}
