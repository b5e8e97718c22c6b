import { machine } from '../vocabulary/machine';

/** Source: States and transitions, Sub account status. */
export const subAccountStates = machine({
  initial: ['created'],
  states: {
    created: { meaning: 'Created; no onboarding entry yet.', createdBy: 'createSubAccount', provenance: 'stated' },
    submitted: { meaning: 'Its onboarding entry is under review.', provenance: 'stated' },
    information_needed: { meaning: 'The review requested a corrected onboarding entry.', provenance: 'stated' },
    enabled: { meaning: 'Can process payments.', createdBy: 'createSubAccount in test mode', provenance: 'stated' },
    rejected: {
      meaning: 'The review did not approve the account. It cannot process payments.',
      provenance: 'stated',
    },
    disabled: {
      meaning: 'The review took its approval back. The account cannot process payments until it is enabled again.',
      provenance: 'stated',
    },
    archived: {
      meaning:
        'The account was archived: it cannot process payments, and is kept as a record outside of the default list.',
      provenance: 'stated',
    },
  },
  transitions: {
    submit: {
      from: ['created', 'information_needed'],
      to: 'submitted',
      movedBy: 'createOnboardingEntry, or createProvisioning of a business with everything that an entry requires',
      provenance: 'stated',
    },
    resubmit: {
      from: ['enabled'],
      to: 'submitted',
      movedBy: 'createOnboardingEntry for a test account that was enabled automatically',
      provenance: 'chosen',
    },
    auto_enable: {
      from: ['created', 'submitted'],
      to: 'enabled',
      movedBy: 'the automatic review of test accounts',
      provenance: 'stated',
    },
    approve: {
      from: ['submitted', 'information_needed'],
      to: 'enabled',
      movedBy: 'the review',
      provenance: 'stated',
    },
    request_information: {
      from: ['submitted'],
      to: 'information_needed',
      movedBy: 'the review',
      provenance: 'stated',
    },
    reject: {
      from: ['submitted', 'information_needed'],
      to: 'rejected',
      movedBy: 'the review',
      provenance: 'stated',
    },
    disable: {
      from: ['enabled'],
      to: 'disabled',
      movedBy: 'the review',
      provenance: 'stated',
    },
    enable: {
      from: ['disabled'],
      to: 'enabled',
      movedBy: 'the review',
      provenance: 'chosen',
    },
    archive: {
      from: ['created', 'submitted', 'information_needed', 'enabled', 'rejected', 'disabled'],
      to: 'archived',
      movedBy: 'the review',
      provenance: 'chosen',
    },
  },
  simulatedBy: { reviewSubAccount: ['approve', 'request_information', 'reject', 'disable', 'enable', 'archive'] },
});
