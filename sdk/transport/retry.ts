import { ConnectionError } from '../errors';
import type { System } from '../system';
import { shouldRetryOf, type AttemptResponse, type ResponseHead } from './answer';
import type { PlainRequest } from './plain-request';

/** The first retry waits up to this; every further one up to twice as long as the one before. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;

/** What a decision depends on. */
export interface Situation {
  /** Retries made already. */
  readonly retries: number;
  readonly maxRetries: number;
  /** Sending it twice does no harm. */
  readonly repeatable: boolean;
  /** Undefined: there was no answer. */
  readonly answer: ResponseHead | undefined;
}

export interface Decision {
  readonly retry: boolean;
  readonly because: string;
}

const again = (because: string): Decision => ({ retry: true, because });
const stop = (because: string): Decision => ({ retry: false, because });

/** Whether to send a request again. The first line that applies decides. Source: Endpoints, Common rules; Errors. */
export function decideRetry({ retries, maxRetries, repeatable, answer }: Situation): Decision {
  if (answer !== undefined && answer.status < 400) return stop('it is not an error');
  if (!repeatable) return stop('a write without an idempotency key could be carried out twice');
  if (retries >= maxRetries) return stop('no retries are left');
  if (answer === undefined)
    return again('whether it was carried out is unknown, and its key keeps it from happening twice');

  // A decline belongs to its key: the same request would get the same answer. Trying again takes a new key, which means
  // a new charge: only the caller can want that, and finds the advice in shouldRetry.
  if (answer.status === 402) return stop('a decline is kept under its idempotency key');

  const advice = shouldRetryOf(answer.headers);
  if (advice === false) return stop('the service says that it will not help');
  if (advice === true) return again('the service says that it may help');

  if (answer.status === 409) return again('another request is in the way, and soon done');
  if (answer.status === 429) return again('the service takes requests again after a while');
  if (answer.status >= 500) return again('a failure of the service may pass');
  return stop('the request itself is wrong');
}

/** Milliseconds before the next attempt: anything up to a limit that doubles, so that clients do not come back as one. */
export function backOffMs(retries: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retries);
}

export interface RetryPolicy {
  readonly maxRetries: number;
  readonly system: Pick<System, 'random' | 'sleep'>;
}

/** Attempts until the answer, or its absence, is final. What is not a `ConnectionError` is thrown at once. */
export async function withRetries(
  request: PlainRequest,
  { maxRetries, system }: RetryPolicy,
  attempt: () => Promise<AttemptResponse>,
): Promise<AttemptResponse> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt().catch(asOutcome);
    const answer = outcome instanceof ConnectionError ? undefined : outcome;
    const { retry } = decideRetry({ retries, maxRetries, repeatable: request.repeatable, answer });
    if (!retry && outcome instanceof ConnectionError) throw outcome;
    if (!retry && answer !== undefined) return answer;
    await system.sleep(backOffMs(retries, system.random), request.callerSignal);
  }
}

function asOutcome(error: unknown): ConnectionError {
  if (error instanceof ConnectionError) return error;
  throw error;
}
