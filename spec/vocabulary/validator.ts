/** A problem that a compiled validator found, in ajv's form. */
export interface Problem {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled validator of a request body: false leaves its problems in `errors`. */
export interface Validator<Body> {
  (value: unknown): value is Body;
  errors?: readonly Problem[] | null;
}
