/**
 * The source of a fact. `stated`: the service documents it. `reference`: public services of the same shape behave this way.
 * `chosen`: it is undocumented, and this is the default that a payments engineer would expect.
 */
export type Provenance = 'stated' | 'reference' | 'chosen';

/** A place in the code: a file, and a name that it exports. */
export type CodePlace = `${'mock-server' | 'spec'}/${string}.ts#${string}`;

/** A fact in prose, and the code that makes it true. */
export interface Rule {
  /** One sentence or two. */
  readonly text: string;
  readonly provenance: Provenance;
  readonly code: CodePlace;
}
