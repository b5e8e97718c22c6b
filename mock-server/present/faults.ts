import type { components } from '../../spec/generated/control-types';
import { leftOf } from '../domain/fault';
import type { FaultRow } from '../rows';

type Shown = components['schemas']['Fault'];

/** A fault as it is shown: of its kinds it has exactly one. */
export type PresentedFault = Omit<Shown, 'fault'> & { readonly fault: FaultRow['fault'] };

/** A fault with how many requests it holds now. */
export function presentFault(row: FaultRow, held: number): PresentedFault {
  const { id, operation, event_name, fault, times, probability, seed, matched, passed, created_at } = row;
  const left = leftOf(row);
  return { id, operation, event_name, fault, times, probability, seed, matched, passed, left, held, created_at };
}
