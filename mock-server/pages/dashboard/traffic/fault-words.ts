import type { ControlResult } from '../../../control/operation';

type Fault = Pick<ControlResult<'createFault'>, 'operation' | 'event_name' | 'fault'>;

/** Returns what a fault matches, in words. */
export function targetOf({ operation, event_name, fault }: Fault): string {
  if (event_name !== null) return event_name === '*' ? 'Deliveries of all events' : `Deliveries of ${event_name}`;
  if (operation === '*') return fault.scenario === undefined ? 'All operations' : 'All charges';
  return operation ?? '';
}
