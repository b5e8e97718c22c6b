/**
 * A value, or a promise of it where something has to be waited for. Where nothing has, a request goes from step to step without a
 * promise: one for each step would cost more than a read.
 */
export type Awaitable<Value> = Value | Promise<Value>;

/** Whether a value has to be waited for. Not by its class: within Jest, promises of Node have another one. */
export function isPromise<Value>(value: Awaitable<Value>): value is Promise<Value> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** Continues with a value, at once where it is there. */
export function andThen<Value, Result>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return isPromise(value) ? value.then(next) : next(value);
}

/** Runs something, and continues with its value or with what it throws. What `done` throws is not passed to `failed`. */
export function settle<Value, Result>(
  run: () => Awaitable<Value>,
  done: (value: Value) => Awaitable<Result>,
  failed: (error: unknown) => Awaitable<Result>,
): Awaitable<Result> {
  let value: Awaitable<Value>;
  try {
    value = run();
  } catch (error) {
    return failed(error);
  }
  return isPromise(value) ? value.then(done, failed) : done(value);
}

/** Runs something, and `end` once it is done or has failed. */
export function endingWith<Result>(run: () => Awaitable<Result>, end: () => void): Awaitable<Result> {
  let result: Awaitable<Result>;
  try {
    result = run();
  } catch (error) {
    end();
    throw error;
  }
  if (isPromise(result)) return result.finally(end);
  end();
  return result;
}
