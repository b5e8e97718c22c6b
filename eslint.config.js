// Few rules, each for a mistake that the compiler does not see. Layout is prettier's; the rules about files, names and
// layers stand in test/tidy.test.ts.
import { defineConfig, globalIgnores } from 'eslint/config';
import { parser, plugin } from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', '.sandbox/', 'spec/generated/', 'test/generators/consumer/']),
  {
    files: ['**/*.ts'],
    plugins: { ts: plugin },
    languageOptions: { parser, parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A value of type any, a cast or a `!` ends what the compiler knows. Where one cannot be done without, the line
      // before it says why: eslint-disable-next-line … -- reason
      'ts/no-explicit-any': 'error',
      'ts/no-non-null-assertion': 'error',
      'ts/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'ts/no-unsafe-argument': 'error',
      'ts/no-unsafe-assignment': 'error',
      'ts/no-unsafe-call': 'error',
      'ts/no-unsafe-member-access': 'error',
      'ts/no-unsafe-return': 'error',

      // A promise that nobody waits for is an answer that leaves before its data is kept, and an error that nobody sees.
      'ts/no-floating-promises': 'error',
      'ts/no-misused-promises': 'error',
      'ts/await-thenable': 'error',
      // Returned without await, a promise fails outside the try that was to catch it.
      'ts/return-await': ['error', 'error-handling-correctness-only'],

      // What is thrown has a message and a stack.
      'ts/only-throw-error': 'error',
      // Nobody wants to read "[object Object]" in a message, or find it in a key.
      'ts/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A new state or kind shows every switch that must know it.
      'ts/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `let` tells the reader to look for the second assignment.
      'prefer-const': 'error',
      // `==` finds 0 equal to an empty amount.
      eqeqeq: 'error',

      // A library does not write to the terminal of its user; the command line does, and what is run by hand.
      'no-console': 'error',
      // A named export is called the same wherever it is used.
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Export by name.' }],
      // What a function does fits on a screen.
      'max-lines-per-function': ['error', 50],
    },
  },
  {
    files: ['test/**'],
    rules: {
      // A test takes an answer apart as it came.
      'ts/no-unsafe-argument': 'off',
      'ts/no-unsafe-assignment': 'off',
      'ts/no-unsafe-call': 'off',
      'ts/no-unsafe-member-access': 'off',
      'ts/no-unsafe-return': 'off',
      // One `describe` holds many tests.
      'max-lines-per-function': 'off',
    },
  },
  // They say of what type a call is, and nobody runs them.
  { files: ['test/types/**'], rules: { 'ts/no-floating-promises': 'off' } },
  {
    files: [
      'cli/**',
      'examples/**',
      'spec/generate.ts',
      'test/bench/**',
      'test/deterministic/on-nodes.ts',
      'test/package/**',
      'test/coverage/**',
      'test/**/fixtures/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
