import { textKeyedHash } from '../random/hashes';

/** The headers by which a receiver knows that a body comes from here, and when. Source: Events. */
export function signatureHeaders(body: string, secret: string, timestamp: string): Readonly<Record<string, string>> {
  return {
    'Webhook-Signature': textKeyedHash(secret)(`${timestamp}.${body}`),
    'Webhook-Timestamp': timestamp,
  };
}
