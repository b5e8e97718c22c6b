import { withoutPasswords } from './store-option';

/** Returns the command line without the passwords in it, as the process list should show it; undefined when it has none. */
export function titleWithoutPasswords(args: readonly string[]): string | undefined {
  const shown = args.map(withoutPasswords);
  if (shown.every((each, at) => each === args[at])) return undefined;
  return ['payments-sandbox', ...shown].join(' ');
}
