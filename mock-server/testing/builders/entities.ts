import type { Address, Business, EntityBankAccount, EntityDocument, Identity } from '../../../sdk';
import {
  addressExample,
  businessExample,
  entityBankAccountExample,
  entityDocumentExample,
  identityExample,
} from '../../../spec/generated/built-examples';
import { fromExample } from './from-example';
import type { Overrides } from './overrides';

/** Returns an address in San Francisco. Source: Entities, Address. */
export function buildAddress(overrides: Overrides<Address> = {}): Address {
  return fromExample<Address>(addressExample, overrides);
}

/** Returns a person who owns a business. Source: Entities, Identity. */
export function buildIdentity(overrides: Overrides<Identity> = {}): Identity {
  return fromExample<Identity>(identityExample, overrides);
}

/** Returns a business with owners that was not provisioned, and without bank accounts. Source: Entities, Business. */
export function buildBusiness(overrides: Overrides<Business> = {}): Business {
  return fromExample<Business>(businessExample, overrides);
}

/** Returns a checking account of a business in the United States. Source: Entities, Bank account. */
export function buildEntityBankAccount(overrides: Overrides<EntityBankAccount> = {}): EntityBankAccount {
  return fromExample<EntityBankAccount>(entityBankAccountExample, overrides);
}

/** Returns a document of a business, whose file was not uploaded yet. Source: Entities, Document. */
export function buildEntityDocument(overrides: Overrides<EntityDocument> = {}): EntityDocument {
  return fromExample<EntityDocument>(entityDocumentExample, overrides);
}
