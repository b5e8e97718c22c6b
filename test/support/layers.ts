import { docsLayers } from './docs-layers';
import { commandLineLayers } from './command-line-layers';
import { pageLayers } from './page-layers';
import { recordingLayers } from './recording-layers';
import { sdkLayers } from './sdk-layers';
import { storeLayers } from './store-layers';
import { type Layer, testKitLayers } from './test-kit-layers';

/**
 * The layers, each with what it may import at run time and what it may import as types only. Arrows point down: a layer
 * names no layer above it. The longest prefix that matches a file decides.
 */
export const layers: readonly Layer[] = [
  // The specification is data. Tables are written in its vocabulary; what follows from them is derived, then emitted.
  ['spec/vocabulary/', ['spec/vocabulary/'], ['spec/tables/']],
  // A diagram follows from a state machine only. Pages show what was laid out, and lay out nothing.
  [
    'spec/emit/diagrams/',
    [
      'spec/emit/diagrams/',
      'spec/emit/header.ts',
      'spec/emit/markdown.ts',
      'spec/derive/machine-text.ts',
      'spec/tables/states.ts',
      'spec/vocabulary/',
    ],
    [],
  ],
  ['spec/emit/', ['spec/', 'ajv/', 'openapi-typescript'], []],
  ['spec/generate.ts', ['spec/emit/', 'node:'], []],
  ['spec/', ['spec/'], []],
  ...sdkLayers,
  // How stored values are read, whichever release wrote them.
  ['mock-server/fields/', ['mock-server/fields/', 'spec/', 'package.json'], []],
  // The shape of what is stored. Below every other room of the server.
  ['mock-server/rows/', ['mock-server/rows/', 'mock-server/fields/', 'spec/'], []],
  ['mock-server/sandbox-error.ts', ['spec/'], []],
  ['mock-server/time/clock.ts', ['spec/vocabulary/globals.ts'], []],
  ['mock-server/time/timers.ts', ['spec/vocabulary/globals.ts'], ['node:timers/promises']],
  ['mock-server/time/tick.ts', ['mock-server/time/timers.ts'], []],
  ['mock-server/time/slices.ts', ['mock-server/time/tick.ts'], []],
  ['mock-server/time/waiting.ts', ['mock-server/time/timers.ts'], []],
  ['mock-server/random/', ['mock-server/random/', 'spec/', '@noble/hashes/'], []],
  ...storeLayers,
  ['mock-server/time/', ['mock-server/time/', 'mock-server/sandbox-error.ts', 'spec/'], ['mock-server/rows/']],
  // A rule is a pure function of rows and instants: no store, no request, no clock.
  [
    'mock-server/domain/',
    ['mock-server/domain/', 'mock-server/sandbox-error.ts', 'mock-server/time/clock.ts', 'spec/'],
    ['mock-server/rows/', 'mock-server/random/'],
  ],
  // From rows to what a response or an event shows.
  [
    'mock-server/present/',
    ['mock-server/present/', 'mock-server/domain/', 'mock-server/fields/', 'mock-server/rows/', 'spec/'],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // HTTP syntax, without a platform.
  [
    'mock-server/wire/',
    [
      'mock-server/wire/',
      'mock-server/domain/',
      'mock-server/random/hashes.ts',
      'mock-server/sandbox-error.ts',
      'spec/',
    ],
    ['mock-server/store/', 'mock-server/rows/', 'node:stream', 'node:zlib'],
  ],
  // The contract of handlers: types, and nothing that runs.
  ['mock-server/context.ts', [], ['mock-server/', 'spec/']],
  // What an operation or a job does stands on rules and rows, and has no HTTP in it. Rows come through the context.
  [
    'mock-server/actions/',
    [
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/fields/',
      'mock-server/rows/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  [
    'mock-server/jobs/',
    [
      'mock-server/jobs/',
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/rows/', 'mock-server/store/'],
  ],
  // Of HTTP a handler knows what a page is.
  [
    'mock-server/handlers/',
    [
      'mock-server/handlers/',
      'mock-server/actions/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/rows/',
      'mock-server/sandbox-error.ts',
      'mock-server/wire/page.ts',
      'mock-server/time/clock.ts',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // The outbox, stored events, and their delivery. Which host is this machine is decided in one place.
  [
    'mock-server/events/',
    [
      'mock-server/events/',
      'mock-server/domain/',
      'mock-server/present/',
      'mock-server/rows/',
      'mock-server/wire/host.ts',
      // What an endpoint that is a function throws is masked before it is stored.
      'mock-server/wire/redact.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/random/hashes.ts',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/random/', 'mock-server/store/'],
  ],
  [
    'mock-server/faults/',
    ['mock-server/faults/', 'mock-server/domain/', 'mock-server/events/', 'mock-server/time/', 'spec/'],
    [
      'mock-server/context.ts',
      'mock-server/rows/',
      'mock-server/sandbox-error.ts',
      'mock-server/store/',
      'mock-server/wire/',
    ],
  ],
  // Records of requests, read by the rules of the document when somebody asks for them.
  [
    'mock-server/request-log/',
    [
      'mock-server/request-log/',
      'mock-server/domain/',
      'mock-server/fields/release.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/events/', 'mock-server/rows/'],
  ],
  // A seed file becomes rows only when every rule holds.
  [
    'mock-server/seed-file/',
    [
      'mock-server/seed-file/',
      'mock-server/domain/',
      'mock-server/present/',
      'mock-server/fields/',
      'mock-server/rows/',
      'mock-server/time/',
      'mock-server/wire/json.ts',
      'spec/',
    ],
    ['mock-server/store/', 'mock-server/random/'],
  ],
  [
    'mock-server/trigger/',
    [
      'mock-server/trigger/',
      'mock-server/actions/',
      'mock-server/handlers/',
      'mock-server/jobs/',
      'mock-server/present/',
      'mock-server/domain/',
      'mock-server/events/',
      'mock-server/rows/',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/',
      'spec/',
    ],
    ['mock-server/context.ts', 'mock-server/store/'],
  ],
  // The platform and its parts, without HTTP.
  ['mock-server/platform/', ['mock-server/', 'spec/'], []],
  // Which process serves a platform, when several share a database, and how requests reach it. Of platforms it knows the ids.
  [
    'mock-server/replicas/',
    [
      'mock-server/replicas/',
      'mock-server/domain/thrown.ts',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/fields/release.ts',
      'mock-server/platform/',
      'mock-server/random/',
      'mock-server/rows/addresses.ts',
      'mock-server/store/',
      'mock-server/time/',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'spec/',
      'node:',
    ],
    ['mock-server/rows/'],
  ],
  // Finds the objects of a platform by words, ids and payers, and names them: for the dashboard and the control API.
  [
    'mock-server/search/',
    [
      'mock-server/search/',
      'mock-server/domain/',
      'mock-server/events/stored-events.ts',
      'mock-server/handlers/',
      'mock-server/store/unbuilt-index.ts',
      'mock-server/sandbox-error.ts',
      'mock-server/time/',
      'mock-server/wire/',
      'spec/',
    ],
    [
      'mock-server/context.ts',
      'mock-server/platform/platform.ts',
      'mock-server/request-log/entry.ts',
      'mock-server/rows/',
      'mock-server/store/',
    ],
  ],
  // What no operation of the API does, over HTTP.
  [
    'mock-server/control/',
    [
      'mock-server/control/',
      'mock-server/events/',
      'mock-server/jobs/job-filter.ts',
      'mock-server/platform/',
      'mock-server/present/',
      'mock-server/request-log/',
      'mock-server/search/',
      'mock-server/seed-file/',
      'mock-server/store/unbuilt-index.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/',
      'spec/',
    ],
    [
      'mock-server/context.ts',
      'mock-server/random/hashes.ts',
      'mock-server/replicas/shared-sandbox.ts',
      'mock-server/rows/',
      'mock-server/store/',
    ],
  ],
  // The OpenAPI documents as texts, made when they are requested.
  ['mock-server/documents/', ['mock-server/documents/', 'spec/', 'yaml'], []],
  ...pageLayers,
  ...docsLayers,
  ['mock-server/pipeline/', ['mock-server/', 'spec/'], []],
  // Fronts hold requests and responses of their surroundings, and nothing of the API.
  [
    'mock-server/fronts/http',
    [
      'mock-server/fronts/',
      'mock-server/faults/connection-dropped.ts',
      'mock-server/domain/hosted-pages.ts',
      'mock-server/replicas/forwarded-request.ts',
      'mock-server/wire/',
      'mock-server/sandbox-error.ts',
      'mock-server/time/tick.ts',
      'mock-server/time/timers.ts',
      'spec/',
      'node:http',
      'node:stream',
      'node:util',
    ],
    ['mock-server/replicas/', 'mock-server/sandbox.ts'],
  ],
  // A client of the SDK whose requests end in the sandbox: of the SDK, the server knows its entry only.
  [
    'mock-server/fronts/client.ts',
    ['mock-server/fronts/fetch.ts', 'mock-server/platform/definition.ts', 'mock-server/time/', 'sdk/index.ts', 'spec/'],
    ['mock-server/wire/'],
  ],
  ['mock-server/fronts/', ['mock-server/', 'spec/', 'node:os', 'node:v8'], []],
  ...recordingLayers,
  ...testKitLayers,
  // Integration coverage as a table, a page and thresholds: pure functions.
  ['mock-server/coverage/', ['mock-server/coverage/', 'spec/', 'hono/jsx'], []],
  // The composition and the package's entries, which re-export only.
  ['mock-server/sandbox.ts', ['mock-server/', 'spec/'], ['sdk/index.ts']],
  ['mock-server/', ['mock-server/', 'spec/'], []],
  ...commandLineLayers,
  // What is published: lists of files and packages, and what the build does with modules. Nothing of it runs in the package.
  [
    'packaging/',
    [
      'packaging/',
      'spec/',
      'package.json',
      'tsconfig.json',
      'node:',
      'prettier',
      'esbuild',
      'semver',
      'tsup',
      'typescript',
    ],
    [],
  ],
];
