import type { RequestBody } from '../../spec/derive/request-body';
import type { Context } from '../context';
import { presentAddress } from '../present/addresses';
import type { AddressRow } from '../rows';
import { requirePart } from './entity-parts';
import { withGiven } from './given-fields';
import { newOwnRow } from './new-row';

/** The fields of an address in a request, with its id if it is an existing one. */
type AddressInput = Pick<
  NonNullable<RequestBody<'createBusiness'>['legal_address']>,
  'id' | 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country'
>;

type AddressFields = Omit<AddressInput, 'id'>;

const noFields = { line1: null, line2: null, city: null, state: null, postal_code: null, country: null };

/** Stores a new address. `businessId` is the business that uses it. */
export function addAddress(context: Context, input: AddressFields, businessId: string | null): AddressRow {
  const empty: AddressRow = { ...newOwnRow(context, 'addr'), business_id: businessId, ...noFields };
  const row = withGiven(empty, noFields, input);
  context.rows.insert('addresses', row);
  context.emit('entity.address.created', row, presentAddress(row));
  return row;
}

/** Changes the fields of an address that are given. */
export function changeAddress(context: Context, before: AddressRow, input: AddressFields): AddressRow {
  const row: AddressRow = { ...withGiven(before, noFields, input), updated_at: context.now };
  context.rows.replace('addresses', row);
  context.emit('entity.address.updated', row, presentAddress(row));
  return row;
}

/** The object that has an address: a business or an identity. */
export interface AddressUser {
  readonly businessId: string | null;
  /** Its present address. */
  readonly addressId: string | null;
}

/**
 * Returns the id of the address that an object uses after a request: one that the request names, or else its present one, with
 * the other fields of the request; a new one if there is none.
 */
export function useAddress(context: Context, input: AddressInput, { businessId, addressId }: AddressUser): string {
  const { id = addressId, ...fields } = input;
  if (id === null) return addAddress(context, fields, businessId).id;
  const row = claimAddress(context, id, businessId);
  if (Object.keys(fields).some((name) => Object.hasOwn(noFields, name))) changeAddress(context, row, fields);
  return id;
} // resource_not_found

/** Assigns an address to a business. Returns it. */
export function claimAddress(context: Context, id: string, businessId: string | null): AddressRow {
  const before = requirePart(context, 'addresses', id, businessId);
  if (before.business_id === businessId) return before;
  const row: AddressRow = { ...before, business_id: businessId };
  context.rows.replace('addresses', row);
  return row;
} // resource_not_found
