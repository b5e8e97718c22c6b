import { checkoutEnding } from '../../../../spec/derive/endings';
import { objectPages, readBy } from './object-page';
import { checkoutActions, CheckoutForms } from './other-actions';

export const checkouts = objectPages('checkouts', 'Checkout', {
  ...readBy('listCheckouts', 'getCheckout'),
  create: 'Create checkout link',
  machine: 'checkout',
  subject: 'checkout',
  ending: ({ platform }, { id }) => checkoutEnding(platform.rows.require('checkouts', id)),
  forms: (visit, { id }) => <CheckoutForms visit={visit} id={id} />,
  actions: checkoutActions,
});
