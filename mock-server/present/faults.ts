import type { components } from '../../spec/generated/control-types';
import type { FaultEffect } from '../../spec/tables/faults';
import { remainingOf } from '../domain/fault';
import type { FaultRow } from '../rows';

/** A fault, as the control API returns it. */
type Shown = components['schemas']['Fault'];

/** A rendered fault. It has exactly one kind. */
export type FaultView = Omit<Shown, 'fault'> & { readonly fault: FaultEffect };

/** Renders a fault with the number of requests that it holds now. */
export function presentFault(row: FaultRow, held: number): FaultView {
  const { id, operation, event_name, fault, after, times, probability, seed, matched, passed, created_at } = row;
  const left = remainingOf(row);
  return { id, operation, event_name, fault, after, times, probability, seed, matched, passed, left, held, created_at };
}
