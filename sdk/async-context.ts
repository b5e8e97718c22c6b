/** Runs a function in a context of `AsyncLocalStorage`. */
export type InContext = <Result>(run: () => Result) => Result;

/** Returns what runs functions in the present context of `AsyncLocalStorage`; where there is none, as they are called. */
export function presentContext(): InContext {
  const storage = globalThis.process?.getBuiltinModule?.('node:async_hooks')?.AsyncLocalStorage;
  return storage?.snapshot?.() ?? ((run) => run());
}
