import type { DashboardAction } from './action';
import { paid } from './states';

/** The forms that create an object. */
export const createActions: readonly DashboardAction[] = [
  {
    name: 'create a payment that is declined',
    forms: ['payments/new create'],
    says: 'The payment of $19.99 was declined.',
    given: async () => 'payments/new',
    steps: [
      ['type', 'Amount', '19.99'],
      ['select', 'Test card', 'Declined: insufficient funds (Visa ending in 9995)'],
      ['type', 'Description', 'A teapot'],
      ['press', 'Create payment'],
    ],
    seen: /\$19\.99[^]*card_declined/,
  },
  {
    name: 'create a payment intent',
    forms: ['payment_intents/new create'],
    says: 'Created a payment intent of $5.00.',
    given: async () => 'payment_intents/new',
    steps: [
      ['type', 'Amount', '5'],
      ['press', 'Create payment intent'],
    ],
    seen: /requires payment method/,
  },
  {
    name: 'create a checkout link',
    forms: ['checkouts/new create'],
    says: 'Created a checkout link for $1,250.00.',
    given: async () => 'checkouts/new',
    steps: [
      ['type', 'Amount', '$1,250.00'],
      ['type', 'Description', 'A tea room'],
      ['press', 'Create checkout link'],
    ],
    seen: /Open the checkout[^]*\$1,250\.00/,
  },
  {
    name: 'create a sub account',
    forms: ['sub_accounts/new create'],
    says: 'Created the sub account Tea & Books.',
    given: async () => 'sub_accounts/new',
    steps: [
      ['type', 'Name', 'Tea & Books'],
      ['select', 'Currency', 'CAD'],
      ['press', 'Create sub account'],
    ],
    seen: /Tea & Books[^]*\bcad\b/,
  },
  {
    name: 'refund a part of a payment',
    forms: ['refunds/new create'],
    says: 'Refunded $2.50 of $10.00. $7.50 can still be refunded.',
    given: async (platform) => {
      const [, id = ''] = (await paid(platform)).split('/');
      return `refunds/new?payment_id=${id}`;
    },
    steps: [
      ['type', 'Amount', '2.50'],
      ['press', 'Refund'],
    ],
    seen: /\$2\.50/,
  },
];
