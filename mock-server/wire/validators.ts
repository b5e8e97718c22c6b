import type { validators } from '../../spec/generated/validators';

type Validators = typeof validators;

let loaded: Validators | undefined;

/**
 * Loads the validators of request bodies: half of the code of the server, which its start need not wait for. Returns undefined if
 * they are loaded already. The app waits for them before the first request to the API that is not a read.
 */
export function loadValidators(): Promise<void> | undefined {
  if (loaded !== undefined) return undefined;
  return import('../../spec/generated/validators').then(({ validators }) => {
    loaded = validators;
  });
}

/** Returns the validator of an operation. Throws an error before `loadValidators` has resolved. */
export function validatorOf<Id extends keyof Validators>(id: Id): Validators[Id] {
  if (loaded === undefined) throw new Error(`the validator of ${id} is not loaded`);
  return loaded[id];
}
