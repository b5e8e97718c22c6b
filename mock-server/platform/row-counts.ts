import type { Currency, Mode, PaymentRow, Rows, TableName } from '../rows';
import { dateOf } from '../domain/last-dates';
import type { Change } from '../store/commit';

/** A sum of payments of one currency. */
export interface Volume {
  /** Number of payments. */
  readonly count: number;
  /** Their amounts, in the smallest unit of the currency. */
  readonly amount: number;
}

/** 1 to count a row, -1 to no longer count it. */
type Sign = 1 | -1;

interface CountedRow {
  readonly mode: Mode;
  readonly status: string;
}

type CountRow<Row> = (counts: RowCounts, row: Row, sign: Sign) => void;

const noVolume: Volume = { count: 0, amount: 0 };

/** The rows that are counted. The indexes of the other tables have their numbers. */
const counted: { readonly [Name in TableName]?: CountRow<Rows[Name]> } = {
  accounts: (counts, row, sign) => row.kind === 'sub' && counts.add('accounts', row, sign),
  payments: (counts, row, sign) => counts.addPayment(row, sign),
  payment_intents: (counts, row, sign) => counts.add('payment_intents', row, sign),
  refunds: (counts, row, sign) => counts.add('refunds', row, sign),
  disputes: (counts, row, sign) => counts.add('disputes', row, sign),
  fee_configurations: (counts, { mode }, sign) => counts.add('fee_configurations', { mode, status: '' }, sign),
};

/** The tables whose rows are counted. */
export const countedTables = [
  'accounts',
  'payments',
  'payment_intents',
  'refunds',
  'disputes',
  'fee_configurations',
] as const satisfies readonly TableName[];

/** Statuses of payments whose money did not move and is not reserved either. */
const withoutMoney: readonly PaymentRow['status'][] = ['pending', 'failed', 'canceled'];

/**
 * Numbers of rows by mode and status, and the volume of payments by mode, day and currency. It is the sum of what is added to it,
 * in any order, so rows can be counted while they change.
 */
export class RowCounts {
  readonly #counts = new Map<string, number>();
  readonly #volumes = new Map<string, Volume>();
  /** Captured amounts by account and day. */
  readonly #captured = new Map<string, number>();

  /** Counts a row of a table. */
  addRow<Name extends TableName>(table: Name, row: Rows[Name]): void {
    counted[table]?.(this, row, 1);
  }

  /** Adds the changes of a transaction: each change, and for each its inverse. */
  update(redo: readonly Change[], undo: readonly Change[]): void {
    for (const change of redo) this.#addChange(change, 1);
    for (const change of undo) this.#addChange(change, -1);
  }

  #addChange<Name extends TableName>([table, , row]: Change<Name>, sign: Sign): void {
    if (row !== null) counted[table]?.(this, row, sign);
  }

  add(table: TableName, { mode, status }: CountedRow, sign: Sign): void {
    const key = countKey(table, mode, status);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + sign);
  }

  addPayment(row: PaymentRow, sign: Sign): void {
    this.add('payments', row, sign);
    const { mode, account_id, status, created_at, captured_at, currency, amount } = row;
    if (withoutMoney.includes(status)) return;
    if (captured_at !== null) this.#addCaptured(`${account_id} ${dateOf(captured_at)}`, sign * amount);
    const key = volumeKey(mode, dateOf(created_at), currency);
    const volume = this.#volumes.get(key) ?? noVolume;
    this.#volumes.set(key, { count: volume.count + sign, amount: volume.amount + sign * amount });
  }

  #addCaptured(key: string, amount: number): void {
    this.#captured.set(key, (this.#captured.get(key) ?? 0) + amount);
  }

  /** Returns the sum of the payments that an account captured on a day. */
  captured(accountId: string, date: string): number {
    return this.#captured.get(`${accountId} ${date}`) ?? 0;
  }

  /** Returns the number of rows of a table with a status; the status of rows that have none is ''. */
  count(table: (typeof countedTables)[number], mode: Mode, status = ''): number {
    return this.#counts.get(countKey(table, mode, status)) ?? 0;
  }

  /** Returns the volume of the payments that were created on a day, such as `2027-01-31`. */
  volume(mode: Mode, date: string, currency: Currency): Volume {
    return this.#volumes.get(volumeKey(mode, date, currency)) ?? noVolume;
  }
}

function countKey(table: TableName, mode: Mode, status: string): string {
  return `${table} ${mode} ${status}`;
}

function volumeKey(mode: Mode, date: string, currency: Currency): string {
  return `${mode} ${date} ${currency}`;
}
