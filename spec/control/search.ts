import { accountType, pagination } from '../resources/shared';
import { paymentMethods } from '../resources/payment-methods';
import { paymentFilters, payments } from '../resources/payments';
import { refunds } from '../resources/refunds';
import { MAX_RESULTS, MAX_RESULTS_OF_ONE, searchedKinds, searchedTexts } from '../tables/search';
import { platformControl } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { defineResource, page } from '../vocabulary/operation';
import { choice, list, nullable, resource, timestamp, word } from '../vocabulary/schema';

const mode = choice(['test', 'live'], 'Mode of the objects. Default: `test`.');

export const search = defineResource({
  tag: 'Search',
  description: `What the search of the dashboard finds, and payments by parts of the name or e-mail address of their payer. ${searchedTexts}`,
  schemas: {
    SearchResult: resource('chosen', 'An object that a search found.', {
      kind: word('The name of its list: `payments`.'),
      id: word('Its id.'),
      account_type: accountType,
      title: word('What it is: `$19.99 · succeeded · A teapot`.'),
      details: list(
        word('A name, a card, an account or an e-mail address.'),
        'Whose it is, and what else tells it from others; what says most comes first.',
      ),
      because: nullable(
        word('The text with a word of the search, where title and details have none: `order_id=A-42`; null otherwise.'),
      ),
      created_at: nullable(timestamp('platform', 'When it was created; null for an object that only its id can find.')),
    }),
    ...payments.schemas,
    ...paymentMethods.schemas,
    ...refunds.schemas,
  },
  display: {
    SearchResult: {
      title: 'Result',
      columns: [always('kind', 'title', { detail: 'details.0' }, 'id'), more('because')],
    },
  },
  operations: {
    search: platformControl.get('/_sandbox/platforms/{platform_id}/search', {
      summary: 'Search for objects',
      description:
        'The newest objects that have every word of a text, by kind. A whole id or an address leads to its object, in either mode. ' +
        `\`limit\` counts the results of each kind: ${MAX_RESULTS} by default, and ${MAX_RESULTS_OF_ONE} with \`kind\`. ` +
        'It ends after two seconds: a page may have few results, or none, and a next page. Other requests are carried out meanwhile.',
      query: {
        text: word('What to search for, such as a name, an e-mail address, `19.99` or an id. Required.'),
        kind: choice(searchedKinds, 'Only objects of this kind.'),
        account_type: mode,
        limit: pagination.limit,
        after_cursor: word('An `end_cursor` of the same search: returns the results after those of that page.'),
      },
      success: page('search_result', 'SearchResult'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
    listPaymentsByPayer: platformControl.get('/_sandbox/platforms/{platform_id}/payments', {
      summary: 'List payments by their payer',
      description:
        'Newest first, as the API lists them. It looks for at most two seconds: a page may have few payments, or none, and a next page.',
      query: {
        name: word("A part of the payer's name, in any case."),
        email: word("A part of the payer's e-mail address, in any case."),
        account_type: mode,
        sub_account_id: word('Only payments of this sub account.'),
        ...paymentFilters,
        ...pagination,
      },
      success: page('payment', 'Payment'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
  },
});
