/**
 * `npm run check <name>`: figures of the code that have a bound. Each prints what it has counted, and fails beyond the bound.
 *
 * | Name   | Counts                                                                |
 * | ------ | --------------------------------------------------------------------- |
 * | `size` | Lines of code of the store and of the rows.                           |
 * | `path` | Files, functions and calls that one create of a payment goes through. |
 */
const checks: Readonly<Record<string, () => Promise<boolean>>> = {
  size: async () => (await import('./size')).checkSize(),
  path: async () => (await import('./path')).checkPath(),
};

export {};

const [name = ''] = process.argv.slice(2);
const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
if (check === undefined) {
  console.error(`"${name}" is not a check. Choose one of: ${Object.keys(checks).join(', ')}.`);
  process.exitCode = 2;
} else process.exitCode = (await check()) ? 0 : 1;
