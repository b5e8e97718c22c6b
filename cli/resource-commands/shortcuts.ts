import { InvalidArgumentError, type Option } from 'commander';
import type { Operation } from '../../spec';
import { namedTestBankAccounts, namedTestCards } from '../../spec/derive/test-payment-methods';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { ChoiceOption, optionOf } from '../control-commands/field-option';
import { InvalidSecretError } from '../invalid-secret';
import type { Json } from './body';

/** An option that stands for fields of a body. */
export interface Shortcut {
  readonly option: Option;
  /** The field that gets the value of the option. */
  readonly field: string;
  /** Defaults of other required fields. */
  readonly others: Json;
}

const card: Json = { name: 'Ada Lovelace', month: 12, year: 2040, address_postal_code: '94107' };
const bankAccount: Json = {
  account_owner_name: 'Ada Lovelace',
  routing_number: '110000000',
  account_type: 'checking',
  account_owner_type: 'individual',
  country: 'US',
  currency: 'usd',
};

/** Returns the shortcuts of an operation. */
export function shortcutsOf({ body = {} }: Operation): readonly Shortcut[] {
  const { payment_method: method, metadata } = body.properties ?? {};
  if (method === undefined) return [];
  const hasScenario = metadata !== undefined;
  return [
    {
      option: namedOption('--card <name|number>', 'Number of a card, or the name of a test card', namedTestCards),
      field: 'payment_method.card.number',
      others: { payment_method: { card } },
    },
    {
      option: namedOption(
        '--bank-account <name|number>',
        'Number of a bank account, or the name of a test bank account',
        namedTestBankAccounts,
      ),
      field: 'payment_method.bank_account.account_number',
      others: { payment_method: { bank_account: bankAccount } },
    },
    ...(hasScenario ? [scenario()] : []),
  ];
}

function scenario(): Shortcut {
  const names = [...new Set([...Object.keys(scenarios), ...Object.keys(bankScenarios)])];
  const description = 'Test scenario, such as insufficient_funds.';
  const field = 'metadata.payment_test.scenario';
  return {
    option: optionOf('scenario', field, { type: 'string', enum: names, description }).option,
    field,
    others: {},
  };
}

/** An error repeats no value with a digit: it may be the number of a card with a slip. */
function namedOption(flags: string, description: string, numbers: ReadonlyMap<string, string>): Option {
  const names = [...numbers.keys()];
  const option = new ChoiceOption(flags, `${description} (${names.join(', ')})`, names);
  return option.argParser((value: string) => {
    const number = /^\d[\d -]*$/.test(value) ? value : numbers.get(value);
    if (number !== undefined) return number;
    const rule = `Pass a number, or a name: ${names.join(', ')}.${didYouMean(value, names)}`;
    if (/\p{Nd}/u.test(value)) throw new InvalidSecretError(`option '${flags}'`, rule);
    throw new InvalidArgumentError(rule);
  });
}
