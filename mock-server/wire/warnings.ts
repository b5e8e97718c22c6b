import { printableName } from '../domain/parameter-name';

/** Returns the header `Sandbox-Warning` with all warnings in printable ASCII. Without a warning there is no header. */
export function warningHeader(warnings: readonly string[]): Record<string, string> {
  if (warnings.length === 0) return {};
  return { 'Sandbox-Warning': warnings.join(', ').replace(/[^ -~]/g, escaped) };
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns the warning about card numbers that were masked in some places, such as `body.description`. */
export function cardNumberWarning(places: readonly string[]): string {
  const shown = places.map((place) => place.split('.').map(printableName).join('.'));
  return `a card number was masked in ${shown.join(' and ')}`;
}
