import { deliveryCauses } from '../tables/delivery-causes';

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
  const row = deliveryCauses.find(({ causes }) => causes.includes(cause));
  return row === undefined ? cause : `${cause}, ${row.meaning}`;
}
