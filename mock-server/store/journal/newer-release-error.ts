import { RELEASE } from '../../fields/release';

/** Thrown for something stored that this release cannot read, because a newer one wrote it. Nothing was changed. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError';
  /** The advice to the user. */
  readonly advice: string;

  constructor(
    /** The place of what cannot be read, such as a line of a file. */
    readonly place: string,
    /** The reason, such as an unknown field. */
    readonly reason: string,
    /** The release that wrote it; undefined when nothing names it. */
    readonly release: string | undefined,
  ) {
    const writer = writerOf(release);
    const advice = `Use ${release === RELEASE ? 'that build' : 'that release, or a newer one'}.`;
    super(
      `${place} cannot be read by release ${RELEASE}: ${reason}. ${writer} wrote it. Nothing was changed. ${advice}`,
    );
    this.advice = `${writer} of payments-sandbox wrote it. ${advice}`;
  }
}

function writerOf(release: string | undefined): string {
  if (release === undefined) return 'Another release';
  return release === RELEASE ? `Another build of release ${release}` : `Release ${release}`;
}

/** Returns the error in an error or in one of its causes that says that a newer release wrote something. */
export function newerReleaseIn(error: unknown): NewerReleaseError | undefined {
  if (error instanceof NewerReleaseError) return error;
  return error instanceof Error && error.cause !== undefined ? newerReleaseIn(error.cause) : undefined;
}
