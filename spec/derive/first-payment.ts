import { shellWord } from '../vocabulary/shell-word';

/**
 * Returns commands for any POSIX shell that get an access token and make a payment with a test card. `certificate` is the file of
 * one that curl would not trust.
 */
export function firstPayment(url: string, { client_id, client_secret }: KeyPair, certificate?: string): string {
  const curl = certificate === undefined ? 'curl -s' : `curl -s --cacert ${shellWord(certificate)}`;
  return `
TOKEN=$(${curl} ${shellWord(`${url}/oauth/token`)} \\
  -d client_id=${client_id} -d client_secret=${client_secret} |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
${curl} -w '\\n' ${shellWord(`${url}/v1/payments`)} \\
  -H "Authorization: Bearer $TOKEN" -H "Idempotency-Key: $(date +%s)" \\
  -H 'Content-Type: application/json' -d '{
    "amount": 1000, "currency": "usd",
    "payment_method": { "card": {
      "name": "Ada Lovelace", "number": "4242 4242 4242 4242",
      "month": 12, "year": 2040, "address_postal_code": "94107" } } }'
`.trim();
}

export interface KeyPair {
  readonly client_id: string;
  readonly client_secret: string;
}
