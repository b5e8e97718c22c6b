/** A request that was sent, without its access token. */
export interface ExampleRequest {
  /** The parameters in its path, by name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** The headers that the operation declares: `Sub-Account`, `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The JSON body; a text with a line for each value where the operation takes lines. */
  readonly body?: unknown;
}

/** A response that was received. */
export interface ExampleResponse {
  readonly status: number;
  /** The JSON body; a text with a line for each value where the operation responds with lines. */
  readonly body: unknown;
}

/** A request to an operation that succeeds, its response, and errors that other requests to the operation get. */
export interface OperationExamples {
  readonly request: ExampleRequest;
  readonly success: ExampleResponse;
  /** Names in `errors`, ordered by status. At least one for each status of the operation. */
  readonly errors: readonly string[];
}

/**
 * Exchanges with a sandbox, for the operations of the API and of the control API: the value of `spec/generated/examples`, which
 * is large: load it by `import()`, on first use. Access tokens in bodies are replaced; ids are those of no other sandbox.
 */
export interface Examples {
  /** By operation id. */
  readonly operations: Readonly<Record<string, OperationExamples>>;
  /** Error responses, by a name that begins with their error code. Operations share those that are equal. */
  readonly errors: Readonly<Record<string, ExampleResponse>>;
  /** The body of a webhook, by the name of its event. */
  readonly events: Readonly<Record<string, unknown>>;
}
