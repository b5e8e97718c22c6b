/** The facts of a call that all its parts share, from its first attempt to its error. */
export interface CallContext {
  /** HTTP method in capital letters, such as `GET`. */
  readonly method: string;
  /** Path of the operation, with its parameters in braces, such as `/v1/payments/{payment_id}`. */
  readonly path: string;
  /** Values of the parameters of the path, by name. */
  readonly pathParams: Readonly<Record<string, string>>;
  /** `Idempotency-Key` of a write; the same for every attempt. */
  readonly idempotencyKey: string | undefined;
  /** Sub-account that the call is made for. */
  readonly subAccountId: string | undefined;
}
