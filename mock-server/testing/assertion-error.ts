/** The compared values, for the diff that a test runner prints. */
export interface Compared {
  readonly actual: unknown;
  readonly expected: unknown;
}

/** A failed assertion. It has the name and the fields by which test runners know one, in any runtime. */
export class AssertionError extends Error {
  static {
    this.prototype.name = 'AssertionError';
  }

  readonly code = 'ERR_ASSERTION';
  readonly actual: unknown;
  readonly expected: unknown;

  constructor(message: string, compared?: Compared) {
    super(message);
    this.actual = compared?.actual;
    this.expected = compared?.expected;
  }
}
