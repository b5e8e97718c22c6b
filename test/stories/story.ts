import type { Feature } from './features';

/** A program of a person, in which features meet. */
export interface Story {
  readonly title: string;
  /** The pairs of features that the program really uses together. */
  readonly pairs: { readonly [feature in Feature]?: readonly Feature[] };
  readonly run: () => Promise<void>;
}
