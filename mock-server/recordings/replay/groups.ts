import type { RecordedExchange } from '../exchange';

/** Longer overlaps are sent one after the other: what is read ahead is in memory. */
const MAX_READ_AHEAD = 100;

/**
 * Returns exchanges in groups: those that overlapped in the recording and have one idempotency key belong together, and every
 * other one is alone.
 */
export async function* overlappingGroups(
  exchanges: AsyncIterable<RecordedExchange>,
): AsyncGenerator<readonly RecordedExchange[], void, undefined> {
  const ahead: RecordedExchange[] = [];
  for await (const exchange of exchanges) {
    ahead.push(exchange);
    while (ahead[0] !== undefined && (!mayOverlap(ahead[0], exchange) || ahead.length > MAX_READ_AHEAD))
      yield takeGroup(ahead);
  }
  while (ahead.length > 0) yield takeGroup(ahead);
}

/** Whether an exchange that begins when a later one does, or after it, can belong to the group of the first one. */
function mayOverlap(first: RecordedExchange, latest: RecordedExchange): boolean {
  return keyOf(first) !== undefined && latest.at < first.endedAt;
}

function takeGroup(ahead: RecordedExchange[]): RecordedExchange[] {
  const [first] = ahead;
  const key = first && keyOf(first);
  const isOfGroup = (exchange: RecordedExchange) =>
    exchange === first ||
    (first !== undefined && key !== undefined && keyOf(exchange) === key && exchange.at < first.endedAt);
  const group = ahead.filter(isOfGroup);
  ahead.splice(0, ahead.length, ...ahead.filter((exchange) => !isOfGroup(exchange)));
  return group;
}

function keyOf({ method, path, request }: RecordedExchange): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key === null || key === '' ? undefined : `${method} ${path} ${key}`;
}
