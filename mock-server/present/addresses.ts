import type { Resources } from '../context';
import type { AddressRow } from '../rows';
import { rendered } from './rendered';

export function presentAddress(row: AddressRow): Resources['Address'] {
  return rendered('Address', row, {});
}
