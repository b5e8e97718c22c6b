import { limits } from '../../spec/tables/limits';
import { closestNames } from '../../spec/vocabulary/closest-names';
import { printableName } from './parameter-name';

const { value: MAX_LENGTH } = limits.parameter_name_characters;

/** Returns the warning about a name that has no effect, with the closest of the known names. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const [closest] = closestNames(name, known);
  const warning = `unknown ${kind} "${printableName(name).slice(0, MAX_LENGTH)}"`;
  return closest === undefined ? warning : `${warning}; did you mean "${closest}"?`;
}
