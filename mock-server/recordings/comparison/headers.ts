import type { ExchangedResponse } from '../exchange';

interface ComparedHeader {
  readonly name: string;
  /** Whether it follows from the error code. */
  readonly isOfError?: true;
  /** Returns the part of the value that is compared. */
  readonly part: (value: string) => string;
}

const whole = (value: string): string => value.trim();
const withoutParameters = (value: string): string => (value.split(';')[0] ?? '').trim().toLowerCase();
const scheme = (value: string): string => (value.trim().split(/[\s,]/)[0] ?? '').toLowerCase();
const isPresent = (): string => 'present';
/** The names of a list, in one order. */
const sortedNames = (value: string): string =>
  value
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(', ');

const compared: readonly ComparedHeader[] = [
  { name: 'Content-Type', part: withoutParameters },
  { name: 'Idempotent-Replayed', part: whole },
  { name: 'Should-Retry', part: whole, isOfError: true },
  // A number of seconds, or an instant.
  { name: 'Retry-After', part: (value) => (/^\d+$/.test(value.trim()) ? whole(value) : isPresent()), isOfError: true },
  // An instant.
  { name: 'Deprecation', part: isPresent },
  { name: 'WWW-Authenticate', part: scheme, isOfError: true },
  { name: 'Allow', part: sortedNames },
];

/** A header that differs, with the compared part of its values; null where it is absent. */
export interface DifferentHeader {
  readonly name: string;
  readonly recorded: string | null;
  readonly sandbox: string | null;
}

/**
 * Returns the headers that differ. Those that follow from an error code are compared if the codes are equal. Of a
 * response that was written down with its Content-Type only, or without any header, no other header is known.
 */
export function differentHeaders(
  recorded: ExchangedResponse,
  sandbox: ExchangedResponse,
  areErrorsEqual: boolean,
): readonly DifferentHeader[] {
  const names = [...recorded.headers.keys()];
  if (names.length === 0) return [];
  const known = names.every((name) => name === 'content-type') ? compared.slice(0, 1) : compared;
  return known.flatMap(({ name, part, isOfError }) => {
    if (isOfError && !areErrorsEqual) return [];
    const partOf = (value: string | null) => (value === null ? null : part(value));
    const values = { recorded: partOf(recorded.headers.get(name)), sandbox: partOf(sandbox.headers.get(name)) };
    return values.recorded === values.sandbox ? [] : [{ name, ...values }];
  });
}
