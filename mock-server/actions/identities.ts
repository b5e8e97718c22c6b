import type { RequestBody } from '../../spec/derive/request-body';
import { SandboxError } from '../sandbox-error';
import type { Context } from '../context';
import { invalidInBirth, lastFourDigits } from '../domain/identity';
import { presentIdentity } from '../present/identities';
import type { IdentityRow } from '../rows';
import { claimAddress, useAddress } from './addresses';
import { newEntity, requirePart } from './entity-rows';

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
  const empty = { ...newEntity(context, 'idty'), business_id: place.businessId, ...unknownPerson };
  const row = withFields(context, empty, input, place);
  context.rows.put('identities', row);
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
  context.rows.put('identities', row);
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

/** A person of whom nothing is known. */
const unknownPerson = {
  name: null,
  title: null,
  email: null,
  phone: null,
  dob_day: null,
  dob_month: null,
  dob_year: null,
  ssn_last4: null,
  is_owner: false,
  ownership_percentage: null,
  metadata: {},
  address_id: null,
};

/** The fields of a request that change something. */
const changeable = { ...unknownPerson, identification_number: null, address: null };

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
    ...before,
    name: input.name ?? before.name,
    title: input.title ?? before.title,
    email: input.email ?? before.email,
    phone: input.phone ?? before.phone,
    dob_day: input.dob_day ?? before.dob_day,
    dob_month: input.dob_month ?? before.dob_month,
    dob_year: input.dob_year ?? before.dob_year,
    ssn_last4: number === undefined ? before.ssn_last4 : lastFourDigits(number),
    is_owner: input.is_owner ?? before.is_owner,
    ownership_percentage: share === undefined ? before.ownership_percentage : Number(share),
    metadata: input.metadata ?? before.metadata,
  };
  const invalid = invalidInBirth(row, context.now);
  if (invalid !== undefined) throw new SandboxError('parameter_invalid', { name: `${path}${invalid}` });
  if (address === undefined) return row;
  const user = { businessId: row.business_id, addressId: row.address_id };
  return { ...row, address_id: useAddress(context, address, user) };
}
