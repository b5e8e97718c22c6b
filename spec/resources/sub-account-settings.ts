import { api } from '../vocabulary/define-operation';
import { defineResource, oneWithoutId } from '../vocabulary/operation';
import { boolean, choice, id, nullable, ref, resource, word } from '../vocabulary/schema';

const paymentSettings = resource('reference', 'How a sub account takes payments.', {
  id: id('stpy', 'Id of the settings: that of the account, except for the prefix.'),
  account_id: id('acc', 'The sub account.'),
  mcc_code: nullable(word('Merchant category code. The sandbox assigns none: always null.')),
  platform_wallet_account: boolean('Whether wallets pay through the account of the platform: always false.'),
  credit_card_payments: boolean('Whether it takes cards.'),
  apple_payments: boolean('Whether it takes Apple Pay: always false.'),
  google_payments: boolean('Whether it takes Google Pay: always false.'),
  ach_payments: boolean('Whether it takes bank accounts: only accounts in usd do.'),
  card_present: boolean('Whether it has terminals: always false.'),
  bnpl_payments: boolean('Whether customers can pay later: always false.'),
  insurance_payments: boolean('Whether payments can be insured: always false.'),
  bank_account_verification: boolean('Whether bank accounts are verified: always false.'),
});

const payoutSettings = resource('reference', 'How a sub account receives payouts.', {
  id: id('stpo', 'Id of the settings: that of the account, except for the prefix.'),
  enabled: boolean('Whether it can receive payouts.'),
  statement_descriptor: nullable(word('What the owner of the bank account reads on its statement; null if none.')),
  settlement_priority: choice(['standard', 'expedited'], 'How fast payouts arrive. In the sandbox always `standard`.'),
});

export const subAccountSettings = defineResource({
  tag: 'Sub account settings',
  description: 'What a sub account can do. Settings follow from the account, and cannot be changed.',
  schemas: {
    PayoutSettings: payoutSettings,
    SubAccountSettings: resource('reference', 'The settings of a sub account.', {
      payments: paymentSettings,
      payouts: ref('PayoutSettings'),
    }),
  },
  operations: {
    getSubAccountSettings: api.get('/v1/sub_accounts/{sub_account_id}/settings', {
      summary: 'Get the settings of a sub account',
      description:
        'Also those of a sub account that is not enabled. They follow from the account: no operation changes them.',
      provenance: 'reference',
      extension: true,
      success: oneWithoutId(200, 'sub_account_settings', 'SubAccountSettings'),
    }),
  },
});
