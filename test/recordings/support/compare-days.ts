import type { ExchangedResponse, RecordedDelivery } from '../../../mock-server/recordings/exchange';
import { Comparison } from '../../../mock-server/recordings/comparison/comparison';
import type { ComparisonReport } from '../../../mock-server/recordings/comparison/report';
import { defaultRules, type Rule } from '../../../mock-server/recordings/comparison/rules';
import { operationFinder } from '../../../mock-server/recordings/operation';
import { bindBodies } from '../../../mock-server/recordings/replay/bind-bodies';
import { IdBindings } from '../../../mock-server/recordings/replay/bindings';
import type { PlainObject } from '../../../mock-server/wire/json';
import type { Day } from './shop-day';
import type { Taken } from './taken';

const findOperation = operationFinder();

/** Returns the id of the operation of an exchange. */
export const operationOf = ({ method, path }: Taken) => findOperation(method, path);

const noneIgnored = { otherHosts: 0, preflights: 0, assets: 0, unanswered: 0, repeatedDeliveries: 0 };

/** Compares what two clients exchanged with two sandboxes by the same requests. Those of the control API are left out. */
export async function compareDays(
  recorded: Day,
  sandbox: Day,
  rules: readonly Rule[] = defaultRules,
): Promise<ComparisonReport> {
  const ids = new IdBindings();
  const input = { file: null, from: 0, to: 0, deliveryCount: recorded.events.length, ignored: noneIgnored };
  const comparison = new Comparison(input, ids, [], rules);
  for (const [at, each] of recorded.exchanges.entries()) {
    const operation = operationOf(each);
    const response = sandbox.exchanges[at]?.response;
    if (operation === null || response === undefined) continue;
    bindBodies(ids, parse(each.response), parse(response));
    comparison.add({ recorded: { ...each, index: at + 1, endedAt: each.at, operation }, sandbox: response });
  }
  return comparison.end(deliveriesOf(recorded.events), streamOf(sandbox.events));
}

function parse({ body = '' }: ExchangedResponse): unknown {
  return body === '' ? undefined : JSON.parse(body);
}

async function* deliveriesOf(events: readonly PlainObject[]): AsyncGenerator<RecordedDelivery> {
  for (const body of events) yield { at: 0, eventName: String(body['event_name']), body };
}

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
