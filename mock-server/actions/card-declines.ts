import type { Context } from '../context';
import { isBlocked, withDecline } from '../domain/decline-limit';
import type { CardDeclinesRow, PaymentMethodRow } from '../rows';

/** Whether a card is blocked because it was declined too often in its account. */
export function isCardBlocked({ rows, now }: Context, method: PaymentMethodRow): boolean {
  const history = rows.find('card_declines', idOf(method));
  return history !== undefined && isBlocked(history, now);
}

/** Counts a decline of a card. */
export function countDecline(context: Context, method: PaymentMethodRow): void {
  const { rows, now, settings } = context;
  deleteExpired(context);
  const id = idOf(method);
  const before = rows.find('card_declines', id);
  const sequence = before?.sequence ?? rows.nextSequence();
  const row: CardDeclinesRow = { id, sequence, ...withDecline(before, now, settings.limits.declineLimit) };
  if (before) rows.replace('card_declines', row);
  else rows.insert('card_declines', row);
}

function idOf({ account_id, signature }: PaymentMethodRow): string {
  return `${account_id} ${signature}`;
}

/** Deletes at most two expired rows per new one: expired rows never accumulate, and no single request deletes many. */
function deleteExpired({ rows, now }: Context): void {
  for (let i = 0; i < 2; i++) {
    const oldest = rows.first('card_declines', 'forgottenFirst', 'all');
    if (oldest === undefined || oldest.forgotten_at > now) return;
    rows.delete('card_declines', oldest.id);
  }
}
