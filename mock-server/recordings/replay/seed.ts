import { testCards } from '../../../spec/tables/test-cards';
import { subAccountStates } from '../../../spec/tables/states';
import { isPlainObject, type PlainObject } from '../../wire/json';
import { balanceOf } from '../../domain/balance';
import { resourceId } from '../../domain/resource-id';
import type { Rows, SeedTable } from '../../rows';
import { toIso } from '../../time/clock';
import { prefixOf } from './ids';
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
    this.#rows.set(table, rows.set(row.id, { ...row, sequence: ++this.#sequence }));
    this.ids.push(row.id);
  }

  #has(table: SeedTable, id: unknown): boolean {
    return typeof id === 'string' && this.#rows.get(table)?.has(id) === true;
  }

  #addAccount(object: PlainObject): void {
    const { id, name, status, account_type, currency } = object;
    if (typeof id !== 'string' || typeof name !== 'string' || !isSubAccountState(status)) return;
    const mode = account_type === 'live' ? 'live' : 'test';
    this.#put('accounts', {
      id,
      kind: 'sub',
      mode,
      platform_account_id: this.#ownAccount(mode),
      name,
      status,
      currency: currency === 'cad' ? 'cad' : 'usd',
      application_fee_rates: listOf(object['application_fee_rates']).flatMap((rate) => this.#feeRate(rate)),
      related_accounts: { test_account_id: mode === 'test' ? id : this.#ownAccount('test') },
      ...this.#times(object),
    });
  }

  #feeRate(rate: PlainObject): Rows['accounts']['application_fee_rates'][number][] {
    const { id, transaction_fee, basis_point_rate, currency, rate_type } = rate;
    if (typeof id !== 'string' || typeof transaction_fee !== 'number' || typeof basis_point_rate !== 'number')
      return [];
    if (rate_type !== 'cc' && rate_type !== 'ach') return [];
    const inCurrency = currency === 'cad' ? 'cad' : 'usd';
    return [{ id, transaction_fee, basis_point_rate, currency: inCurrency, rate_type, ...this.#times(rate) }];
  }

  #addMethod(object: PlainObject): void {
    const id = resourceId(object);
    const accountId = this.#knownAccount(object['account_id']);
    const { card, bank_account: bank } = object;
    const part = isPlainObject(card) ? card : bank;
    if (id === null || accountId === undefined || this.#has('payment_methods', id) || !isPlainObject(part)) return;
    const lastFour = textOf(part['acct_last_four']);
    const { metadata } = part;
    this.#put('payment_methods', {
      id,
      mode: this.#modeOf(accountId),
      account_id: accountId,
      ...this.#times(object),
      card: isPlainObject(card) ? cardRow(card) : null,
      bank_account: isPlainObject(bank)
        ? {
            bank_name: textOf(bank['brand']),
            acct_last_four: lastFour,
            name: textOf(bank['name']),
            test_bank_account: null,
          }
        : null,
      signature: textOf(object['signature']) || id,
      customer_id: null,
      invalid_reason: null,
      metadata: isPlainObject(metadata) ? metadata : {},
    });
  }

  /** A payment with refunds, disputes or returns has a history that the recording does not show. */
  #addPayment(object: PlainObject): void {
    const accountId = this.#knownAccount(object['account_id']);
    const { id, amount, payment_method: method, payment_intent_id: intentId } = object;
    if (object['status'] !== 'succeeded' || Number(object['amount_refunded']) > 0) return;
    if (typeof id !== 'string' || typeof amount !== 'number' || typeof intentId !== 'string') return;
    if (accountId === undefined || !isPlainObject(method) || this.#has('payment_intents', intentId)) return;
    const { created_at, updated_at } = object;
    this.#addMethod({ created_at, updated_at, ...method, account_id: accountId });
    const methodId = resourceId(method) ?? '';
    if (!this.#has('payment_methods', methodId)) return;
    const shared = { mode: this.#modeOf(accountId), account_id: accountId, ...this.#times(object) };
    const { description, metadata } = object;
    const common = {
      ...shared,
      amount,
      currency: object['currency'] === 'cad' ? 'cad' : 'usd',
      status: 'succeeded',
      description: typeof description === 'string' ? description : null,
      metadata: isPlainObject(metadata) ? metadata : {},
      payment_method_id: methodId,
    } as const;
    this.#put('payment_intents', { ...common, id: intentId });
    const row = { ...common, ...paymentFacts(object), id, payment_intent_id: intentId, captured_at: shared.created_at };
    const balance = balanceOf({ ...row, balance: 0, sequence: 0 });
    this.#put('payments', { ...row, balance });
    const entry = { payment_id: id, amount, balance: amount, source_id: id, created_at: shared.created_at };
    const kind = { payment_balance_txn_type: 'payment', source_type: 'Payment' } as const;
    this.#put('payment_balance_transactions', { ...entry, ...kind, id: id.replace('py_', 'pbt_') });
  }

  /** Returns the id of an account that is there: a presupposed one, or else the platform's. */
  #knownAccount(id: unknown): string | undefined {
    return typeof id === 'string' && this.#has('accounts', id) ? id : undefined;
  }

  #modeOf(accountId: string): 'test' | 'live' {
    const row: unknown = this.#rows.get('accounts')?.get(accountId);
    return isPlainObject(row) && row['mode'] === 'live' ? 'live' : 'test';
  }

  #ownAccount(mode: 'test' | 'live'): string {
    const { accounts } = this.#head;
    return isPlainObject(accounts) ? textOf(accounts[mode]) : '';
  }

  /** Nothing was created after the instant of the clock. */
  #times(object: PlainObject): { readonly created_at: string; readonly updated_at: string } {
    const created_at = this.#instant(object['created_at']);
    const updated_at = this.#instant(object['updated_at']);
    return { created_at, updated_at: updated_at < created_at ? created_at : updated_at };
  }

  #instant(value: unknown): string {
    const at = typeof value === 'string' ? Date.parse(value) : NaN;
    const iso = Number.isNaN(at) ? this.#now : toIso(at);
    return iso < this.#now ? iso : this.#now;
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

function brandOf(value: unknown): CardRow['brand'] {
  return testCards.find(({ brand }) => brand === value)?.brand ?? 'visa';
}

function checkOf(value: unknown): CardRow['address_line1_check'] {
  return value === 'pass' || value === 'fail' || value === 'unavailable' ? value : 'unchecked';
}

/** Returns what a payment has that its intent has not. */
function paymentFacts(
  object: PlainObject,
): Omit<PaymentRow, 'balance' | 'captured_at' | 'payment_intent_id' | keyof Rows['payment_intents']> {
  const method = isPlainObject(object['payment_method']) ? object['payment_method'] : {};
  const card = isPlainObject(method['card']) ? method['card'] : method['bank_account'];
  const nullableText = (name: string) => (typeof object[name] === 'string' ? textOf(object[name]) : null);
  return {
    amount_refunded: 0,
    amount_disputed: 0,
    amount_returned: 0,
    fees: [],
    application_fee: null,
    capture_strategy: object['capture_strategy'] === 'manual' ? 'manual' : 'automatic',
    captured: true,
    error_code: null,
    error_description: null,
    payment_mode: object['payment_mode'] === 'ach' ? 'ach' : 'ecom',
    account_holder: isPlainObject(card) ? textOf(card['name']) : '',
    direct: true,
    checkout_id: null,
    statement_descriptor: nullableText('statement_descriptor'),
    expedited: null,
    application_fee_rate_id: nullableText('application_fee_rate_id'),
    financial_transaction_id: textOf(object['financial_transaction_id']),
    scenario: null,
    lapsed: false,
  };
}

function isSubAccountState(value: unknown): value is Rows['accounts']['status'] {
  return typeof value === 'string' && Object.hasOwn(subAccountStates.states, value);
}

function listOf(value: unknown): PlainObject[] {
  return Array.isArray(value) ? value.filter(isPlainObject) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
