import type { components } from '../../spec/generated/types';
import type { ResourceRow } from './shared';

/** The latest onboarding entry of a sub account, whose id it has. */
export interface OnboardingEntryRow extends ResourceRow {
  /** With its secrets masked: as they were sent they are kept nowhere. */
  readonly payload: components['schemas']['OnboardingPayload'];
}
