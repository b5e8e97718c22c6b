import { deliveryCauses } from '../tables/delivery-causes';
import type { DeliveryFailure } from '../tables/outcomes';

/** Returns why a call of `fetch` failed: a code such as `ECONNREFUSED` if there is one, otherwise the words of the error. */
export function causeOf(error: unknown): string {
  const cause = memberOf(error, 'cause') ?? error;
  const code = memberOf(cause, 'code');
  if (typeof code === 'string' && code !== '') return code;
  const message = memberOf(cause, 'message');
  return typeof message === 'string' && message !== '' ? message : String(cause);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a cause with what it means, if that is known: `ECONNREFUSED, nothing listens there`. */
export function explainCause(cause: string): string {
  const row = rowOf(cause);
  return row === undefined ? cause : `${cause}, ${row.meaning}`;
}

/** Whether a cause is a certificate that Node does not trust, but would with `NODE_EXTRA_CA_CERTS`. */
export function isUntrusted(cause: string): boolean {
  return rowOf(cause)?.advice.includes('NODE_EXTRA_CA_CERTS') === true;
}

const rowOf = (cause: string) => deliveryCauses.find(({ causes }) => causes.includes(cause));

/** An attempt to deliver an event: what came back, or why nothing did. */
interface Attempt {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly cause: string | null;
  readonly fault: string | null;
}

/** Returns why an attempt failed and what helps, in sentences; undefined for one that succeeded. */
export function explainFailure({ status, failure, cause, fault }: Attempt, timeoutMs: number): string | undefined {
  const seconds = `${timeoutMs / 1_000} seconds`;
  if (fault === 'lose') return 'An injected fault lost the request: it was not sent.';
  switch (failure) {
    case 'host_not_allowed':
      return 'It was not sent, as its host is not allowed. Start the sandbox with `--allow-publisher-host`.';
    case 'timed_out':
      return `No response came within ${seconds}. Respond first, and process the event afterwards.`;
    case 'connection_failed':
      return `No response came: ${explainCause(cause ?? 'the cause is not known')}. ${rowOf(cause ?? '')?.advice ?? ''}`.trim();
    case null:
      return status === 200 ? undefined : explainStatus(status, seconds);
  }
}

function explainStatus(status: number | null, seconds: string): string {
  const response = `The endpoint responded with ${status}.`;
  const rule = `Only 200 within ${seconds} counts as received.`;
  if (status === 400 || status === 401 || status === 403)
    return `${response} ${rule} If it rejects the signature, compare its secret with that of the publisher.`;
  return status !== null && status >= 300 && status < 400
    ? `${response} Redirects are not followed. ${rule}`
    : `${response} ${rule}`;
}

/** Returns what came back from an attempt, or why nothing did, in a few words: `500`, `ECONNREFUSED`, `no response in time`. */
export function reasonOf({ status, failure, cause }: Pick<Attempt, 'status' | 'failure' | 'cause'>): string {
  if (status !== null) return String(status);
  if (failure === 'timed_out') return 'no response in time';
  return failure === 'host_not_allowed' ? 'host not allowed' : (cause ?? 'no connection');
}
