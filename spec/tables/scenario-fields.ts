import type { Outcome } from '../vocabulary/outcome';
import type { Provenance } from '../vocabulary/provenance';
import type { paymentStates } from './states';
import type { StateOf } from '../vocabulary/machine';

export interface ScenarioFieldsRow {
  /** The results of the processor that the row is about. */
  readonly results: readonly Outcome['result'][];
  readonly capture_strategy: 'automatic' | 'manual';
  readonly when: 'created' | 'captured';
  readonly status: StateOf<typeof paymentStates>;
  readonly captured: boolean;
  readonly success: boolean;
  readonly provenance: Provenance;
}

const declined = { when: 'created', status: 'failed', captured: false, success: false } as const;

/**
 * `status`, `captured` and `success` of a card payment with a scenario. `success` is the result of the scenario, and does not
 * change when the payment does. Source: Test scenarios; Authorization lifetime.
 */
export const scenarioFields: readonly ScenarioFieldsRow[] = [
  {
    results: ['approved'],
    capture_strategy: 'automatic',
    when: 'created',
    status: 'succeeded',
    captured: true,
    success: true,
    provenance: 'stated',
  },
  {
    results: ['approved'],
    capture_strategy: 'manual',
    when: 'created',
    status: 'authorized',
    captured: false,
    success: true,
    provenance: 'chosen',
  },
  {
    results: ['approved'],
    capture_strategy: 'manual',
    when: 'captured',
    status: 'succeeded',
    captured: true,
    success: true,
    provenance: 'chosen',
  },
  { results: ['declined', 'refused'], capture_strategy: 'automatic', ...declined, provenance: 'reference' },
  { results: ['declined', 'refused'], capture_strategy: 'manual', ...declined, provenance: 'reference' },
];
