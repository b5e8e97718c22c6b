import { MAX_RESULTS, MAX_RESULTS_OF_ONE, searchedKinds } from '../../../spec/tables/search';
import { invalidControlParameter } from '../../sandbox-error';
import { paymentsByPayer } from '../../search/payments-by-payer';
import { withoutCardNumbers } from '../../search/query';
import { search as searchFor } from '../../search/search';
import type { PlatformHandler } from '../operation';

type Query = (name: string) => string | undefined;

export const search: PlatformHandler<'search'> = (platform, { query, page }) => {
  const text = withoutCardNumbers((query('text') ?? '').trim());
  if (text === '')
    throw invalidControlParameter('text', 'It must be what to search for, such as a name, 19.99 or an id.');
  const kind = searchedKinds.find((each) => each === query('kind'));
  const most = kind === undefined ? MAX_RESULTS : MAX_RESULTS_OF_ONE;
  const limit = query('limit') === undefined ? most : page.limit;
  return searchFor({ platform, mode: modeOf(query) }, { text, kind, limit, page });
}; // parameter_invalid

export const listPaymentsByPayer: PlatformHandler<'listPaymentsByPayer'> = (platform, { query, page }) =>
  paymentsByPayer(platform, {
    mode: modeOf(query),
    subAccountId: query('sub_account_id'),
    name: query('name'),
    email: query('email'),
    query,
    page,
  }); // resource_not_found

const modeOf = (query: Query) => (query('account_type') === 'live' ? 'live' : 'test');
