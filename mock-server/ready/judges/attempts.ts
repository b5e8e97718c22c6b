import { isPlainObject } from '../../wire/json';
import type { RequestEntry } from '../../request-log/entry';

/** Whether a request was answered with success. */
export const isAccepted = ({ status }: RequestEntry): boolean => status !== null && status < 400;

/** Whether a request was carried out, whatever the caller saw of it. */
export const isCarriedOut = (entry: RequestEntry): boolean => isAccepted(entry) || entry.events.length > 0;

/** Returns the decline code in the response. */
export function declineCodeOf({ answer_body }: RequestEntry): string | undefined {
  const error = memberOf(answer_body, 'error');
  const code = memberOf(error, 'decline_code');
  return typeof code === 'string' ? code : undefined;
}

/** Returns the `data` of the response. */
export const dataOf = ({ answer_body }: RequestEntry): unknown => memberOf(answer_body, 'data');

export function memberOf(value: unknown, name: string): unknown {
  return isPlainObject(value) ? value[name] : undefined;
}

/**
 * Returns a text that two attempts of one order have in common: the object in the path, or what the program wrote into the
 * metadata and the description. Undefined for a payment that says nothing of its order: two tests may send it.
 */
export function orderOf({ operation, account_id, path, request_body }: RequestEntry): string | undefined {
  const [, , , object] = path.split('?')[0]?.split('/') ?? [];
  const metadata = memberOf(request_body, 'metadata');
  const marks = [object, memberOf(request_body, 'description'), ...ownEntries(metadata)].filter(
    (mark) => mark !== undefined && mark !== null && mark !== '',
  );
  if (marks.length === 0) return undefined;
  return JSON.stringify([operation, account_id, memberOf(request_body, 'amount'), marks]);
}

/** A scenario in the metadata is of the test, not of the order. */
function ownEntries(metadata: unknown): readonly (readonly [string, unknown])[] {
  return isPlainObject(metadata) ? Object.entries(metadata).filter(([name]) => name !== 'payment_test') : [];
}

/** Returns the attempts of the same order after a request. */
export function laterAttempts(requests: readonly RequestEntry[], entry: RequestEntry): readonly RequestEntry[] {
  const order = orderOf(entry);
  if (order === undefined) return [];
  return requests.slice(requests.indexOf(entry) + 1).filter((later) => orderOf(later) === order);
}

/** Returns the later attempts that have something of the metadata in common: another attempt may have a number of its own. */
export function attemptsForOrder(requests: readonly RequestEntry[], entry: RequestEntry): readonly RequestEntry[] {
  const marksOf = ({ request_body }: RequestEntry) =>
    ownEntries(memberOf(request_body, 'metadata')).map((mark) => JSON.stringify(mark));
  const marks = marksOf(entry);
  const order = orderOf(entry);
  return requests.slice(requests.indexOf(entry) + 1).filter((later) => {
    const laterOrder = orderOf(later);
    if (laterOrder === undefined) return false;
    return laterOrder === order || marksOf(later).some((mark) => marks.includes(mark));
  });
}
