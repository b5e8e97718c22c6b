import type { ShownRows, StateAsShown, ToldState } from './index';

/** What an event is about, and whose that is. */
export type ToldResource = Omit<StateAsShown, 'data'>;

export function resourceOf(state: ToldState): ToldResource {
  if ('data' in state) return state;
  const { mode, account_id, id } = ownRow(state.rows);
  return { mode, account_id, resource_id: id };
}

/** Of the rows that a resource is shown from, its own. */
function ownRow(rows: ShownRows) {
  if ('payment' in rows) return rows.payment;
  return 'payment_intent' in rows ? rows.payment_intent : rows.payment_method;
}
