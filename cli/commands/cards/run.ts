import { namedTestBankAccounts, namedTestCards } from '../../../spec/derive/test-payment-methods';
import {
  type TestBankAccountRow,
  testBankAccounts,
  type TestCardRow,
  testCards,
} from '../../../spec/tables/test-cards';
import type { Io } from '../../io';
import { formatReferenceList } from '../../reference-list';
import { codesOf } from '../outcome-codes';

/** Returns the list of test cards and test bank accounts. A number without a name is one of several for the same outcome. */
export function runCards(json: boolean | undefined, io: Pick<Io, 'stdout' | 'env'>): Promise<string> {
  const cards = testCards.map((card) => ({
    name: nameOf(card.number, namedTestCards),
    type: 'card',
    number: card.number,
    brand: card.brand,
    result: cardResult(card),
  }));
  const accounts = testBankAccounts.map((account) => ({
    name: nameOf(account.account_number, namedTestBankAccounts),
    type: 'bank_account',
    number: account.account_number,
    brand: null,
    result: accountResult(account),
  }));
  return formatReferenceList([...cards, ...accounts], json, io);
}

function nameOf(number: string, named: ReadonlyMap<string, string>): string | null {
  const [name = null] = [...named].find(([, each]) => each === number) ?? [];
  return name;
}

function cardResult({ tokenization, outcome }: TestCardRow): string {
  if (tokenization?.onlyWithVerification) return `${tokenization.errorCode} if a security code is sent`;
  if (tokenization) return `${tokenization.errorCode}; nothing is stored`;
  if (outcome === null || outcome.result === 'approved') return 'succeeds';
  const { error_code, decline_code } = codesOf(outcome);
  return decline_code === null ? `fails: ${error_code}` : `declined: ${decline_code}`;
}

function accountResult({ declineCode, refusesRefunds, businessDays }: TestBankAccountRow): string {
  if (declineCode !== null) return `pending, then fails: ${declineCode}`;
  if (refusesRefunds) return 'settles; refunds fail';
  return businessDays === undefined ? 'pending, then settles' : `settles after ${businessDays} business days`;
}
