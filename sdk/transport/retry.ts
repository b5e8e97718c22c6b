import { ConnectionError } from '../errors';
import type { System } from '../system';
import { shouldRetryOf, type AttemptResponse, type ResponseHead } from './response';
import type { PlainRequest } from './plain-request';

/** The upper limit of the delay before the first retry. It doubles with every further one. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/** The input of a decision. */
export interface Situation {
  /** The retries so far. */
  readonly retries: number;
  readonly maxRetries: number;
  /** Safe to send twice. */
  readonly repeatable: boolean;
  /** Undefined without a response. */
  readonly response: ResponseHead | undefined;
}

export interface Decision {
  readonly retry: boolean;
  readonly because: string;
}

const again = (because: string): Decision => ({ retry: true, because });
const stop = (because: string): Decision => ({ retry: false, because });

/** Decides whether to send a request again, by the first line that applies. Source: Endpoints, Common rules; Errors. */
export function decideRetry({ retries, maxRetries, repeatable, response }: Situation): Decision {
  if (response !== undefined && response.status < 400) return stop('it is not an error');
  if (!repeatable) return stop('a write without an idempotency key could be carried out twice');
  if (retries >= maxRetries) return stop('no retries are left');
  if (response === undefined)
    return again('whether it was carried out is unknown, and its key prevents a second execution');

  // A decline is stored under its key: the same request would get the same response. Another attempt needs a new key,
  // which is a new charge. Only the caller can decide that; the advice is in shouldRetry.
  if (response.status === 402) return stop('a decline is stored under its idempotency key');

  const advice = shouldRetryOf(response.headers);
  if (advice === false) return stop('the service advises against it');
  if (advice === true) return again('the service advises it');

  if (response.status === 409) return again('another request is in progress');
  if (response.status === 429) return again('the service accepts requests again after a while');
  if (response.status >= 500) return again('a failure of the service may be temporary');
  return stop('the request itself is invalid');
}

/** Returns the milliseconds before the next attempt: random up to a limit that doubles, so that clients spread out. */
export function backOffMs(retries: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retries);
}

export interface RetryPolicy {
  readonly maxRetries: number;
  readonly system: Pick<System, 'random' | 'sleep'>;
}

/** Repeats an attempt until its response is final. Any error except a `ConnectionError` is thrown at once. */
export async function withRetries(
  request: PlainRequest,
  { maxRetries, system }: RetryPolicy,
  attempt: () => Promise<AttemptResponse>,
): Promise<AttemptResponse> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt().catch(asOutcome);
    const response = outcome instanceof ConnectionError ? undefined : outcome;
    const { retry } = decideRetry({ retries, maxRetries, repeatable: request.repeatable, response });
    if (!retry && outcome instanceof ConnectionError) throw outcome;
    if (!retry && response !== undefined) return response;
    await system.sleep(backOffMs(retries, system.random), request.callerSignal);
  }
}

function asOutcome(error: unknown): ConnectionError {
  if (error instanceof ConnectionError) return error;
  throw error;
}
