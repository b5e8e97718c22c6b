import { journalFilesIn } from '../store/journal/file/data-directory';
import { namesToRead } from '../store/journal/file/names-file';
import { openToRead } from '../store/journal/file/file-system';
import { JournalHeaderError } from '../store/journal/file/header';
import { type LockHolder, lockHolderOf } from '../store/journal/file/lock-file';
import { JournalDamagedError, type LinePlace, scanJournal } from '../store/journal/file/scan';
import { namesIn } from '../store/journal/platform-names';
import { NewerReleaseError } from '../store/journal/newer-release-error';
import { RowVerifier } from './verify-rows';
import { messageOf } from '../domain/thrown';

/** Something in a journal that was not written there, or must not have been. */
export interface Problem extends LinePlace {
  /** The problem, for people. */
  readonly message: string;
}

/**
 * Whether everything can be read. `newer`: a newer release wrote something that this one cannot read. Nothing is wrong with it.
 */
export type VerificationStatus = 'intact' | 'newer' | 'damaged';

/** The result of reading the journal of one platform. */
export interface PlatformVerification {
  /** Id of the platform. */
  readonly platform: string;
  /** The file. */
  readonly path: string;
  /** Whether everything can be read. */
  readonly status: VerificationStatus;
  /** Lines of complete groups. */
  readonly lines: number;
  /** Rows in these lines. */
  readonly rows: number;
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of an incomplete last group, which was never acknowledged: a crash left it, or an append is under way. */
  readonly tornBytes: number;
  /** The first problems. */
  readonly problems: readonly Problem[];
  /** The number of all problems. */
  readonly problemCount: number;
  /** The advice on the problems; null when there are none. */
  readonly advice: string | null;
}

/** The result of reading a data directory. */
export interface Verification {
  /** The directory. */
  readonly directory: string;
  /** The worst status of a platform, or that of the names. */
  readonly status: VerificationStatus;
  /** The process that has the directory open, or may have: see `start --take-over`. */
  readonly inUseBy: LockHolder | null;
  /** The result for each platform. */
  readonly platforms: readonly PlatformVerification[];
  /** The problem of the file with the names of the platforms; null when it is intact, and without one. */
  readonly namesProblem: string | null;
}

/** Called with the bytes that were read since its last call. */
type OnProgress = (bytes: number) => void;

const MAX_PROBLEMS = 20;
/** How often a file is read that a running sandbox changes meanwhile. */
const MAX_READINGS = 5;
const RESTORE = 'Restore the file from a backup, or remove it to start this platform afresh.';

/**
 * Reads every journal of a data directory and the names of its platforms, and checks checksums, rows, their invariants and their
 * sums. Changes nothing and needs no lock, so it can run beside a sandbox. `onProgress` gets the bytes that were read since its
 * last call. Throws an error of the file system when the directory cannot be read.
 */
export async function verifyDataDirectory(directory: string, onProgress?: OnProgress): Promise<Verification> {
  const files = journalFilesIn(directory);
  const inUseBy = lockHolderOf(directory);
  const platforms: PlatformVerification[] = [];
  for (const [platform, path] of files) {
    const found = await verifyJournal(platform, path, onProgress);
    if (found !== undefined) platforms.push(found);
  }
  const namesProblem = namesProblemIn(directory);
  const has = (worst: VerificationStatus) => platforms.some(({ status }) => status === worst);
  const isDamaged = namesProblem !== null || has('damaged');
  const status = isDamaged ? 'damaged' : has('newer') ? 'newer' : 'intact';
  return { directory, status, inUseBy, platforms, namesProblem };
}

function namesProblemIn(directory: string): string | null {
  try {
    namesIn(namesToRead(directory));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Damage counts when it is found twice in the same place: a failed append beside this process may be repeated meanwhile. */
async function verifyJournal(platform: string, path: string, onProgress?: OnProgress) {
  let last: PlatformVerification | undefined;
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const found = await readJournal(platform, path, onProgress);
    if (found?.status !== 'damaged' || isSame(found, last)) return found;
    last = found;
  }
  return last;
}

function isSame(one: PlatformVerification, other: PlatformVerification | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Undefined when the file was deleted meanwhile. */
async function readJournal(
  platform: string,
  path: string,
  onProgress?: OnProgress,
): Promise<PlatformVerification | undefined> {
  let rows = new RowVerifier(path, undefined);
  let problems: Problem[] = [];
  let last: LinePlace = { line: 1, offset: 0 };
  const take = (line: string, { line: number, offset }: LinePlace) => {
    onProgress?.(offset - last.offset);
    last = { line: number, offset };
    for (const message of rows.verify(line)) problems.push({ ...last, message });
  };
  const restart = (release?: string) => {
    rows = new RowVerifier(path, release);
    problems = [];
  };
  let scan = { lines: 0, size: 0, end: 0 };
  let advice: string | null = null;
  let isNewer = false;
  try {
    const file = openToRead(path);
    if (file === undefined) return undefined;
    try {
      scan = await scanJournal(path, file, take, restart);
    } finally {
      await file.close();
    }
    // Where rows are missing, sums are wrong as well.
    if (problems.length === 0) for (const message of rows.verifySums()) problems.push({ ...last, message });
  } catch (error) {
    isNewer = error instanceof NewerReleaseError;
    const { problem, what } = error instanceof NewerReleaseError ? newerAt(last, error) : damageOf(error);
    problems.push(problem);
    advice = what;
  }
  return {
    platform,
    path,
    status: problems.length === 0 ? 'intact' : isNewer ? 'newer' : 'damaged',
    lines: scan.lines,
    rows: rows.rows,
    bytes: scan.size,
    tornBytes: Math.max(0, scan.size - scan.end),
    problems: problems.slice(0, MAX_PROBLEMS),
    problemCount: problems.length,
    advice: advice ?? (problems.length > 0 ? RESTORE : null),
  };
}

interface FoundProblem {
  readonly problem: Problem;
  readonly what: string | null;
}

function newerAt(place: LinePlace, { reason, advice }: NewerReleaseError): FoundProblem {
  return { problem: { ...place, message: reason }, what: advice };
}

function damageOf(error: unknown): FoundProblem {
  if (error instanceof JournalDamagedError) {
    const { line, offset, advice } = error;
    return { problem: { line, offset, message: 'the line is not what was written there' }, what: advice };
  }
  const start = { line: 1, offset: 0 };
  if (error instanceof JournalHeaderError) return { problem: { ...start, message: error.what }, what: error.advice };
  return { problem: { ...start, message: messageOf(error) }, what: null };
}
