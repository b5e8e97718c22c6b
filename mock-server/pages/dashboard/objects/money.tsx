import type { Child } from 'hono/jsx';
import type { BalanceTransactionType } from '../../../../spec/tables/balance-transactions';
import { dayText } from '../../../../spec/vocabulary/day-text';
import type { FeeOrigin, Money, MoneyLine, PayoutPart } from '../../../domain/money';
import type { Currency, FeeConfigurationRow } from '../../../rows';
import { formatAmount } from '../../money';
import type { Visit } from '../page';
import { Id } from '../parts/id';
import { Table } from '../parts/table';
import { Amount, Section } from '../parts/values';
import { sentenceCase } from '../text';

interface MoneyBoxProps {
  readonly visit: Visit;
  readonly money: Money;
}

/** The most lines of a box: a payment may have thousands of refunds. */
const MAX_LINES = 40;

/** A line with the title and the amount, and below the title what explains it. */
interface ShownLine {
  readonly key: string;
  readonly title: Child;
  readonly notes: readonly Child[];
  readonly amount: number;
}

/** The box that says where the money of a payment, a refund or a dispute went. */
export function MoneyBox({ visit, money }: MoneyBoxProps) {
  const { currency, lines, net } = money;
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, 3), ...lines.slice(3 - MAX_LINES)] : lines;
  const items = [
    ...shown.map((line, at): ShownLine => shownLine(visit, money, line, `money-${at}`)),
    { key: 'money-net', title: 'Net', notes: [<Payouts visit={visit} money={money} />], amount: net },
  ];
  return (
    <Section title="Money" id="money">
      <Table
        caption="Where the money went"
        columns={[
          {
            title: 'Item',
            of: ({ title, notes }: ShownLine) => (
              <>
                {title}
                {notes.map((note) => (
                  <p class="hint">{note}</p>
                ))}
              </>
            ),
          },
          {
            title: 'Amount',
            of: ({ amount }: ShownLine) => <Amount cents={amount} currency={currency} />,
            isNumber: true,
          },
        ]}
        items={items}
        idOf={({ key }) => key}
        empty=""
      />
      {shown.length < lines.length && (
        <p class="hint">The first and the latest of {lines.length} lines. The balance below has all of them.</p>
      )}
    </Section>
  );
}

const titles: Readonly<Record<BalanceTransactionType, string>> = {
  payment: 'Charge',
  payment_fee: 'Fee',
  refund: 'Refund',
  fee_refund: 'returned',
  void: 'Void',
  dispute: 'Dispute',
  dispute_fee: 'Fee of the dispute',
  dispute_refund: 'Dispute won',
  dispute_fee_refund: 'Fee of the dispute returned',
  payout: 'Paid out',
};

function shownLine(visit: Visit, { currency }: Money, line: MoneyLine, key: string): ShownLine {
  const { type, amount, of, isPosted, feeType, origin } = line;
  const fee = feeType === undefined ? undefined : sentenceCase(feeType);
  const isReturned = type === 'void' && visit.platform.rows.find('payments', of)?.status === 'failed';
  const own = isReturned ? 'Returned by the bank' : titles[type];
  const title = type === 'fee_refund' ? `${fee} returned` : (fee ?? own);
  const isOfOther = type === 'refund' || type === 'dispute';
  const notes: Child[] = [];
  if (isOfOther && of !== visit.id) notes.push(<Id visit={visit} of={of} label={null} />);
  if (origin) notes.push(<Origin visit={visit} origin={origin} charged={-amount} currency={currency} />);
  if (!isPosted && amount !== 0) notes.push('Expected');
  return { key, title, notes, amount };
}

interface OriginProps {
  readonly visit: Visit;
  readonly origin: FeeOrigin;
  /** The fee that the payment bears. */
  readonly charged: number;
  readonly currency: Currency;
}

function Origin({ visit, origin, charged, currency }: OriginProps) {
  switch (origin.kind) {
    case 'request':
      return <>Given in the request</>;
    case 'sandbox':
      return <>The sandbox's rate for accounts in {currency}</>;
    case 'none':
      return <>{currency === 'cad' ? 'Accounts in cad have no fee configurations' : 'No configuration'}</>;
    case 'configuration': {
      const { configuration, amount, calculated } = origin;
      return (
        <>
          {calculation(configuration, amount)} = {formatAmount(calculated, currency)}, configuration{' '}
          <Id visit={visit} of={configuration.id} label={sentenceCase(configuration.fee_type)} />
          {charged < calculated && `, limited to ${formatAmount(charged, currency)}: fees take at most the amount`}
        </>
      );
    }
  }
}

/** Returns the calculation of a fee: `2.9 % of $48.00 + $0.30, at most $5.00`. */
function calculation(configuration: FeeConfigurationRow, of: number): string {
  const { variable_rate, transaction_fee_cents, transaction_fee_currency: currency, fee_cap_cents } = configuration;
  const sum = `${variable_rate} % of ${formatAmount(of, currency)} + ${formatAmount(transaction_fee_cents, currency)}`;
  return fee_cap_cents === null ? sum : `${sum}, at most ${formatAmount(fee_cap_cents, currency)}`;
}

/** Where the net went: the payouts that have it, each with its part if there are several. */
function Payouts({ visit, money: { payouts, currency, lines } }: MoneyBoxProps) {
  if (payouts.length === 0) return <>{lines.length === 0 ? 'Nothing was posted' : 'Nothing is posted yet'}</>;
  return (
    <>
      {payouts.map((part, at) => (
        <>
          {at > 0 && <br />}
          {payouts.length > 1 && `${formatAmount(part.amount, currency)} `}
          <Payout visit={visit} part={part} />
        </>
      ))}
    </>
  );
}

function Payout({ visit, part: { payout, next_at } }: { readonly visit: Visit; readonly part: PayoutPart }) {
  if (payout === null)
    return <>Not paid out yet{next_at !== null && `: the next payout is due on ${dayText(next_at)}`}</>;
  const { id, status, created_at, deposits_at } = payout;
  const isBack = status === 'failed' || status === 'canceled';
  const isOnItsWay = status === 'scheduled' || status === 'in_transit';
  return (
    <>
      → payout <Id visit={visit} of={id} label={null} /> of {dayText(created_at)}, {status.replace('_', ' ')}
      {isBack && ': the next payout pays it'}
      {isOnItsWay && `: arrives on ${dayText(deposits_at)}`}
    </>
  );
}
