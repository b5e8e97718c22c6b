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

/** Returns the texts by which later attempts are of the same order: another one may have a metadata entry of its own. */
export function marksOf(entry: RequestEntry): readonly string[] {
  const order = orderOf(entry);
  if (order === undefined) return [];
  return [order, ...ownEntries(memberOf(entry.request_body, 'metadata')).map((mark) => JSON.stringify(mark))];
}

/** Returns the later ones of some requests that have a text in common with one of them. */
export type Followers = (entry: RequestEntry) => readonly RequestEntry[];

/** Groups requests by their texts once: a log has a thousand requests, and each looks for what followed it. */
export function followersBy(
  requests: readonly RequestEntry[],
  textsOf: (entry: RequestEntry) => readonly string[],
): Followers {
  const groups = new Map<string, RequestEntry[]>();
  const places = new Map<RequestEntry, readonly (readonly [group: readonly RequestEntry[], next: number])[]>();
  for (const entry of requests) {
    const texts = [...new Set(textsOf(entry))];
    places.set(
      entry,
      texts.map((text) => {
        const group = groups.get(text) ?? [];
        groups.set(text, group);
        return [group, group.push(entry)];
      }),
    );
  }
  return (entry) => (places.get(entry) ?? []).flatMap(([group, next]) => group.slice(next));
}

/** Groups requests by their order. */
export const attemptsIn = (requests: readonly RequestEntry[]): Followers =>
  followersBy(requests, (entry) => marksOf(entry).slice(0, 1));
