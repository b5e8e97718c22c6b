import type { Resources } from '../context';
import type { FeeConfigurationRow } from '../rows';
import { rendered } from './rendered';

export function presentFeeConfiguration(row: FeeConfigurationRow): Resources['FeeConfiguration'] {
  return rendered('FeeConfiguration', row, { variable_rate: Number(row.variable_rate) });
}
