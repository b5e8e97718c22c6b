import type { DashboardAction } from './dashboard-action';
import { paid } from './dashboard-states';

/** The forms that create an object. */
export const createActions: readonly DashboardAction[] = [
  {
    name: 'create a payment that is declined',
    forms: ['payments/new create'],
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
    given: async () => 'payment_intents/new',
    steps: [
      ['type', 'Amount', '5'],
      ['press', 'Create payment intent'],
    ],
    seen: /requires_payment_method/,
  },
  {
    name: 'create a checkout link',
    forms: ['checkouts/new create'],
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
