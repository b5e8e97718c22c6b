/** The headers of requests that the document declares. Source: Endpoints, Common rules. */
export const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Sub-Account',
  'Account',
  'Seller-Account',
] as const;

/** The headers of responses that the document declares, by their name in its components. */
export const responseHeaders = {
  RequestId: 'Request-Id',
  IdempotentReplayed: 'Idempotent-Replayed',
  ShouldRetry: 'Should-Retry',
  RetryAfter: 'Retry-After',
  SandboxExplain: 'Sandbox-Explain',
  SandboxWarning: 'Sandbox-Warning',
  Deprecation: 'Deprecation',
  WWWAuthenticate: 'WWW-Authenticate',
  AcceptEncoding: 'Accept-Encoding',
} as const;

/** The headers by which people follow a request. Every response can have them, and the documents leave them out. */
export const tracingHeaders = ['X-Request-Id', 'traceparent', 'Sandbox-Replica'] as const;

/**
 * The ids that callers give to requests, by header, with their form. They are kept in the request log and returned. A text of
 * another form is ignored. Source of `traceparent`: Trace Context of the W3C.
 */
export const callerIds: Readonly<Record<string, RegExp>> = {
  'x-request-id': /^[A-Za-z0-9._-]{1,128}$/,
  traceparent: /^(?!ff)[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/,
};

/**
 * What precedes `-Signature` and `-Timestamp` in the headers of a delivery, unless a publisher (webhook endpoint) has another
 * prefix.
 */
export const WEBHOOK_HEADER_PREFIX = 'Webhook';

/** A prefix of those headers: letters and digits, and hyphens between them. */
export const webhookHeaderPrefix = { pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 64 } as const;

export const webhookHeaderPrefixRule =
  'It must be letters and digits, with hyphens between them only, such as JUSTIFI.';

/** Whether a text can be the prefix of header names. */
export function isWebhookHeaderPrefix(text: unknown): text is string {
  const { pattern, maxLength } = webhookHeaderPrefix;
  return typeof text === 'string' && text.length <= maxLength && new RegExp(pattern).test(text);
}
