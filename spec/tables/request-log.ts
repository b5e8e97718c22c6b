/** What the journal says of a request beside the document of the API. */
export const requestVerdicts = ['ok', 'warning', 'violation'] as const;
export type RequestVerdict = (typeof requestVerdicts)[number];

/** What became of the Idempotency-Key of a request. */
export const keyOutcomes = ['new', 'replay', 'mismatch', 'in_progress'] as const;
export type KeyOutcome = (typeof keyOutcomes)[number];

export interface ViolationRow {
  /** A warning is about what works, and should be done otherwise. */
  readonly verdict: Exclude<RequestVerdict, 'ok'>;
  /** What the request did. */
  readonly meaning: string;
}

/** The ways in which a request can differ from what the document declares. */
export const violationKinds = {
  unknown_path: { verdict: 'violation', meaning: 'The document has no such path.' },
  unknown_method: { verdict: 'violation', meaning: 'The path does not have this method.' },
  unknown_parameter: { verdict: 'violation', meaning: 'A parameter of the query that the operation does not declare.' },
  wrong_parameter: { verdict: 'violation', meaning: 'A parameter of the query whose value is none of its type.' },
  missing_header: { verdict: 'violation', meaning: 'A header that the operation requires was not sent.' },
  wrong_header: { verdict: 'violation', meaning: 'A header whose value the document does not allow.' },
  unused_header: { verdict: 'warning', meaning: 'An Idempotency-Key where the operation takes none.' },
  content_type: { verdict: 'violation', meaning: 'A body without a Content-Type, or with another than the declared.' },
  malformed_body: { verdict: 'violation', meaning: 'A body that is no JSON object, or too long to be read.' },
  unknown_field: { verdict: 'violation', meaning: 'A field of the body that the operation does not declare.' },
  missing_field: { verdict: 'violation', meaning: 'A required field of the body was not sent.' },
  wrong_type: { verdict: 'violation', meaning: 'A field of the body of another type than declared.' },
  wrong_value: { verdict: 'violation', meaning: 'A field of the body with a value that its schema does not allow.' },
  deprecated: { verdict: 'warning', meaning: 'An operation or a header by its older name.' },
} as const satisfies Record<string, ViolationRow>;

export type ViolationKind = keyof typeof violationKinds;

export function isRequestVerdict(text: string): text is RequestVerdict {
  return requestVerdicts.some((verdict) => verdict === text);
}
