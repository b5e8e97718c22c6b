/** The result of comparing a request with the OpenAPI document. */
export const requestVerdicts = ['ok', 'warning', 'violation'] as const;
/** The verdict of the sandbox on a request as a whole. */
export type RequestVerdict = (typeof requestVerdicts)[number];

/** The outcomes of the Idempotency-Key of a request. */
export const keyOutcomes = ['new', 'replay', 'mismatch', 'in_progress'] as const;
export type KeyOutcome = (typeof keyOutcomes)[number];

/** The credentials that a request can be sent with. */
export const credentialTypes = ['key_pair', 'access_token', 'web_component_token'] as const;
export type CredentialType = (typeof credentialTypes)[number];

/** The request headers that the request log keeps. None of them holds a credential. */
export const loggedHeaders = [
  'Accept',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Host',
  'Idempotency-Key',
  'Origin',
  'Seller-Account',
  'Sub-Account',
  'User-Agent',
  'X-Request-Id',
  'traceparent',
] as const;

export interface ViolationRow {
  /** A warning: the request works, but should be changed. */
  readonly verdict: Exclude<RequestVerdict, 'ok'>;
  /** The difference from the document. */
  readonly meaning: string;
}

/** The differences of a request from the OpenAPI document. */
export const violationKinds = {
  unknown_path: { verdict: 'violation', meaning: 'The document does not have this path.' },
  not_in_sandbox: {
    verdict: 'warning',
    meaning: 'The service has this operation, and the sandbox does not. The response has the status 501.',
  },
  unknown_method: { verdict: 'violation', meaning: 'The path does not have this method.' },
  unknown_parameter: { verdict: 'violation', meaning: 'A query parameter that the operation does not declare.' },
  wrong_parameter: { verdict: 'violation', meaning: 'A query parameter whose value has the wrong type.' },
  missing_header: { verdict: 'violation', meaning: 'A header that the operation requires was not sent.' },
  wrong_header: { verdict: 'violation', meaning: 'A header whose value the document does not allow.' },
  unused_header: { verdict: 'warning', meaning: 'An Idempotency-Key that the operation does not use.' },
  unnamed_account: {
    verdict: 'warning',
    meaning: 'A request that creates something on the platform account, though the platform has sub accounts.',
  },
  content_type: { verdict: 'violation', meaning: 'A body without a Content-Type, or with one that is not declared.' },
  malformed_body: { verdict: 'violation', meaning: 'A body that is not a JSON object, or is too large.' },
  unknown_field: { verdict: 'violation', meaning: 'A field of the body that the operation does not declare.' },
  missing_field: { verdict: 'violation', meaning: 'A required field of the body was not sent.' },
  wrong_type: { verdict: 'violation', meaning: 'A field of the body with the wrong type.' },
  wrong_value: { verdict: 'violation', meaning: 'A field of the body with a value that its schema does not allow.' },
  ignored_metadata: {
    verdict: 'warning',
    meaning:
      'A scenario or simulated error in metadata that the payment or card does not have, or in a form or a place where none is read.',
  },
  card_number: {
    verdict: 'violation',
    meaning:
      'A key, a name, a text or metadata with a card number, which is masked wherever it is stored or shown. An address or an id with one is refused: `wrong_value`.',
  },
  unsafe_integer: {
    verdict: 'warning',
    meaning: 'An integer beyond 2^53 in the body, whose last digits may be lost.',
  },
  duplicate_key: {
    verdict: 'warning',
    meaning: 'A key that stands twice in an object of the body: its last value counts.',
  },
  deprecated: { verdict: 'warning', meaning: 'An operation or a header by its former name.' },
} as const satisfies Record<string, ViolationRow>;

/** The kind of a violation of the specification. */
export type ViolationKind = keyof typeof violationKinds;

export function isRequestVerdict(text: string): text is RequestVerdict {
  return requestVerdicts.some((verdict) => verdict === text);
}
