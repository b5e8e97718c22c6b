import type { FeeType } from '../../spec/tables/fee-types';
import type { UnitOfWork } from '../context';
import { endingBefore, isInForce } from '../domain/fee-configuration';
import type { FeeConfigurationRow } from '../rows';
import type { Reader } from '../store/reader';
import type { Direction } from '../store/table';

/**
 * Puts a configuration into the chain of its type, which is in order before and after: each ends no later than the next
 * one starts. The one before it ends where it starts, at once if it starts there too; it ends where the next one starts.
 */
export function addToChain({ rows, now }: UnitOfWork, row: FeeConfigurationRow): FeeConfigurationRow {
  const { account_id, fee_type, effective_start } = row;
  const chain = { account_id, fee_type };
  const next = nearest(rows, chain, 'ascending', effective_start);
  const previous = nearest(rows, chain, 'descending', effective_start);
  const shortened = previous && endingBefore(previous, effective_start);
  if (shortened && shortened !== previous) rows.put('fee_configurations', { ...shortened, updated_at: now });
  const placed = endingBefore(row, next?.effective_start);
  rows.put('fee_configurations', placed);
  return placed;
}

/** The configurations of one type of an account, in the order of their starts. */
export interface Chain {
  readonly account_id: string;
  readonly fee_type: FeeType;
}

/** The configuration that applies at an instant: the one that started last, unless it has ended. */
export function findInForce(rows: Reader, chain: Chain, at: string): FeeConfigurationRow | undefined {
  const latest = nearest(rows, chain, 'descending', at);
  return latest && isInForce(latest, at) ? latest : undefined;
}

/** The last configuration to start by an instant, or the first one to start after it. */
function nearest(rows: Reader, chain: Chain, direction: Direction, at: string): FeeConfigurationRow | undefined {
  for (const row of rows.walk('fee_configurations', 'byStart', chainPartition(chain), direction, afterStart(at))) {
    return row;
  }
  return undefined;
}

export function chainPartition({ account_id, fee_type }: Chain): string {
  return `${account_id} ${fee_type}`;
}

/** The place right behind all that starts at an instant. */
export function afterStart(at: string): string {
  return `${at}~`;
}
