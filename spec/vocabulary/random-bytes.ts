type Fill = (bytes: Uint8Array<ArrayBuffer>) => unknown;

/** Taken when this module is loaded, and from Node, so that no `crypto` of a test replaces it. */
const fill: Fill | undefined =
  globalThis.process?.getBuiltinModule?.('node:crypto')?.randomFillSync ?? fillOf(globalThis);

function fillOf({ crypto }: typeof globalThis): Fill | undefined {
  return crypto?.getRandomValues?.bind(crypto);
}

/** So many bytes are never the same twice. */
const FEW = 16;

/**
 * Returns random bytes, at least 16. Throws an `Error` if their source gives the same ones twice: ids would be equal, and one
 * object would take the place of another.
 */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  const others = new Uint8Array(FEW);
  fill?.(bytes);
  fill?.(others);
  if (others.some((byte, at) => byte !== bytes[at])) return bytes;
  throw new Error(
    'crypto.getRandomValues is missing or gives the same bytes twice. Import this package before a test replaces crypto.',
  );
}
