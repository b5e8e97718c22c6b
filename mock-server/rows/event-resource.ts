import type { EventSource, RenderedState, EventState } from './index';

/** What an event is about, and whose that is. */
export type ResourceIdentity = Omit<RenderedState, 'data'>;

export function resourceOf(state: EventState): ResourceIdentity {
  if ('data' in state) return state;
  const { mode, account_id, id } = ownRow(state.rows);
  return { mode, account_id, resource_id: id };
}

/** Of the rows that a resource is shown from, its own. */
function ownRow(rows: EventSource) {
  if ('payment' in rows) return rows.payment;
  return 'payment_intent' in rows ? rows.payment_intent : rows.payment_method;
}
