import { limits } from '../../spec/tables/limits';
import { closestNames } from '../domain/closest-names';
import { printableName } from './parameter-name';

const { value: MAX_LENGTH } = limits.parameter_name_characters;

/** Returns the header `Sandbox-Warning` with all warnings in printable ASCII. Without a warning there is no header. */
export function warningHeader(warnings: readonly string[]): Record<string, string> {
  if (warnings.length === 0) return {};
  return { 'Sandbox-Warning': warnings.join(', ').replace(/[^ -~]/g, escaped) };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns the warning about a name that has no effect, with the closest of the known names. */
export function unknownName(kind: string, name: string, known: readonly string[]): string {
  const [closest] = closestNames(name, known);
  const warning = `unknown ${kind} "${printableName(name).slice(0, MAX_LENGTH)}"`;
  return closest === undefined ? warning : `${warning}; did you mean "${closest}"?`;
}
