import type { RequestEntry, RequestLog } from '../..';
import type { OperationId } from '../../../spec';
import { differences } from '../containing';
import { failed, type Finding, passed } from './finding';

/** A platform with its request log. */
export interface RequestsOf {
  /** The request log. */
  readonly requests: Pick<RequestLog, 'list'>;
}

/** Checks that an operation was requested at least twice, always with one idempotency key and the same request. */
export function checkIdempotent({ requests }: RequestsOf, operation: OperationId): Finding {
  const found = requests.list({ operation }).reverse();
  const [first, ...others] = found;
  const expected = `expected ${operation} to be sent again with its idempotency key`;
  if (first === undefined) return failed(`${expected}, but it was not requested. ${othersIn(requests)}`);
  if (others.length === 0) return failed(`${expected}, but it was requested once`);
  const keys = [...new Set(found.map(({ idempotency }) => idempotency?.key ?? null))];
  if (keys.includes(null)) return failed(`${expected}, but a request had no idempotency key`);
  if (keys.length > 1)
    return failed(`${expected}, but ${found.length} requests had ${keys.length} keys: ${keys.join(', ')}`);
  const different = others.flatMap((other) => [
    ...differences(partsOf(other), partsOf(first)),
    // The log masks card numbers, so it may show as equal what was not.
    ...(other.idempotency?.outcome === 'mismatch' ? ['the response was idempotency_params_mismatch'] : []),
  ]);
  if (different.length > 0) return failed(`${expected}, but a later request differs: ${different.join('; ')}`);
  return passed(
    found,
    `expected ${operation} not to be sent again, but it was requested ${found.length} times with one key`,
  );
}

/** Returns what must be equal in two requests that are the same. */
function partsOf({ method, path, account_id: account, request_body: body }: RequestEntry): object {
  return { method, path, ...(account !== null && { account }), body };
}

function othersIn(requests: RequestsOf['requests']): string {
  const all = requests.list().flatMap(({ operation }) => operation ?? []);
  // Clients request tokens by themselves.
  const names = [...new Set(all.filter((name) => name !== 'createAccessToken'))];
  return names.length === 0 ? 'Nothing else was.' : `These were: ${names.join(', ')}.`;
}
