import { objectPages, readBy } from './object-page';

/** Businesses with their people, bank accounts and documents, and the sub accounts that were provisioned for them. */
export const businesses = objectPages('businesses', 'Business', {
  ...readBy('listBusinesses', 'getBusiness'),
  subject: 'business',
});

/** People of businesses. */
export const identities = objectPages('identities', 'Identity', {
  ...readBy('listIdentities', 'getIdentity'),
  subject: 'identity',
});

export const addresses = objectPages('addresses', 'Address', {
  ...readBy('listAddresses', 'getAddress'),
  subject: 'address',
});

/** Bank accounts of businesses. */
export const bankAccounts = objectPages('bank_accounts', 'EntityBankAccount', {
  ...readBy('listBankAccounts', 'getBankAccount'),
  subject: 'bank_account',
});

/** Documents of businesses and identities. */
export const documents = objectPages('documents', 'EntityDocument', {
  ...readBy('listDocuments', 'getDocument'),
  subject: 'document',
});
