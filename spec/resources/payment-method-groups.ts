import { limits } from '../tables/limits';
import { api } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { defineResource, one, page } from '../vocabulary/operation';
import { id, list, nonEmptyText, ref, request, required, resource } from '../vocabulary/schema';
import { pagination } from './shared';

const { value: maximum } = limits.payment_method_group_payment_methods;
const base = '/v1/payment_method_groups';

const groupFields = {
  id: id('pmg', 'Id of the group.'),
  account_id: id('acc', 'The account of the group, and of its payment methods.'),
  platform_account_id: id('acc', 'The platform account.'),
};

export const paymentMethodGroups = defineResource({
  tag: 'Payment method groups',
  description:
    `Payment methods of an account that belong together, such as those of a payer. A group has ${maximum} at most, and ` +
    'a payment method may be in several groups. A checkout offers those of its group.',
  schemas: {
    PaymentMethodGroup: resource('reference', 'A group of payment methods.', groupFields),
    PaymentMethodGroupDetails: resource('reference', 'A group with its payment methods.', {
      ...groupFields,
      payment_methods: list(ref('PaymentMethod'), 'Its payment methods, newest first.'),
    }),
  },
  display: {
    PaymentMethodGroup: { columns: [always('id'), more({ account: 'account_id' })], filtered: ['account'] },
  },
  operations: {
    createPaymentMethodGroup: api.post(base, {
      requiresEnabled: true,
      summary: 'Create a payment method group',
      description: 'An empty group of the account.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      ofAccount: true,
      body: request({}),
      bodyOptional: true,
      success: one(201, 'payment_method_group', 'PaymentMethodGroup'),
    }),
    listPaymentMethodGroups: api.get(base, {
      summary: 'List payment method groups',
      description:
        'Newest first, without their payment methods. Without a Sub-Account header, the list contains those of all accounts of the platform.',
      provenance: 'reference',
      extension: true,
      query: pagination,
      success: page('payment_method_group', 'PaymentMethodGroup'),
    }),
    getPaymentMethodGroup: api.get(`${base}/{payment_method_group_id}`, {
      summary: 'Get a payment method group',
      description: 'With its payment methods, newest first.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'payment_method_group', 'PaymentMethodGroupDetails'),
    }),
    updatePaymentMethodGroup: api.patch(`${base}/{payment_method_group_id}`, {
      summary: 'Add payment methods to a group',
      description:
        'Those that it has already stay. All of them are added or, if one does not exist in the account of the group, none.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      body: request({
        payment_method_ids: required(
          list(nonEmptyText('Id of a payment method of the account of the group.'), 'The payment methods to add.', {
            maxItems: maximum,
            'x-errors': { maxItems: 'payment_method_group_max_payment_methods' },
          }),
        ),
      }),
      success: one(200, 'payment_method_group', 'PaymentMethodGroupDetails'),
      errors: ['resource_not_found', 'payment_method_not_found', 'payment_method_group_max_payment_methods'],
    }),
    deletePaymentMethodFromGroup: api.delete(`${base}/{payment_method_group_id}/payment_methods/{payment_method_id}`, {
      summary: 'Delete a payment method from a group',
      description: 'The payment method itself, and the other groups that it is in, do not change.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      success: one(200, 'payment_method_group', 'PaymentMethodGroupDetails'),
      errors: ['resource_not_found', 'payment_method_not_found'],
    }),
  },
});
