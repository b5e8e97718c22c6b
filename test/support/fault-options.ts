import { DEFAULT_DROP, faultOption } from '../../spec/derive/fault-options';
import { isFaultField } from '../../spec/tables/faults';

/** Returns the options of `faults create` that create a fault. */
export function faultOptions(fault: Readonly<Record<string, string | number | true>>): string {
  const options = Object.entries(fault).map(([field, value]) => {
    const option = isFaultField(field) ? faultOption(field) : '';
    if (value === true || (field === 'drop' && value === DEFAULT_DROP)) return option;
    return `${option} ${field === 'delay_ms' ? `${Number(value) / 1_000}s` : value}`;
  });
  return options.join(' ');
}
