const AS_LONG_AS_A_CARD_NUMBER = /\d(?:[ -]?\d){11,}/g;

/** A text without card numbers and without the given secrets. */
export function redact(text: string, secrets: readonly string[]): string {
  const withoutSecrets = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  return withoutSecrets.replace(AS_LONG_AS_A_CARD_NUMBER, '[redacted]');
}
