import { textKeyedHash } from '../random/hashes';

/** The headers by which a publisher (webhook endpoint) verifies the sender and the time of a request. Source: Events. */
export function signatureHeaders(body: string, secret: string, timestamp: string): Readonly<Record<string, string>> {
  return {
    'Webhook-Signature': textKeyedHash(secret)(`${timestamp}.${body}`),
    'Webhook-Timestamp': timestamp,
  };
}
