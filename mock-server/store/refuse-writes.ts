/** Throws the error for a write that is refused because of a failure of the adapter. */
export type RefuseWrites = (failure: unknown) => never;

export const rethrow: RefuseWrites = (failure) => {
  throw failure;
};
