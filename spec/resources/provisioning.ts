import { productCategories } from '../tables/product-categories';
import { entities } from '../vocabulary/define-operation';
import { defineResource, one } from '../vocabulary/operation';
import { choice, id, nonEmptyText, ref, request, required, resource, type Schema, word } from '../vocabulary/schema';
import { payload, toResponseSchema } from './onboarding';
import { accountType } from './shared';

const offered = Object.entries(productCategories).flatMap(([name, { isOffered }]) => (isOffered ? [name] : []));

/** The payload of an onboarding entry: every group is present, and a field only if the business has it. */
function partial(schema: Schema): Schema {
  const { required: _r, ...rest } = toResponseSchema(schema);
  const groups = Object.entries(rest.properties ?? {}).map(
    ([name, { required: _f, ...group }]) => [name, group] as const,
  );
  return { ...rest, properties: Object.fromEntries(groups), required: Object.keys(rest.properties ?? {}) };
}

/** Provisioning of businesses: it creates their sub accounts. */
export const provisioning = defineResource({
  tag: 'Provisioning',
  description: 'Creates the sub account of a business.',
  schemas: {
    ProvisioningPayload: {
      ...partial(payload),
      description:
        'The business in the form of an onboarding entry, with the same fields masked. It has the fields that the business has.',
      'x-provenance': 'reference',
    },
    Provisioning: resource('reference', 'The sub account of a business.', {
      account_type: accountType,
      sub_account_id: id('acc', 'The sub account that was created.'),
      platform_account_id: id('acc', 'The platform account that owns it.'),
      payload: ref('ProvisioningPayload'),
    }),
  },
  operations: {
    createProvisioning: entities.post('/v1/entities/provisioning', {
      summary: 'Provision a business',
      description:
        'Creates the sub account of a business; in live mode also one for test mode. If the business has everything that an onboarding entry requires, the account is submitted for review, otherwise it needs an entry of its own. A business is provisioned once.',
      body: request(
        {
          business_id: required(word('The business.')),
          product_category: required(choice(offered, 'What for.')),
          new_account_name: nonEmptyText(
            'Name of the sub account, unique within the platform. Default: the name of the business for its customers, else its legal name.',
          ),
        },
        { 'x-empty-is-absent': true },
      ),
      success: one(201, 'onboarding', 'Provisioning'),
      errors: ['resource_not_found', 'duplicate_record'],
    }),
  },
});
