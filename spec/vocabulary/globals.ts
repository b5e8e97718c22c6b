/**
 * Globals as they were when this module was loaded: a test may replace them. Those that a module of Node has are taken from
 * there, where no replacement reaches. `Date` is here for instants that are given: the present one follows that of the test.
 */
type Globals = typeof globalThis;

export const { URL, URLSearchParams } = ownOf<'URL' | 'URLSearchParams'>('node:url');
export const { TextDecoder, TextEncoder } = ownOf<'TextDecoder' | 'TextEncoder'>('node:util');
export const { AbortController, Date, atob, btoa } = globalThis;

/** Returns milliseconds since 1970 by the `Date` of the test. One that is a mock may lack `now`. */
export function presentInstant(): number {
  const { Date: Present } = globalThis;
  return typeof Present.now === 'function' ? Present.now() : new Present().getTime();
}

/** The classes of `fetch`, as functions that return them: Node loads them when they are first read, which takes 45 ms. */
export const headersClass = ownLater('Headers');
export const requestClass = ownLater('Request');
export const responseClass = ownLater('Response');

/** Returns a module of Node that has globals, otherwise the global object. */
function ownOf<Name extends keyof Globals>(id: string): Pick<Globals, Name> {
  const isFound = (module: object | undefined): module is Pick<Globals, Name> => module !== undefined;
  const found: object | undefined = globalThis.process?.getBuiltinModule?.(id);
  return isFound(found) ? found : globalThis;
}

/** Returns a function that returns a global. Node's getter of one that is not loaded yet is kept, and called at the first use. */
export function ownLater<Name extends keyof Globals>(name: Name): () => Globals[Name] {
  const getter = Object.getOwnPropertyDescriptor(globalThis, name)?.get;
  const isLater = getter?.name === `get ${name}`;
  let value = isLater ? undefined : globalThis[name];
  return () => (value ??= isLater ? readPast(name, getter) : globalThis[name]);
}

/** Calls a getter of Node. It writes its result over a replacement, which is put back. */
function readPast<Name extends keyof Globals>(name: Name, getter: () => unknown): Globals[Name] {
  const isRead = (found: unknown): found is Globals[Name] => found !== undefined;
  const present = Object.getOwnPropertyDescriptor(globalThis, name);
  const value: unknown = getter.call(globalThis);
  if (present && present.get !== getter) Object.defineProperty(globalThis, name, present);
  return isRead(value) ? value : globalThis[name];
}
