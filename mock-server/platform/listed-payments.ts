import { limits } from '../../spec/tables/limits';
import type { Resources } from '../context';
import { presentPayment } from '../present/payments';
import type { PaymentRows } from '../rows';

interface Listed {
  readonly rows: PaymentRows;
  /** The month in which it was rendered: a card expires with its month. */
  readonly month: string;
  readonly payment: Resources['Payment'];
  /** Absent until it was asked for. */
  text?: string;
}

const MONTH_CHARACTERS = 'YYYY-MM'.length;

/** Two pages: the payments of a list stay while it is listed again, whatever was added to it. */
const MAX_PAYMENTS = 2 * limits.page_size.maximum;

/** The payments that were listed last, with their texts, so that a list renders only those that changed: see decision 35. */
export class ListedPayments {
  /** By id. The one that was listed last is at the end. */
  readonly #listed = new Map<string, Listed>();

  /** Returns a payment as it is rendered from its rows at an instant. */
  readonly present = (rows: PaymentRows, now: string): Resources['Payment'] => {
    const { id } = rows.payment;
    const known = this.#listed.get(id);
    const month = now.slice(0, MONTH_CHARACTERS);
    const isKnown = known !== undefined && known.month === month && areSameRows(known.rows, rows);
    const listed = isKnown ? known : { rows, month, payment: presentPayment(rows, now) };
    this.#listed.delete(id);
    this.#listed.set(id, listed);
    if (this.#listed.size > MAX_PAYMENTS) this.#listed.delete(this.#listed.keys().next().value ?? id);
    return listed.payment;
  };

  /** Returns the JSON text of a payment. */
  readonly textOf = (payment: Resources['Payment']): string => {
    const listed = this.#listed.get(payment.id);
    if (listed?.payment !== payment) return JSON.stringify(payment);
    return (listed.text ??= JSON.stringify(payment));
  };
}

/** Rows are immutable: one that changed is another object. */
function areSameRows(a: PaymentRows, b: PaymentRows): boolean {
  return (
    a.payment === b.payment && a.method === b.method && areSame(a.refunds, b.refunds) && areSame(a.disputes, b.disputes)
  );
}

const areSame = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((row, place) => row === b[place]);
