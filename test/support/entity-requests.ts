import type { Api } from './api';
import {
  address,
  bankAccountOf,
  documentOf,
  everyBusinessField,
  newAddress,
  newBankAccount,
  newBusiness,
  newDocument,
  newIdentity,
  person,
} from './entities';

/** Creates businesses and what belongs to them. Returns their ids by path parameter. */
export async function populateEntities(api: Api) {
  const business = await newBusiness(api, everyBusinessField);
  return {
    business_id: [business.id, (await newBusiness(api)).id],
    identity_id: [business.representative?.id ?? '', (await newIdentity(api)).id],
    address_id: [business.legal_address?.id ?? '', (await newAddress(api)).id],
    bank_account_id: [(await newBankAccount(api, business.id)).id],
    document_id: [(await newDocument(api, { business_id: business.id })).id],
  };
}

/** Valid bodies of the operations on businesses. */
export const entityBodies = ({
  business_id,
  identity_id,
}: Awaited<ReturnType<typeof populateEntities>>): Readonly<Record<string, readonly object[]>> => ({
  createBusiness: [everyBusinessField, { legal_name: 'Tea' }],
  updateBusiness: [
    { legal_name: 'Tea', archived: true, metadata: { a: 1 } },
    { owners: identity_id.map((id) => ({ id })) },
    {},
  ],
  createIdentity: [person, ...business_id.map((id) => ({ business_id: id }))],
  updateIdentity: [person, {}],
  createAddress: [address],
  updateAddress: [address],
  createBankAccount: business_id.map((id) => bankAccountOf(id)),
  createDocument: [
    ...business_id.map((id) => documentOf({ business_id: id })),
    ...identity_id.map((id) => documentOf({ identity_id: id })),
  ],
  createTermsAndConditions: business_id.map((id) => ({ business_id: id, accepted: true })),
  createProvisioning: business_id.map((id) => ({ business_id: id, product_category: 'payment', new_account_name: id })),
});
