import { type BusinessClassification, businessClassifications } from '../../spec/tables/business-classifications';
import {
  type BusinessStructure,
  businessStructures,
  type BusinessType,
  businessTypes,
} from '../../spec/tables/business-structures';
import { type EstablishmentCountry, establishmentCountries } from '../../spec/tables/establishment-countries';
import { anyObject, boolean, listOf, nonEmptyString, nullable, oneOf, ref, text, wholeText } from '../fields/field';
import { fieldsOf, metadata, resourceFields } from './fields';
import type { Metadata, Mode, ResourceRow } from './shared';
import { bySequence, newestOfOwner, table } from './table-definition';
import { gramsOf } from './text-grams';

/** A business. Its account is the platform account, not the sub account that it was provisioned for. */
export interface BusinessRow extends ResourceRow {
  readonly archived: boolean;
  readonly legal_name: string;
  readonly website_url: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly doing_business_as: string | null;
  readonly business_type: BusinessType | null;
  readonly business_structure: BusinessStructure | null;
  readonly classification: BusinessClassification | null;
  readonly industry: string | null;
  readonly mcc: string | null;
  /** All that is stored of the tax id. */
  readonly tax_id_last4: string | null;
  readonly date_of_incorporation: string | null;
  readonly country_of_establishment: EstablishmentCountry;
  readonly metadata: Metadata;
  readonly additional_questions: Metadata;
  readonly legal_address_id: string | null;
  readonly representative_id: string | null;
  readonly owner_ids: readonly string[];
  /** The newest acceptance of the terms. */
  readonly terms_id: string | null;
  /** The sub account of its mode that it was provisioned for. */
  readonly sub_account_id: string | null;
}

/** The texts in which the list of businesses searches. */
export const namesOf = ({ legal_name, doing_business_as }: BusinessRow): readonly string[] =>
  doing_business_as === null ? [legal_name] : [legal_name, doing_business_as];

/** The partition of the businesses that have a part of a text in a name. */
export const gramKey = (mode: Mode, gram: string): string => `${mode} ${gram}`;

export const businesses = table<BusinessRow>()({
  type: 'business',
  idPrefix: 'biz',
  indexes: {
    newest: newestOfOwner,
    // A partition for each part of a name.
    named: {
      partitions: (row) => gramsOf(namesOf(row)).map((gram) => gramKey(row.mode, gram)),
      sortBy: bySequence,
      lazy: true,
    },
  },
  fields: fieldsOf<BusinessRow>({
    ...resourceFields,
    archived: boolean,
    legal_name: nonEmptyString,
    website_url: nullable(wholeText),
    email: nullable(text),
    phone: nullable(text),
    doing_business_as: nullable(text),
    business_type: nullable(oneOf(Object.keys(businessTypes))),
    business_structure: nullable(oneOf(Object.keys(businessStructures))),
    classification: nullable(oneOf(Object.keys(businessClassifications))),
    industry: nullable(text),
    mcc: nullable(text),
    tax_id_last4: nullable(text),
    date_of_incorporation: nullable(text),
    country_of_establishment: oneOf(Object.keys(establishmentCountries)),
    metadata,
    additional_questions: anyObject,
    legal_address_id: nullable(ref('addresses')),
    representative_id: nullable(ref('identities')),
    owner_ids: listOf(ref('identities')),
    terms_id: nullable(ref('terms_and_conditions')),
    sub_account_id: nullable(ref('accounts')),
  }),
});
