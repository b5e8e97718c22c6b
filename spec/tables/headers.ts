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
