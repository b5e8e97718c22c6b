import { controlApi, paymentApi } from '../../../spec/apis';
import { bankScenarios } from '../../../spec/tables/bank-scenarios';
import { binDetails } from '../../../spec/tables/bin-details';
import { declineCodes } from '../../../spec/tables/decline-codes';
import { disputeReasonNames } from '../../../spec/tables/dispute-reasons';
import { errors } from '../../../spec/tables/errors';
import { establishmentCountries } from '../../../spec/tables/establishment-countries';
import { events } from '../../../spec/tables/events';
import { feeTypes, paymentFeeTypes } from '../../../spec/tables/fee-types';
import { limits } from '../../../spec/tables/limits';
import { bankAccountTypes } from '../../../spec/tables/onboarding-requirements';
import { payoutBankAccounts, proceedsBankAccounts } from '../../../spec/tables/payout-bank-accounts';
import { scenarios } from '../../../spec/tables/scenarios';
import { addressChecks, testBankAccounts, testCards } from '../../../spec/tables/test-cards';
import { operationsOf, schemasOf } from '../../../spec/vocabulary/api';
import type { Schema } from '../../../spec/vocabulary/schema';
import { digitsOf } from './characters';

const payoutAccounts = [...Object.values(payoutBankAccounts), ...Object.values(proceedsBankAccounts)];

/** Numbers of test cards and test bank accounts. They are kept in any place. */
const testNumbers: ReadonlySet<string> = new Set([
  ...testCards.map(({ number }) => number),
  ...testBankAccounts.flatMap(({ routing_number, account_number }) => [routing_number, account_number]),
  ...payoutAccounts.map(({ routing_number }) => routing_number),
  ...addressChecks.map(({ value }) => value).filter((value) => /^\d+$/.test(value)),
]);

/** Whether a text is a number of a test card, with or without its grouping, or of a test bank account. */
export function isTestData(text: string): boolean {
  return testNumbers.has(text) || (/^[\d -]+$/.test(text) && testNumbers.has(digitsOf(text)));
}

/** The words of the API and of its test data, and what the document consists of. */
export interface Vocabulary {
  /** Whether a text is a word of our tables: a code, the name of a scenario, a text of test data. */
  readonly hasWord: (text: string) => boolean;
  /** Whether a text is a word of our tables, a choice or a name of a field that the document declares, or a limit. */
  readonly hasPlain: (text: string) => boolean;
  /** Whether a text is a message of the API, with nothing in it that somebody sent. */
  readonly hasSentence: (text: string) => boolean;
  /** Whether a text begins as the ids do that the document declares. */
  readonly hasPrefix: (prefix: string) => boolean;
}

/** Reads the vocabulary from the tables. */
export function vocabulary(): Vocabulary {
  const names = new Set<string>();
  const choices = new Set<string>();
  const prefixes = new Set<string>();
  const visit = (schema: Schema): void => {
    for (const choice of schema.enum ?? []) choices.add(String(choice));
    const prefix = /^\^\(?([a-z|]+)\)?_\[0-9A-Za-z\]/.exec(schema.pattern ?? '')?.[1] ?? '';
    for (const each of prefix.split('|')) prefixes.add(each);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      names.add(name);
      visit(property);
    }
    for (const inner of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])]) visit(inner);
  };
  for (const api of [paymentApi, controlApi]) {
    Object.values(schemasOf(api)).forEach(visit);
    for (const [, { body, query = {} }] of operationsOf(api))
      [...(body ? [body] : []), ...Object.values(query)].forEach(visit);
  }
  const words = new Set(tableWords());
  const plain = new Set([...choices, ...words, ...names, ...limitNumbers()]);
  return {
    hasWord: (text) => words.has(text),
    hasPlain: (text) => plain.has(text),
    hasSentence: sentences((word) => plain.has(word)),
    hasPrefix: (prefix) => prefix !== '' && prefixes.has(prefix),
  };
}

function tableWords(): readonly string[] {
  const codes = [errors, declineCodes, scenarios, bankScenarios, events, feeTypes, paymentFeeTypes].flatMap((table) =>
    Object.keys(table),
  );
  const countries = Object.entries(establishmentCountries).flatMap(([alpha3, { title, alpha2 }]) => [
    alpha3,
    alpha2,
    title,
  ]);
  const bins = Object.values(binDetails).flatMap(({ card_class, country, issuer }) => [card_class, country, issuer]);
  const accounts = payoutAccounts.flatMap((row) => [row.full_name, row.bank_name, row.nickname]);
  return [
    ...codes,
    ...codes.map((code) => code.toUpperCase()),
    ...countries,
    ...bins,
    ...accounts,
    ...disputeReasonNames,
    ...Object.keys(bankAccountTypes),
    ...addressChecks.map(({ value }) => value),
  ];
}

const limitNumbers = () => Object.values<object>(limits).flatMap((row) => Object.values(row).map(String));

const MAX_SENTENCE_CHARACTERS = 500;

/** Returns a check for messages of the tables, whose placeholders hold words of the tables only. */
function sentences(isPlain: (word: string) => boolean): (text: string) => boolean {
  const reasons = new Set<string>(Object.values(declineCodes).map(({ message }) => message));
  const templates = Object.values(errors).map(({ message: { template } }) => patternOf(template));
  const isPublic = (value: string) => reasons.has(value) || value.split(/[ .,]+/).every(isPlain);
  return (text) =>
    text.length < MAX_SENTENCE_CHARACTERS &&
    (reasons.has(text) || templates.some((template) => template.exec(text)?.slice(1).every(isPublic)));
}

const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<\w+>/g, '(.+?)')}$`, 's');
