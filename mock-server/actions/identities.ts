import type { RequestBody } from '../../spec/derive/request-body';
import type { Context } from '../context';
import { invalidBirth, invalidInBirth, lastFourDigits } from '../domain/identity';
import { presentIdentity } from '../present/identities';
import type { IdentityRow } from '../rows';
import { claimAddress, useAddress } from './addresses';
import { requirePart } from './entity-parts';
import { withGiven } from './given-fields';
import { newOwnRow } from './new-row';

/** The fields of a person in a request, with the id if it is an existing one. */
type IdentityInput = NonNullable<RequestBody<'createBusiness'>['representative']>;

type IdentityFields = Omit<IdentityInput, 'id'>;

/** The place of a person in a request. */
export interface IdentityPlace {
  readonly businessId: string | null;
  /** Where the fields are in the body, for messages: `representative.`; empty for the body itself. */
  readonly path: string;
}

/** Stores a new person. Of the identification number only the last four digits leave this function. */
export function addIdentity(context: Context, input: IdentityFields, place: IdentityPlace): IdentityRow {
  const empty = { ...newOwnRow(context, 'idty'), business_id: place.businessId, ...unknownPerson };
  const row = withFields(context, empty, input, place);
  context.rows.insert('identities', row);
  context.emit('entity.identity.created', row, presentIdentity(context.rows, row));
  return row;
} // resource_not_found parameter_invalid

/** Changes the fields of a person that are given. A person without a business may get one. */
export function changeIdentity(
  context: Context,
  before: IdentityRow,
  input: IdentityFields,
  place: IdentityPlace,
): IdentityRow {
  const joined = joinBusiness(context, before, place.businessId);
  const row: IdentityRow = { ...withFields(context, joined, input, place), updated_at: context.now };
  context.rows.replace('identities', row);
  context.emit('entity.identity.updated', row, presentIdentity(context.rows, row));
  return row;
} // resource_not_found parameter_invalid

/**
 * Returns the id of a person that a business has after a request: the one that the request names, or else the present one, with
 * the other fields of the request; a new one if there is none.
 */
export function useIdentity(
  context: Context,
  { id, ...fields }: IdentityInput,
  presentId: string | null,
  place: IdentityPlace,
): string {
  const used = id ?? presentId;
  if (used === null) return addIdentity(context, fields, place).id;
  const before = requirePart(context, 'identities', used, place.businessId);
  const isChanged = before.business_id !== place.businessId || Object.keys(fields).some((name) => name in changeable);
  if (isChanged) changeIdentity(context, before, fields, place);
  return used;
} // resource_not_found parameter_invalid

/** The fields of a person of whom nothing is known that are stored as they are sent. */
const asSent = {
  name: null,
  title: null,
  email: null,
  phone: null,
  dob_day: null,
  dob_month: null,
  dob_year: null,
  is_owner: false,
  metadata: {},
};

/** A person of whom nothing is known. */
const unknownPerson = { ...asSent, ssn_last4: null, ownership_percentage: null, address_id: null };

/** The fields of a request that change something. */
const changeable = { ...asSent, identification_number: null, ownership_percentage: null, address: null };

function joinBusiness(context: Context, before: IdentityRow, businessId: string | null): IdentityRow {
  if (businessId === null || before.business_id === businessId) return before;
  if (before.address_id !== null) claimAddress(context, before.address_id, businessId);
  return { ...before, business_id: businessId };
}

function withFields(
  context: Context,
  before: IdentityRow,
  input: IdentityFields,
  { path }: IdentityPlace,
): IdentityRow {
  const { identification_number: number, ownership_percentage: share, address } = input;
  const row: IdentityRow = {
    ...withGiven(before, asSent, input),
    ...(number !== undefined && { ssn_last4: lastFourDigits(number) }),
    ...(share !== undefined && { ownership_percentage: Number(share) }),
  };
  const invalid = invalidInBirth(row, context.now);
  if (invalid !== undefined) throw invalidBirth(`${path}${invalid}`);
  if (address === undefined) return row;
  const user = { businessId: row.business_id, addressId: row.address_id };
  return { ...row, address_id: useAddress(context, address, user) };
}
