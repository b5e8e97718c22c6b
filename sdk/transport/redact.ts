const CARD_NUMBER_LIKE = /\d(?:[ -]?\d){11,}/g;

/** Returns a text without card numbers and without the secrets. */
export function redact(text: string, secrets: readonly string[]): string {
  const withoutSecrets = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  return withoutSecrets.replace(CARD_NUMBER_LIKE, '[redacted]');
}
