import type { UnitOfWork } from '../context';
import type { SubjectKind } from './subject';

/**
 * Follows the steps that lead to an event of an object: API operations, jobs and third parties. Throws a `SandboxError` of a
 * step, or an `UnreachableError`. The caller checks whether the event happened: a bank may decide otherwise.
 */
export type Recipe = (work: UnitOfWork, id: string) => void;

/** The recipes for an event, by the kind of object they start from: its own, or one that it belongs to. */
export type Recipes = { readonly [Kind in SubjectKind]?: Recipe };

/** The reason why an event cannot be reached, if it is not an error of the API. */
export class UnreachableError extends Error {}

/** An event that happens only when its object is created. */
export const onlyAtCreation: Recipe = () => {
  throw new UnreachableError('it exists already, and the event happens only on creation: create another one');
};
