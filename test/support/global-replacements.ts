import { vi } from 'vitest';

/** Set-up lines of suites, each as it is written or as a library does it. `restoreGlobals` undoes them. */

/** A class that a test has no use for. */
const useless = (name: string) => {
  const replacement = class {
    constructor() {
      throw new Error(`${name} of the test`);
    }
  };
  return replacement;
};

/** Takes each character for a byte, and keeps what has been a stream as a text. */
class LatinEncoder {
  encode(text = ''): Uint8Array {
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0x7f);
  }
}

class LatinDecoder {
  decode(bytes: Uint8Array = new Uint8Array()): string {
    return String.fromCharCode(...bytes.map((byte) => byte & 0x7f));
  }
}

/** What a polyfill of `fetch` for old browsers brings: classes without streams, which know only each other. */
export class PolyfilledHeaders {
  map: Record<string, string> = {};

  constructor(given: PolyfilledHeaders | Record<string, string> = {}) {
    const pairs = given instanceof PolyfilledHeaders ? given.map : given;
    for (const [name, value] of Object.entries(pairs)) this.map[name.toLowerCase()] = String(value);
  }

  get(name: string): string | null {
    return this.map[name.toLowerCase()] ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  set(name: string, value: string): void {
    this.map[name.toLowerCase()] = value;
  }

  append(name: string, value: string): void {
    const present = this.get(name);
    this.set(name, present === null ? value : `${present}, ${value}`);
  }

  forEach(run: (value: string, name: string) => void): void {
    for (const [name, value] of Object.entries(this.map)) run(value, name);
  }
}

interface PolyfilledInit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly status?: number;
}

class PolyfilledBody {
  readonly headers: PolyfilledHeaders;
  bodyUsed = false;
  readonly #text: string;

  constructor(text: string | null | undefined, headers: PolyfilledInit['headers']) {
    this.#text = text ?? '';
    this.headers = new PolyfilledHeaders(headers);
  }

  async text(): Promise<string> {
    this.bodyUsed = true;
    return this.#text;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    throw new Error('could not read as ArrayBuffer');
  }
}

export class PolyfilledRequest extends PolyfilledBody {
  readonly url: string;
  readonly method: string;

  constructor(url: string, { method = 'GET', headers, body }: PolyfilledInit = {}) {
    super(body, headers);
    this.url = url;
    this.method = method;
  }
}

export class PolyfilledResponse extends PolyfilledBody {
  readonly status: number;

  constructor(body?: string | null, { status = 200, headers }: PolyfilledInit = {}) {
    super(body, headers);
    this.status = status;
  }
}

/** A class without `canParse`, which adds a slash, as that of old React Native does. Node itself uses the global one. */
class OldUrl extends URL {
  static override readonly canParse: never;

  override get pathname(): string {
    return super.pathname.replace(/\/?$/, '/');
  }
}

const NOON = new Date('2031-05-05T12:00:00.000Z');

/** Returns what fake timers replace: everything that Vitest knows. */
const everyTimer = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['Date', 'performance', 'hrtime'] as const),
];

const stub = (globals: Readonly<Record<string, unknown>>) => () => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
};

/** Replacements that reach no module of Node, so that they may also come before ours is loaded. */
export const replacements: Readonly<Record<string, () => unknown>> = {
  'crypto that fills nothing': stub({ crypto: { getRandomValues: (array: unknown) => array } }),
  'crypto that returns other bytes': stub({
    crypto: { getRandomValues: (array: Uint8Array) => new Uint8Array(array.length) },
  }),
  'crypto with one id': stub({ crypto: { randomUUID: () => 'test-uuid', subtle: {} } }),
  'no crypto': stub({ crypto: undefined }),
  'Math.random': () => vi.spyOn(Math, 'random').mockReturnValue(0.5),
  'TextEncoder and TextDecoder': stub({ TextEncoder: LatinEncoder, TextDecoder: LatinDecoder }),
  'URL and URLSearchParams': () => {
    vi.stubGlobal('URL', OldUrl);
    vi.stubGlobal('URLSearchParams', useless('URLSearchParams'));
  },
  'timers that never call': stub({
    setTimeout: () => 0,
    setInterval: () => 0,
    setImmediate: () => 0,
  }),
  performance: stub({ performance: { now: () => 0, timeOrigin: 0 } }),
  'what is used nowhere': stub({
    Blob: useless('Blob'),
    File: useless('File'),
    FormData: useless('FormData'),
    structuredClone: (value: unknown) => value,
    localStorage: { getItem: () => null },
    MessageChannel: useless('MessageChannel'),
    BroadcastChannel: useless('BroadcastChannel'),
    EventTarget: useless('EventTarget'),
  }),
  // At last, as it is undone first.
  'fake timers': () => vi.useFakeTimers({ toFake: everyTimer, now: NOON }),
};

/** Replacements that are seen by what is loaded after them: they change what modules of Node share, or no module has it. */
export const laterReplacements: Readonly<Record<string, () => unknown>> = {
  'a spy on crypto': () => vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => array),
  'a spy on performance': () => vi.spyOn(globalThis.performance, 'now').mockReturnValue(0),
  'a mock of Date': () => {
    const date = vi.fn(function () {
      return NOON;
    });
    vi.stubGlobal('Date', date);
  },
  'a class of Date': () => {
    const RealDate = Date;
    const FixedDate = class extends RealDate {
      constructor() {
        super(NOON);
      }

      static override now(): number {
        return NOON.getTime();
      }
    };
    vi.stubGlobal('Date', FixedDate);
  },
  AbortSignal: stub({ AbortSignal: useless('AbortSignal') }),
  'the classes of fetch': stub({
    Headers: useless('Headers'),
    Request: useless('Request'),
    Response: useless('Response'),
  }),
  'a polyfill of fetch': stub({
    Headers: PolyfilledHeaders,
    Request: PolyfilledRequest,
    Response: PolyfilledResponse,
    fetch: vi.fn(),
  }),
  'atob and btoa': stub({ atob: () => '', btoa: () => '' }),
  DecompressionStream: stub({ DecompressionStream: useless('DecompressionStream') }),
  'process without modules': stub({ process: Object.create(process, { getBuiltinModule: { value: undefined } }) }),
};

/** Undoes every replacement. */
export function restoreGlobals(): void {
  if (vi.isFakeTimers()) vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
