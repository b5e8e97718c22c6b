import { valueRules } from '../../spec/tables/value-rules';
import { defaultEstablishmentCountry } from '../../spec/tables/establishment-countries';
import type { RequestBody } from '../../spec/derive/request-body';
import { invalidParameter } from '../sandbox-error';
import type { Context, Resources } from '../context';
import { isDateText } from '../domain/calendar-date';
import { lastFourDigits } from '../domain/identity';
import { presentBusiness } from '../present/businesses';
import type { BusinessRow } from '../rows';
import { useAddress } from './addresses';
import { withGiven } from './given-fields';
import { newOwnRow } from './new-row';
import { useIdentity } from './identities';

type BusinessInput = RequestBody<'updateBusiness'>;

/** The fields of a business of which nothing is known that are stored as they are sent. */
const asSent = {
  archived: false,
  legal_name: '',
  website_url: null,
  email: null,
  phone: null,
  doing_business_as: null,
  business_type: null,
  business_structure: null,
  classification: null,
  industry: null,
  mcc: null,
  date_of_incorporation: null,
  metadata: {},
  additional_questions: {},
};

/** Stores a new business with the address and the people that the request gives. */
export function addBusiness(context: Context, legalName: string, input: BusinessInput): Resources['Business'] {
  const unknown: BusinessRow = {
    ...newOwnRow(context, 'biz'),
    ...asSent,
    legal_name: legalName,
    tax_id_last4: null,
    country_of_establishment: input.country_of_establishment ?? defaultEstablishmentCountry,
    legal_address_id: null,
    representative_id: null,
    owner_ids: [],
    terms_id: null,
    sub_account_id: null,
  };
  return putBusiness(context, withParts(context, withFields(unknown, input), input), 'entity.business.created');
} // resource_not_found parameter_invalid

/** Changes the fields of a business that are given. */
export function changeBusiness(context: Context, before: BusinessRow, input: BusinessInput): Resources['Business'] {
  const row = { ...withFields(before, input), updated_at: context.now };
  return putBusiness(context, withParts(context, row, input), 'entity.business.updated');
} // resource_not_found parameter_invalid

/** Stores a business, and emits the event. Returns the business as rendered. */
export function putBusiness(
  { rows, emit }: Pick<Context, 'rows' | 'emit'>,
  row: BusinessRow,
  event: 'entity.business.created' | 'entity.business.updated',
): Resources['Business'] {
  if (event === 'entity.business.created') rows.insert('businesses', row);
  else rows.replace('businesses', row);
  const result = presentBusiness(rows, row);
  emit(event, row, result);
  return result;
}

function withFields(before: BusinessRow, input: BusinessInput): BusinessRow {
  const { tax_id, date_of_incorporation: date, country_of_establishment: country } = input;
  if (date !== undefined && !isDateText(date))
    throw invalidParameter('date_of_incorporation', valueRules.date.fill({ name: 'date_of_incorporation' }));
  if (country !== undefined && country !== before.country_of_establishment) {
    const rule = { name: 'country_of_establishment', present: before.country_of_establishment };
    throw invalidParameter(rule.name, valueRules.country_is_final.fill(rule));
  }
  return {
    ...withGiven(before, asSent, input),
    ...(tax_id !== undefined && { tax_id_last4: lastFourDigits(tax_id) }),
  };
}

function withParts(context: Context, row: BusinessRow, input: BusinessInput): BusinessRow {
  const { legal_address, representative, owners } = input;
  const { id: businessId, legal_address_id: addressId, representative_id } = row;
  const personAt = (path: string) => ({ businessId, path });
  return {
    ...row,
    ...(legal_address && { legal_address_id: useAddress(context, legal_address, { businessId, addressId }) }),
    ...(representative && {
      representative_id: useIdentity(context, representative, representative_id, personAt('representative.')),
    }),
    ...(owners && {
      owner_ids: [...new Set(owners.map((owner, i) => useIdentity(context, owner, null, personAt(`owners.${i}.`))))],
    }),
  };
}
