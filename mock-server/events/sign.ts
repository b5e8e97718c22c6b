import { textKeyedHash } from '../random/hashes';

/** The headers by which a publisher (webhook endpoint) verifies the sender and the time of a request. Source: Events. */
export function signatureHeaders(
  body: string,
  { secret, timestamp, prefix }: Readonly<Record<'secret' | 'timestamp' | 'prefix', string>>,
): Readonly<Record<string, string>> {
  return {
    [`${prefix}-Signature`]: textKeyedHash(secret)(`${timestamp}.${body}`),
    [`${prefix}-Timestamp`]: timestamp,
  };
}
