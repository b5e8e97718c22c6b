import type { EventSource, RenderedState, EventState } from './index';

/** The resource that an event is about, and its account and mode. */
export type ResourceIdentity = Pick<RenderedState, 'mode' | 'account_id' | 'resource_id'>;

export function resourceOf(state: EventState): ResourceIdentity {
  if (state.kind === undefined) return state;
  const { mode, account_id, id } = ownRow(state);
  return { mode, account_id, resource_id: id };
}

/** The row of the resource itself, among the rows that it is rendered from. */
function ownRow(source: EventSource) {
  switch (source.kind) {
    case 'payment':
      return source.payment;
    case 'intent':
      return source.payment_intent;
    case 'method':
      return source.payment_method;
  }
}
