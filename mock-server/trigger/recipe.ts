import type { UnitOfWork } from '../context';
import type { SubjectKind } from './subject';

/**
 * Brings an object to an event, by what the API, the clock, people and banks do. Throws an `ApiError`, of those or an
 * `Impossible`. Whether the event has happened then is for the caller to see: a bank may decide otherwise.
 */
export type Recipe = (work: UnitOfWork, id: string) => void;

/** The ways to an event, by what they start from: its own object, or one that it belongs to. */
export type Recipes = { readonly [Kind in SubjectKind]?: Recipe };

/** Why an event cannot be reached, where no rule of the API says so. */
export class UnreachableError extends Error {}

/** An event that is told when its object is made. */
export const onlyAtCreation: Recipe = () => {
  throw new UnreachableError('it exists already, and this is told when one is made: make another one');
};
