import type { UnitOfWork } from '../context';
import { endingBefore, isInForce } from '../domain/fee-configuration';
import { firstOf } from '../domain/first-of';
import { type Chain, chainKey, type FeeConfigurationRow } from '../rows/fee-configurations';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';

/**
 * Inserts a configuration into the chain of its type. In a chain, each configuration ends no later than the next one starts: the
 * previous one is ended at the start of the new one, and the new one at the start of the next.
 */
export function addToChain({ rows, now }: UnitOfWork, row: FeeConfigurationRow): FeeConfigurationRow {
  const { account_id, fee_type, effective_start } = row;
  const chain = { account_id, fee_type };
  const next = nearest(rows, chain, 'ascending', effective_start);
  const previous = nearest(rows, chain, 'descending', effective_start);
  const shortened = previous && endingBefore(previous, effective_start);
  if (shortened && shortened !== previous) rows.replace('fee_configurations', { ...shortened, updated_at: now });
  const placed = endingBefore(row, next?.effective_start);
  rows.insert('fee_configurations', placed);
  return placed;
}

/** Returns the configuration in force at an instant: the one that started last, unless it has ended. */
export function findInForce(rows: Reader, chain: Chain, at: string): FeeConfigurationRow | undefined {
  const latest = nearest(rows, chain, 'descending', at);
  return latest && isInForce(latest, at) ? latest : undefined;
}

/** Returns the last configuration that starts at or before an instant, or the first that starts after it. */
function nearest(rows: Reader, chain: Chain, direction: Direction, at: string): FeeConfigurationRow | undefined {
  return firstOf(rows.walk('fee_configurations', 'byStart', chainKey(chain), direction, afterStart(at)));
}

/** The index position right after all configurations that start at an instant. */
export function afterStart(at: string): string {
  return `${at}~`;
}
