import type { FaultField } from '../tables/faults';

/** Returns the option of `faults create` for a field of an effect. */
export const faultOption = (field: FaultField): string => `--${field.replace('_ms', '')}`;

/** The moment of `--drop` without one. */
export const DEFAULT_DROP = 'after_commit';
