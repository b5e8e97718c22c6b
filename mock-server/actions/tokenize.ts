import type { RequestBody } from '../../spec/derive/request-body';
import { isSkippableCheck } from '../../spec/tables/test-cards';
import { requireNoProblem, SandboxError } from '../sandbox-error';
import type { Context, Resources } from '../context';
import { bankAccountProblem, recognizeTestBankAccount } from '../domain/bank-account';
import { recognizeCard } from '../domain/card';
import { cardDigits } from '../domain/card-number';
import { scenarioOfMethod } from '../domain/scenario';
import { requestedError } from '../domain/simulated-error';
import { presentPaymentMethod } from '../present/payment-methods';
import type { EventSource, PaymentMethodRow } from '../rows';
import { emptyObject } from '../fields/empty';
import { attachToCustomer, joinCustomer } from './customers';
import { onAccount, requireVisible } from './visibility';

export type NewPaymentMethod = RequestBody<'createPaymentMethod'>['payment_method'];

/** Returns the payment method of a request: a new card or bank account, or the one with the token. */
export function givenPaymentMethod(
  context: Context,
  input: RequestBody<'createPayment'>['payment_method'],
  email?: string,
): PaymentMethodRow {
  const { token } = input;
  if (token === undefined) return tokenize(context, input, email).row;
  const own = onAccount(context, context.account);
  return attachToCustomer(context, requireVisible(own, 'payment_methods', token, 'payment_method_not_found'), email);
} // payment_method_not_found customer_max_payment_methods, tokenization errors

/** A new payment method, and as its event has it. */
interface StoredMethod {
  readonly row: PaymentMethodRow;
  readonly rendered: Resources['PaymentMethod'];
}

/** The fields of a new row that do not follow from the request. */
type NewFields = Pick<PaymentMethodRow, 'id' | 'sequence' | 'created_at' | 'updated_at'>;

/**
 * Stores a card or bank account under a token of the account; with `force` also a card that fails some of its checks. The number
 * and the security code never leave this function: only the last four digits, the first six of a test card with details, and a
 * keyed hash of the number are stored, and nothing of the security code.
 */
export function tokenize(context: Context, input: NewPaymentMethod, email?: string, force?: boolean): StoredMethod {
  const { account } = context;
  const { metadata } = input.card ?? input.bank_account ?? {};
  for (const member in context.mode === 'test' ? metadata : undefined) {
    const warning = scenarioOfMethod(member, metadata?.[member]);
    if (warning !== undefined) context.warn(warning);
  }
  const fields = input.card ? cardFields(context, input.card, force) : bankAccountFields(context, input.bank_account);
  const signature = signatureOf(context, input);
  return storePaymentMethod(context, {
    mode: context.mode,
    account_id: account.id,
    ...fields,
    signature,
    customer_id: email === undefined ? null : joinCustomer(context, account, email, signature),
    metadata: metadata ?? emptyObject,
  });
}

/** Stores a payment method under a new token. The details of a card are known at once, unless the job for them has a setting. */
export function storePaymentMethod(
  { rows, now, newId, emit, schedule }: Context,
  { mode, account_id, card, ...fields }: Omit<PaymentMethodRow, keyof NewFields>,
): StoredMethod {
  const hasDetails = card !== null && card.bin !== null;
  const isMapped = hasDetails && rows.find('job_settings', 'job_settings')?.settings.map_bin === undefined;
  const { bank_account, signature, customer_id, invalid_reason, metadata } = fields;
  const row: PaymentMethodRow = {
    id: newId('pm'),
    sequence: rows.nextSequence(),
    mode,
    account_id,
    card: card && { ...card, bin_mapped: isMapped },
    bank_account,
    signature,
    customer_id,
    invalid_reason,
    metadata,
    created_at: now,
    updated_at: now,
  };
  rows.insert('payment_methods', row);
  const source: EventSource = { kind: 'method', payment_method: row };
  const rendered = presentPaymentMethod(row, now);
  emit('payment_method.created', source, rendered);
  if (isMapped) emit('payment_method.bin_mapped', source, rendered);
  else if (hasDetails) schedule('map_bin', row.id, now);
  return { row, rendered };
}

/** Returns the keyed hash by which a card or bank account is recognized on its account. */
export function signatureOf({ account, hash }: Context, { card, bank_account }: NewPaymentMethod): string {
  if (card) return hash(`card ${account.id} ${cardDigits(card.number)}`);
  return hash(`bank account ${account.id} ${bank_account?.routing_number} ${bank_account?.account_number}`);
}

type KindFields = Pick<PaymentMethodRow, 'card' | 'bank_account' | 'invalid_reason'>;

function cardFields(context: Context, input: NonNullable<NewPaymentMethod['card']>, force?: boolean): KindFields {
  const asked = input.metadata && requestedError(input.metadata, 'card', context.mode);
  const askedCheck = asked && 'error' in asked && isSkippableCheck(asked.error.code) ? asked.error.code : null;
  if (asked && 'error' in asked && !(force && askedCheck)) throw asked.error;
  if (asked && 'ignored' in asked)
    context.warn('payment_test.error was ignored: it names no error that a card can be made to answer');
  const card = recognizeCard(input, context.mode, context.now, force);
  if (card === 'card_number_invalid') throw new SandboxError(card, { name: 'payment_method.card.number' });
  if (typeof card === 'string') throw new SandboxError(card, {});
  return {
    bank_account: null,
    invalid_reason: askedCheck ?? card.failedCheck,
    card: {
      brand: card.brand,
      acct_last_four: card.lastFour,
      name: input.name,
      month: card.month,
      year: card.year,
      address_line1_check: card.addressLine1Check,
      address_postal_code_check: card.postalCodeCheck,
      test_card: card.testCard,
      bin: card.bin,
      bin_mapped: false,
    },
  };
}

function bankAccountFields({ account }: Context, input: NewPaymentMethod['bank_account']): KindFields {
  // The schema requires exactly one of the two.
  if (input === undefined) throw new SandboxError('payment_method_required', { name: 'payment_method' });
  const { routing_number, account_number, currency } = input;
  requireNoProblem(bankAccountProblem(account, 'payment_method.bank_account.currency', currency));
  return {
    card: null,
    invalid_reason: null,
    bank_account: {
      bank_name: input.bank_name ?? 'Test Bank',
      acct_last_four: account_number.slice(-4),
      name: input.account_owner_name,
      test_bank_account: recognizeTestBankAccount(routing_number, account_number),
    },
  };
}
