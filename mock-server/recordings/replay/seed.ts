import { testCards } from '../../../spec/tables/test-cards';
import { subAccountStates } from '../../../spec/tables/states';
import { isPlainObject, type PlainObject } from '../../wire/json';
import { balanceOf, type Entry } from '../../domain/balance';
import { resourceId } from '../../domain/resource-id';
import { isScenario, requestedScenario } from '../../domain/scenario';
import type { Mode, Rows, SeedTable } from '../../rows';
import { toIso } from '../../time/clock';
import { prefixOf } from './ids';
import { currencyOf, entriesOf, instantOf, listOf, metadataOf, nullableText, pastOf, textOf } from './payment-past';
import { parseBody } from '../parse-body';

/** The lines of a seed file with presupposed objects, and their ids. */
export interface SeedWithObjects {
  readonly lines: readonly string[];
  readonly ids: readonly string[];
}

/** Kinds of objects that can be added, by their prefixes: each refers to those before it only. */
export const seedKinds = ['acc', 'pm', 'py'];

/**
 * Adds objects to the seed file of a platform, and sets its clock to an instant. An object keeps the id that it has in the
 * recording. One that the recording does not show well enough is left out, and those of other kinds.
 */
export function seedWithObjects(
  lines: readonly string[],
  objects: readonly PlainObject[],
  kinds: readonly string[],
  now: number,
): SeedWithObjects {
  const [first = '', ...rest] = lines;
  const head = parseBody(first);
  if (!isPlainObject(head) || !isPlainObject(head['rows'])) throw new Error('the sandbox exported no seed file');
  const seed = new SeedRows(head, now);
  for (const prefix of kinds)
    for (const object of objects) if (prefixOf(resourceId(object) ?? '') === prefix) seed.add(object);
  return { lines: seed.linesAfter(rest.slice(0, -1)), ids: seed.ids };
}

/** Returns the seed file of a new platform as if it had been created at an instant. */
export function createdAt(lines: readonly string[], instant: number): string[] {
  const iso = toIso(instant);
  return lines.map((line) => line.replace(/"(created_at|updated_at)":"[^"]*"/g, (_, name) => `"${name}":"${iso}"`));
}

type PaymentRow = Rows['payments'];
type IntentRow = Rows['payment_intents'];

class SeedRows {
  readonly ids: string[] = [];
  readonly #head: PlainObject;
  readonly #now: string;
  readonly #rows = new Map<SeedTable, Map<string, { readonly id: string; readonly sequence: number }>>();
  #sequence: number;

  constructor(head: PlainObject, now: number) {
    this.#head = head;
    this.#now = toIso(now);
    this.#sequence = Number(head['sequence']);
  }

  add(object: PlainObject): void {
    if (typeof object['platform_account_id'] === 'string') this.#addAccount(object);
    else if (typeof object['amount'] === 'number') this.#addPayment(object);
    else this.#addMethod(object);
  }

  #put<Name extends SeedTable>(table: Name, row: Omit<Rows[Name], 'sequence'>): void {
    const rows = this.#rows.get(table) ?? new Map<string, { readonly id: string; readonly sequence: number }>();
    rows.delete(row.id);
    this.#rows.set(table, rows.set(row.id, { ...row, sequence: ++this.#sequence }));
    // Ids of ledger entries are our own. Those of customers are bound where responses have them.
    if (table !== 'payment_balance_transactions' && table !== 'customers') this.ids.push(row.id);
  }

  #has(table: SeedTable, id: unknown): boolean {
    return typeof id === 'string' && this.#rows.get(table)?.has(id) === true;
  }

  #addAccount(object: PlainObject): void {
    const { id, name, status, account_type } = object;
    if (typeof id !== 'string' || typeof name !== 'string' || !isSubAccountState(status)) return;
    const mode = account_type === 'live' ? 'live' : 'test';
    this.#put('accounts', {
      id,
      kind: 'sub',
      mode,
      platform_account_id: this.#ownAccount(mode),
      name,
      status,
      currency: currencyOf(object),
      application_fee_rates: listOf(object['application_fee_rates']).flatMap((rate) => this.#feeRate(rate)),
      related_accounts: { test_account_id: mode === 'test' ? id : this.#ownAccount('test') },
      ...this.#times(object),
    });
  }

  #feeRate(rate: PlainObject): Rows['accounts']['application_fee_rates'][number][] {
    const { id, transaction_fee, basis_point_rate, rate_type } = rate;
    if (typeof id !== 'string' || typeof transaction_fee !== 'number' || typeof basis_point_rate !== 'number')
      return [];
    if (rate_type !== 'cc' && rate_type !== 'ach') return [];
    return [{ id, transaction_fee, basis_point_rate, currency: currencyOf(rate), rate_type, ...this.#times(rate) }];
  }

  #addMethod(object: PlainObject): void {
    const id = resourceId(object);
    const owner = this.#owner(object);
    const { card, bank_account: bank } = object;
    const part = isPlainObject(card) ? card : bank;
    if (id === null || owner === undefined || this.#has('payment_methods', id) || !isPlainObject(part)) return;
    const name = textOf(part['name']);
    const lastFour = textOf(part['acct_last_four']);
    const customerId = textOf(object['customer_id']);
    // No response shows an e-mail address.
    const email = `${customerId.toLowerCase()}@example.test`;
    if (customerId !== '' && !this.#has('customers', customerId))
      this.#put('customers', { ...owner, id: customerId, email, payment_methods: 1 });
    this.#put('payment_methods', {
      id,
      ...owner,
      card: isPlainObject(card) ? cardRow(card) : null,
      bank_account: isPlainObject(bank)
        ? { bank_name: textOf(bank['brand']), acct_last_four: lastFour, name, test_bank_account: null }
        : null,
      signature: textOf(object['signature']) || id,
      customer_id: customerId || null,
      invalid_reason: null,
      metadata: metadataOf(part),
    });
  }

  #addPayment(object: PlainObject): void {
    const owner = this.#owner(object);
    const { id, amount, payment_method: method, payment_intent_id: intentId } = object;
    if (typeof id !== 'string' || typeof amount !== 'number' || typeof intentId !== 'string') return;
    if (owner === undefined || !isPlainObject(method)) return;
    const past = pastOf(object, owner, this.#now);
    if (past === undefined) return;
    this.#addMethod({ ...owner, ...method });
    const methodId = resourceId(method) ?? '';
    if (!this.#has('payment_methods', methodId)) return;
    const common = {
      ...owner,
      amount,
      currency: currencyOf(object),
      payment_method_id: methodId,
      description: nullableText(object['description']),
      metadata: metadataOf(object),
    };
    const { status, captured } = past.facts;
    // Of several attempts, the last one decides the status of the intent.
    this.#put('payment_intents', {
      ...common,
      id: intentId,
      status: intentStatusOf(status),
      successful_payment_id: captured && status !== 'canceled' ? id : null,
    });
    const captured_at = captured ? common.created_at : null;
    const facts = { ...common, ...paymentFacts(object), ...past.facts, id, payment_intent_id: intentId, captured_at };
    const row = { ...facts, balance: 0, sequence: 0 };
    this.#put('payments', { ...facts, balance: balanceOf(row) });
    for (const refund of past.refunds) this.#put('refunds', refund);
    this.#addEntries(row, entriesOf(row, past));
  }

  #addEntries({ id: payment_id, created_at }: PaymentRow, entries: readonly Entry[]): void {
    let balance = 0;
    for (const [at, { amount, source_id, source_type, payment_balance_txn_type }] of entries.entries()) {
      balance += amount;
      const id = `${payment_id.replace('py_', 'pbt_')}${at || ''}`;
      const source = { source_id, source_type, payment_balance_txn_type };
      this.#put('payment_balance_transactions', { id, payment_id, amount, balance, ...source, created_at });
    }
  }

  /** Returns the fields of an object of a presupposed account. */
  #owner(object: PlainObject) {
    const accountId = textOf(object['account_id']);
    const row: unknown = this.#rows.get('accounts')?.get(accountId);
    if (!isPlainObject(row)) return undefined;
    const mode: Mode = row['mode'] === 'live' ? 'live' : 'test';
    return { mode, account_id: accountId, ...this.#times(object) };
  }

  #ownAccount(mode: 'test' | 'live'): string {
    const { accounts } = this.#head;
    return isPlainObject(accounts) ? textOf(accounts[mode]) : '';
  }

  /** Nothing was created after the instant of the clock. */
  #times(object: PlainObject): { readonly created_at: string; readonly updated_at: string } {
    const until = (instant: string, last: string) => (instant < last ? instant : last);
    const updated_at = until(instantOf(object['updated_at'] ?? this.#now), this.#now);
    return { created_at: until(instantOf(object['created_at'] ?? this.#now), updated_at), updated_at };
  }

  linesAfter(rows: readonly string[]): string[] {
    const sizes: Record<string, unknown> = { ...(isPlainObject(this.#head['rows']) ? this.#head['rows'] : {}) };
    const clock = { now: this.#now, frozen: true };
    const lines = [...this.#rows].flatMap(([table, added]) => {
      sizes[table] = Number(sizes[table]) + added.size;
      return [...added.values()].map((row) => JSON.stringify([table, row]));
    });
    const head = JSON.stringify({ ...this.#head, clock, sequence: this.#sequence, rows: sizes });
    return [head, ...rows, ...lines, JSON.stringify({ end: true, rows: rows.length + lines.length })];
  }
}

function cardRow(card: PlainObject): NonNullable<Rows['payment_methods']['card']> {
  const lastFour = textOf(card['acct_last_four']);
  const brand = brandOf(card['brand']);
  const test = testCards.find((row) => row.brand === brand && row.number.endsWith(lastFour));
  return {
    brand,
    acct_last_four: lastFour,
    name: textOf(card['name']),
    month: textOf(card['month']),
    year: textOf(card['year']),
    address_line1_check: checkOf(card['address_line1_check']),
    address_postal_code_check: checkOf(card['address_postal_code_check']),
    test_card: test === undefined ? null : lastFour,
    bin: test?.number.slice(0, 6) ?? null,
    bin_mapped: isPlainObject(card['bin_details']),
  };
}

type CardRow = NonNullable<Rows['payment_methods']['card']>;

const brandOf = (value: unknown): CardRow['brand'] => testCards.find(({ brand }) => brand === value)?.brand ?? 'visa';

function checkOf(value: unknown): CardRow['address_line1_check'] {
  return value === 'pass' || value === 'fail' || value === 'unavailable' ? value : 'unchecked';
}

/** Returns what a payment has that neither its intent nor its past has. */
function paymentFacts(object: PlainObject) {
  const method = isPlainObject(object['payment_method']) ? object['payment_method'] : {};
  const card = isPlainObject(method['card']) ? method['card'] : method['bank_account'];
  const scenario = requestedScenario(metadataOf(object));
  return {
    amount_disputed: 0,
    amount_returned: 0,
    capture_strategy: object['capture_strategy'] === 'manual' ? 'manual' : 'automatic',
    error_code: nullableText(object['error_code']),
    error_description: nullableText(object['error_description']),
    payment_mode: object['payment_mode'] === 'ach' ? 'ach' : 'ecom',
    account_holder: isPlainObject(card) ? textOf(card['name']) : '',
    direct: true,
    checkout_id: null,
    statement_descriptor: nullableText(object['statement_descriptor']),
    expedited: null,
    application_fee_rate_id: nullableText(object['application_fee_rate_id']),
    financial_transaction_id: textOf(object['financial_transaction_id']),
    scenario: 'success' in object && isScenario(scenario) ? scenario : null,
    lapsed: false,
  } as const;
}

function intentStatusOf(payment: PaymentRow['status']): IntentRow['status'] {
  if (payment === 'failed') return 'requires_payment_method';
  if (payment === 'authorized') return 'requires_capture';
  return payment === 'canceled' ? payment : 'succeeded';
}

function isSubAccountState(value: unknown): value is Rows['accounts']['status'] {
  return typeof value === 'string' && Object.hasOwn(subAccountStates.states, value);
}
