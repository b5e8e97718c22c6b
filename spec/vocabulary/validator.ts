/** A problem that a compiled validator found, in ajv's form. */
export interface Problem {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled validator: false leaves its problems in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Problem[] | null;
}
