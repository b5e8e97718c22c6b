import { checkoutEnding, intentEnding, lapsedBy, payoutEnding, paymentEnding } from '../../spec/derive/endings';
import { isRow, type Row } from '../lists/row';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the ending of an object in a state that has several causes, as far as its fields say which. */
export function knownEnding(schema: string, object: Row): string | undefined {
  const { status, captured, bank_account: bank } = object;
  const successful_payment_id = textOf(object['successful_payment_id']);
  const created_at = textOf(object['created_at']);
  const updated_at = textOf(object['updated_at']);
  switch (`${schema} ${String(status)}`) {
    case 'Payment canceled':
      return paymentEnding({
        status: 'canceled',
        captured: captured === true,
        lapsed: lapsedBy(created_at, updated_at),
      });
    case 'PaymentIntent succeeded':
      return intentEnding({ status: 'succeeded', successful_payment_id }, undefined);
    case 'Checkout completed':
      return checkoutEnding({ status: 'completed', successful_payment_id, created_at, updated_at });
    case 'Checkout expired':
      return checkoutEnding({ status: 'expired', successful_payment_id, created_at, updated_at });
    case 'Payout paid':
    case 'ProceedsPayout paid': {
      const bank_name = textOf(isRow(bank) ? bank['bank_name'] : undefined);
      return payoutEnding({ status: 'paid', deposits_at: textOf(object['deposits_at']), bank_account: { bank_name } });
    }
    default:
      return undefined;
  }
}
