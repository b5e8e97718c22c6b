import { accountBalance } from '../../../actions/money';
import { dayText } from '../../../../spec/vocabulary/day-text';
import type { Visit } from '../page';
import { Amount } from '../parts/values';

/** The balance of a sub account: what is not paid out yet, and when it will be. */
export function Balance({ visit: { platform }, accountId }: { readonly visit: Visit; readonly accountId: string }) {
  const { repeatableRows: rows } = platform;
  const account = rows.require('accounts', accountId);
  const { amount, next_at } = accountBalance(rows, account);
  return (
    <section class="balance" aria-label="Balance">
      {amount !== undefined && (
        <p class="big">
          <Amount cents={amount} currency={account.currency} />
        </p>
      )}
      <p class="hint">
        {amount === undefined ? 'The balance is added up with the next payout' : 'Balance, not paid out yet'}
        {next_at === null ? '. No payout is due.' : `. The next payout is due on ${dayText(next_at)}.`}
      </p>
    </section>
  );
}
