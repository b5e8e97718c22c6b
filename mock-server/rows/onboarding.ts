import type { components } from '../../spec/generated/types';
import type { ResourceRow } from './shared';
import { onboarding } from '../../spec/resources/onboarding';
import { anyObject } from '../fields/field';
import { objectOf } from '../fields/object-field';
import { ofSchema } from '../fields/schema-field';
import { fieldsOf, resourceFields } from './fields';
import { table } from './table-definition';

/** The latest onboarding entry of a sub account. Both have the same id. */
export interface OnboardingEntryRow extends ResourceRow {
  /** The payload with its secrets masked. The secrets themselves are not stored. */
  readonly payload: components['schemas']['OnboardingPayload'];
}

export const onboardingEntries = table<OnboardingEntryRow>()({
  type: 'onboarding_entry',
  indexes: {},
  fields: fieldsOf<OnboardingEntryRow>({ ...resourceFields, payload: anyObject }),
  seed: objectOf({ ...resourceFields, payload: ofSchema(onboarding.schemas.OnboardingPayload ?? {}) }),
});
