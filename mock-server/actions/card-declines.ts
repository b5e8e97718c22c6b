import type { Context } from '../context';
import { isBlocked, withDecline } from '../domain/decline-limit';
import type { PaymentMethodRow } from '../rows';

/** Whether a card was declined too often in its account to be tried now. */
export function isCardBlocked({ rows, now }: Context, method: PaymentMethodRow): boolean {
  return isBlocked(rows.find('card_declines', idOf(method)), now);
}

/** Remembers that a card was declined. */
export function countDecline(context: Context, method: PaymentMethodRow): void {
  const { rows, now, settings } = context;
  forgetOld(context);
  const id = idOf(method);
  const before = rows.find('card_declines', id);
  const sequence = before?.sequence ?? rows.nextSequence();
  rows.put('card_declines', { id, sequence, ...withDecline(before, now, settings.limits.declineLimit) });
}

function idOf({ account_id, signature }: PaymentMethodRow): string {
  return `${account_id} ${signature}`;
}

/** For each new decline up to two old cards go: so they never pile up, and no request has much to clear away. */
function forgetOld({ rows, now }: Context): void {
  for (let i = 0; i < 2; i++) {
    const oldest = rows.first('card_declines', 'forgottenFirst', 'all');
    if (oldest === undefined || oldest.forgotten_at > now) return;
    rows.delete('card_declines', oldest.id);
  }
}
