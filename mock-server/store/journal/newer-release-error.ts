import { RELEASE } from '../release';

/** Thrown for something stored that this release cannot read, because a newer one wrote it. Nothing was changed. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';

  constructor(
    /** The place of what cannot be read, such as a line of a file. */
    readonly place: string,
    /** The reason, such as an unknown field. */
    readonly what: string,
    /** The release that wrote it; undefined when it does not say so. */
    readonly release: string | undefined,
  ) {
    const writer = release === undefined ? 'another release' : `release ${release}`;
    super(
      `${place} was written by ${writer} of payments-sandbox, and release ${RELEASE} cannot read it: ${what}. ` +
        `Nothing was changed. Use ${writer} or a newer one.`,
    );
  }
}
