/** The compared values, for the diff that a test runner prints. */
export interface Compared {
  readonly actual: unknown;
  readonly expected: unknown;
}

/** A failed assertion. It has the name and the fields by which test runners know one, in any runtime. */
export class AssertionError extends Error {
  /** As that of `node:assert`: test runners show a diff for it. */
  readonly code = 'ERR_ASSERTION';
  /** The value, for a diff. */
  readonly actual: unknown;
  /** The expected value, for a diff. */
  readonly expected: unknown;

  constructor(message: string, compared?: Compared) {
    super(message);
    this.actual = compared?.actual;
    this.expected = compared?.expected;
  }

  // On the prototype, so that it is not printed with the fields.
  override get name(): string {
    return 'AssertionError';
  }
}
