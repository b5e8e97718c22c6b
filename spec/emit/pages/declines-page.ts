import { declineCodes } from '../../tables/decline-codes';
import { networkErrorCategories, networkErrors } from '../../tables/network-errors';
import { code, facts, named, nameCell, page, words } from '../markdown';

export function declinesPage(): string {
  return page(
    'declines.md',
    'Declines',
    'A declined card payment has the error code [`card_declined`](errors.md#card_declined) and these fields. [Scenarios and test cards](scenarios.md) cause each of them.',
    '## Decline codes',
    '`decline_code` of `card_declined`, and `error_code` of a failed bank payment.',
    facts(named(declineCodes), { 'Decline code': nameCell, Meaning: ({ message }) => message }),
    '## Network error codes',
    '`network_error_code`, when the card network returned one.',
    facts(
      named(networkErrors).sort((a, b) => a.name.localeCompare(b.name)),
      { 'Network error code': nameCell, Meaning: ({ meaning }) => meaning },
    ),
    '## Network error categories',
    '`network` and `network_error_category`: the advice of the card network after a decline.',
    facts(networkErrorCategories, {
      Network: ({ network }) => code(network),
      Category: ({ category }) => code(category),
      Meaning: ({ meaning }) => meaning,
      Advice: ({ advice }) => words(advice),
    }),
  );
}
