import type { components } from '../../spec/generated/control-types';
import { remainingOf } from '../domain/fault';
import type { FaultRow } from '../rows';

type Shown = components['schemas']['Fault'];

/** A fault as it is shown: of its kinds it has exactly one. */
export type FaultView = Omit<Shown, 'fault'> & { readonly fault: FaultRow['fault'] };

/** A fault with how many requests it holds now. */
export function presentFault(row: FaultRow, held: number): FaultView {
  const { id, operation, event_name, fault, times, probability, seed, matched, passed, created_at } = row;
  const left = remainingOf(row);
  return { id, operation, event_name, fault, times, probability, seed, matched, passed, left, held, created_at };
}
