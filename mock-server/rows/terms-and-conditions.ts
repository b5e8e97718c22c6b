import { boolean, nonEmptyString, nullable, ref, text } from '../fields/field';
import { fieldsOf, resourceFields } from './fields';
import type { ResourceRow } from './shared';
import { table } from './table-definition';

/** An acceptance of the terms by a business. Its account is the platform account. */
export interface TermsRow extends ResourceRow {
  readonly business_id: string;
  readonly accepted: boolean;
  readonly ip: string;
  readonly user_agent: string | null;
}

export const termsAndConditions = table<TermsRow>()({
  type: 'terms_and_conditions',
  idPrefix: 'tac',
  indexes: {},
  fields: fieldsOf<TermsRow>({
    ...resourceFields,
    business_id: ref('businesses'),
    accepted: boolean,
    ip: nonEmptyString,
    user_agent: nullable(text),
  }),
});
