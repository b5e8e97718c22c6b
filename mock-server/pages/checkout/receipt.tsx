import type { Child } from 'hono/jsx';
import { cardBrands } from '../../../spec/tables/card-brands';
import { Date } from '../../../spec/vocabulary/globals';
import type { AccountRow, CheckoutSessionRow, PaymentMethodRow, PaymentRow } from '../../rows';
import { Notice } from '../layout';
import { formatAmount } from '../money';
import { receiptWords } from './words';

const ROOT = '../';

/** Everything that a receipt is rendered from. */
export interface ReceiptView {
  readonly payment: PaymentRow;
  readonly method: PaymentMethodRow;
  readonly account: AccountRow;
  readonly description: string | null;
  /** The address at which the shop goes on; undefined if the receipt is the end. */
  readonly nextUrl: string | undefined;
}

/** The page of a session that was paid: here, or through the API. */
export function Receipt({ payment, method, account, description, nextUrl }: ReceiptView) {
  const { status, amount, amount_refunded, currency, created_at } = payment;
  const [title, words] = receiptWords[status];
  const isPaid = status !== 'failed' && status !== 'canceled';
  return (
    <Notice title={title} root={ROOT} mode={payment.mode}>
      <p>{words}</p>
      <dl class="receipt">
        <Line title="Paid to">{merchantName(account)}</Line>
        <Line title="Amount">{formatAmount(amount, currency)}</Line>
        {amount_refunded > 0 && <Line title="Refunded">{formatAmount(amount_refunded, currency)}</Line>}
        {description !== null && <Line title="Description">{description}</Line>}
        <Line title="Paid with">{methodName(method)}</Line>
        <Line title="Date">
          <time datetime={created_at}>{day.format(new Date(created_at))}</time>
        </Line>
      </dl>
      {isPaid && <p class="hint">Nothing is charged again when you open this page.</p>}
      {nextUrl !== undefined && (
        <p>
          <a href={nextUrl}>Continue</a>
        </p>
      )}
    </Notice>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function Line({ title, children }: { readonly title: string; readonly children: Child }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The page of a session whose payment intent was canceled. */
export function CanceledNotice({ session: { back_url } }: { readonly session: CheckoutSessionRow }) {
  return (
    <Notice title="Payment canceled" root={ROOT}>
      <p>The shop canceled this payment. Nothing was charged.</p>
      {back_url !== null && (
        <p>
          <a href={back_url}>Back</a>
        </p>
      )}
    </Notice>
  );
}

function methodName({ card, bank_account }: PaymentMethodRow): string {
  const kind = card ? cardBrands[card.brand].title : 'Bank account';
  return `${kind} ending in ${(card ?? bank_account)?.acct_last_four ?? ''}`;
}

/** The name of a platform's own account that nobody chose: the id of the platform. */
const generatedName = /^(default$|pf_)/;

/** Returns the name of an account for a customer: never an id. */
export function merchantName({ kind, name }: AccountRow): string {
  return kind === 'platform' && generatedName.test(name) ? 'Platform account' : name;
}
