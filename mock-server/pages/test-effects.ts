import type { TestBankAccountRow, TestCardRow } from '../../spec/tables/test-cards';

/** The groups of test cards by what a payment leads to. */
export type CardGroup = 'Succeeds' | 'Declined' | 'Refused before it is charged';

/** Returns the group of a test card, and its effect with the code of the API. */
export function cardEffect({ tokenization, outcome }: TestCardRow): readonly [group: CardGroup, effect: string] {
  if (tokenization) return ['Refused before it is charged', `Refused: ${tokenization.errorCode}`];
  if (outcome?.result === 'declined') return ['Declined', `Declined: ${outcome.declineCode}`];
  return outcome?.result === 'refused' ? ['Declined', `Declined: ${outcome.errorCode}`] : ['Succeeds', 'Succeeds'];
}

/** Returns the effect of a test bank account, with the code of the API. */
export function bankEffect({ declineCode, refusesRefunds, businessDays }: TestBankAccountRow): string {
  if (declineCode !== null) return `Fails later: ${declineCode}`;
  if (refusesRefunds) return 'Succeeds, refunds fail';
  return businessDays === undefined ? 'Succeeds' : `Succeeds after ${businessDays} business days`;
}
