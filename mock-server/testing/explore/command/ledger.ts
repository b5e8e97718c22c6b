import type { Sandbox } from '../../..';
import { type Money, moneyIn, sumOf } from '../ending';

/** The money of all payments of a run. It remembers those that a reset or the end of a platform deletes. */
export class Ledger {
  readonly #sandbox: Sandbox;
  readonly #platforms = new Map<string, Map<string, Money>>();

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** Reads what the platforms have now. */
  read(): void {
    for (const { id, rows } of this.#sandbox.platforms.values()) {
      const payments = this.#platforms.get(id) ?? new Map<string, Money>();
      this.#platforms.set(id, payments);
      for (const mode of ['test', 'live'])
        for (const row of rows.walk('payments', 'newest', mode, 'ascending')) payments.set(row.id, moneyIn(row));
    }
  }

  /** Returns the sums of the platforms that have payments. */
  get sums(): readonly Money[] {
    return [...this.#platforms.values()]
      .filter(({ size }) => size > 0)
      .map((payments) => sumOf([...payments.values()]));
  }
}
