import { type FaultField, isFaultField } from '../tables/faults';

/** Returns the option of `faults create` for a field of an effect. */
export const faultOption = (field: FaultField): string => `--${field.replace('_ms', '')}`;

/** The moment of `--drop` without one. */
export const DEFAULT_DROP = 'after_commit';

/** Returns the options of `faults create` that create a fault. */
export function faultOptions(fault: Readonly<Record<string, string | number | true>>): string {
  const options = Object.entries(fault).map(([field, value]) => {
    const option = isFaultField(field) ? faultOption(field) : '';
    if (value === true || (field === 'drop' && value === DEFAULT_DROP)) return option;
    return `${option} ${field === 'delay_ms' ? `${Number(value) / 1_000}s` : value}`;
  });
  return options.join(' ');
}
