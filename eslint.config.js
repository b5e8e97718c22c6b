// Each rule finds a mistake that the compiler does not find. Prettier formats the code. The rules about files, names and
// layers are in test/tidy.test.ts.
import { defineConfig, globalIgnores } from 'eslint/config';
import { parser, plugin } from 'typescript-eslint';

/** What only pages of secure contexts have, of `crypto`, `navigator` and the global object. */
const secureContextOnly = [
  ...['randomUUID', 'subtle'],
  ...['bluetooth', 'clipboard', 'credentials', 'geolocation', 'getBattery', 'getGamepads', 'gpu', 'hid', 'locks'],
  ...[
    'mediaDevices',
    'requestMIDIAccess',
    'serial',
    'serviceWorker',
    'share',
    'canShare',
    'storage',
    'usb',
    'wakeLock',
    'xr',
  ],
  ...['caches', 'cookieStore', 'launchQueue', 'showDirectoryPicker', 'showOpenFilePicker', 'showSaveFilePicker'],
];

/** What tests replace, and where code has it from instead. */
const replaceable = {
  'spec/vocabulary/globals.ts': [
    ...[
      'AbortController',
      'AbortSignal',
      'Date',
      'Headers',
      'Request',
      'Response',
      'TextDecoder',
      'TextEncoder',
      'URL',
    ],
    ...[
      'URLSearchParams',
      'atob',
      'btoa',
      'Blob',
      'BroadcastChannel',
      'CompressionStream',
      'DecompressionStream',
      'File',
    ],
    ...['Event', 'EventTarget', 'FormData', 'MessageChannel', 'ReadableStream', 'TransformStream', 'WritableStream'],
    ...['fetch', 'localStorage', 'sessionStorage', 'structuredClone'],
  ],
  'spec/vocabulary/random-bytes.ts': ['crypto'],
  'mock-server/time/': [
    ...['clearImmediate', 'clearInterval', 'clearTimeout', 'performance', 'queueMicrotask', 'setImmediate'],
    ...['setInterval', 'setTimeout'],
  ],
};

const restrictedSyntax = [
  // A named export has one name everywhere.
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  // Both are written to save lines, which their readers pay for.
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression.argument',
    message: 'Write its properties in the object itself.',
  },
  {
    selector:
      ':not(ForStatement) > VariableDeclaration > VariableDeclarator[id.type="ArrayPattern"] > ArrayExpression.init:not(:has(> SpreadElement))',
    message: 'Declare each variable by itself.',
  },
];

/** What happens when a module is loaded, besides the values of its constants, which the build marks as pure. */
const effects =
  'Program > :matches(ExpressionStatement, BlockStatement, IfStatement, TryStatement, [type=/^(For|While|DoWhile)/]), StaticBlock';

export default defineConfig(
  globalIgnores([
    'dist/',
    'coverage/',
    '.sandbox/',
    // tsup writes and deletes it while the build runs.
    'tsup.config.bundled_*',
    'spec/generated/',
    'mock-server/pages/generated/',
    'test/generators/consumer/',
    // It compiles against the built declarations only.
    'test/package/consumer/members.ts',
  ]),
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { ts: plugin },
    languageOptions: { parser, parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `any`, a cast and `!` switch off type checking. Where one is unavoidable, the comment that disables the rule gives
      // the reason after `--`.
      'ts/no-explicit-any': 'error',
      'ts/no-non-null-assertion': 'error',
      'ts/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'ts/no-unsafe-argument': 'error',
      'ts/no-unsafe-assignment': 'error',
      'ts/no-unsafe-call': 'error',
      'ts/no-unsafe-member-access': 'error',
      'ts/no-unsafe-return': 'error',

      // A promise without `await` lets a response leave before its data is durable, and hides errors.
      'ts/no-floating-promises': 'error',
      'ts/no-misused-promises': 'error',
      'ts/await-thenable': 'error',
      // A promise that is returned without `await` rejects outside the surrounding `try`.
      'ts/return-await': ['error', 'error-handling-correctness-only'],

      // Only errors have a message and a stack.
      'ts/only-throw-error': 'error',
      // Keeps "[object Object]" out of messages and keys.
      'ts/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // A new state or kind then fails every switch that must handle it.
      'ts/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `let` announces a second assignment.
      'prefer-const': 'error',
      // With `==`, 0 equals an empty string.
      eqeqeq: 'error',

      // A library does not write to its user's terminal. The command line and scripts do.
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      // A function fits on a screen.
      'max-lines-per-function': ['error', 50],
    },
  },
  {
    files: ['bench/**', 'test/**'],
    rules: {
      // Tests read parsed JSON without types.
      'ts/no-unsafe-argument': 'off',
      'ts/no-unsafe-assignment': 'off',
      'ts/no-unsafe-call': 'off',
      'ts/no-unsafe-member-access': 'off',
      'ts/no-unsafe-return': 'off',
      // A `describe` contains many tests.
      'max-lines-per-function': 'off',
    },
  },
  {
    // They are loaded by every start, of which the first call takes 12 ms: it loads the data of all languages.
    files: ['spec/**', 'mock-server/**'],
    rules: {
      'no-restricted-properties': ['error', { property: 'toLocaleString', message: 'Use grouped of spec/vocabulary.' }],
    },
  },
  {
    // They run on pages that were not loaded by https, as on a phone in the local network, and in jsdom.
    files: ['sdk/**', 'mock-server/pages/assets/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...secureContextOnly.map((property) => ({
          property,
          message: 'Only pages that were loaded by https have it.',
        })),
        { property: 'toLocaleString', message: 'Use grouped of spec/vocabulary.' },
      ],
    },
  },
  {
    files: ['sdk/**', 'spec/**', 'mock-server/**'],
    ignores: [
      // They run in pages, or build what is packed.
      ...['mock-server/**/assets/**', 'mock-server/docs/search.ts', 'mock-server/docs/build/**', 'spec/generate.ts'],
      'spec/emit/**',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: Object.entries(replaceable).flatMap(([place, names]) =>
            names.map((name) => ({ name, message: `Tests replace it: take it from ${place}.` })),
          ),
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    files: ['sdk/**', 'spec/**', 'mock-server/**'],
    ignores: [
      ...['mock-server/**/assets/**', 'mock-server/docs/build/**', 'spec/generate.ts', 'spec/emit/**'],
      // It adds matchers to those of Vitest, and package.json says so.
      'mock-server/testing/vitest.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        {
          selector: effects,
          message: 'A bundler keeps it in every program: return it from a function, as a constant.',
        },
      ],
    },
  },
  // These files are type-checked and never run.
  { files: ['test/types/**'], rules: { 'ts/no-floating-promises': 'off' } },
  {
    files: [
      'cli/**',
      'examples/**',
      'spec/generate.ts',
      'bench/**',
      'test/deterministic/on-nodes.ts',
      'test/package/**',
      'test/check/**',
      'test/coverage/**',
      'test/deploy/check.ts',
      'test/support/{named-commands,tools}.ts',
      'test/webhook-samples/**',
      'test/**/fixtures/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
);
