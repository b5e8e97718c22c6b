import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import { Progress } from '../../progress';
import { createReporter } from '../../reporter';
import { explainStoreError } from '../../store-failures';
import { isStoreUrl, withoutPasswords } from '../../store-option';

export interface MoveArguments {
  /** The path of a data directory, or the URL of a database. */
  readonly from: string;
  readonly to: string;
  readonly json?: boolean;
}

/** Moves the platforms of one store to another. Returns the exit code. */
export async function runMove({ from, to, json }: MoveArguments, io: Io): Promise<number> {
  const { DataDirectoryLockedError, MoveFailedError, MoveRefusedError, moveStore } =
    await import('../../../mock-server/fronts/postgres');
  const addressOf = (place: string) => (isStoreUrl(place) ? { url: place } : { directory: pathFrom(io, place) });
  let progress: Progress | undefined;
  const onProgress = (_moved: number, total: number) => {
    progress ??= new Progress(io.stderr, 'Moving platforms', total);
    progress.add(1);
  };
  try {
    const moved = await moveStore({ from: addressOf(from), to: addressOf(to), onProgress });
    progress?.end();
    const platforms = `${moved.platforms} platform${moved.platforms === 1 ? '' : 's'}`;
    const sentence = `Moved ${platforms} from ${moved.from} to ${moved.to}. The source is as it was.`;
    io.stdout.write(`${json ? JSON.stringify(moved) : sentence}\n`);
    return 0;
  } catch (error) {
    progress?.end();
    const reporter = await createReporter(io);
    const isExplained =
      error instanceof MoveRefusedError ||
      error instanceof MoveFailedError ||
      error instanceof DataDirectoryLockedError;
    const { message, exitCode } = isExplained
      ? { message: withoutPasswords(formatError(error)), exitCode: 1 }
      : await explainStoreError(error, '--from or --to');
    reporter.error(message);
    return exitCode;
  }
}
