/** A problem that a compiled validator found, in the form that ajv uses. */
export interface Problem {
  /** JSON pointer to the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The rule for the value. */
  readonly message?: string;
}

/** A compiled validator of a request body. When it returns false, `errors` holds the problems. */
export interface Validator<Body> {
  (value: unknown): value is Body;
  errors?: readonly Problem[] | null;
}
