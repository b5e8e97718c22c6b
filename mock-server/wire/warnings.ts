import { printableName } from '../domain/parameter-name';
import type { JsonLosses, LostPlaces } from './json-losses';

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

/** Returns the warnings about what `JSON.parse` lost of a body that is carried out. */
export function lossWarnings({ unsafe_integer, duplicate_key }: JsonLosses): string[] {
  const found: string[] = [];
  if (unsafe_integer.places.length > 0)
    found.push(`integer beyond 2^53 may have lost its last digits in ${placesOf(unsafe_integer)}: send it as text`);
  if (duplicate_key.places.length > 0)
    found.push(`only the last value counts of the key that stands twice: ${placesOf(duplicate_key)}`);
  return found;
}

function placesOf({ places, more }: LostPlaces): string {
  return [...places, ...(more > 0 ? [`${more} more`] : [])].join(' and ');
}
