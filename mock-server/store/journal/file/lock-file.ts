import { join, resolve } from 'node:path';
import { randomBytes } from '../../../../spec/vocabulary/random-bytes';
import { sleep } from '../../../time/timers';
import { JournalLostError } from '../journal';
import { type FileSystem, nodeFileSystem, writeAll } from './file-system';
import { addOwn, deleteOwn, findOwner, stateOfOwner, type Owner, readOwner } from './lock-owner';
import { DataDirectoryLockedError } from './locked-error';
import {
  hasCode,
  isBusy,
  type OperatingSystem,
  type OsLock,
  patiently,
  thisSystem,
  tryOsLock,
} from './operating-system';
import { isInContainer, type ProcessState, ownIdentity } from './process-identity';

/** A directory that this process holds. */
export interface DirectoryLock {
  /** Throws a `JournalLostError` when another process has taken the directory over, or somebody has deleted the lock. */
  readonly assertHeld: () => void;
  readonly release: () => void;
}

export interface LockOptions {
  /** Takes the directory over from an owner that is running, or that cannot be checked. Default: false. */
  readonly takeOver?: boolean;
}

/** The files and the system of a lock. A test has others. */
export interface LockSurroundings {
  readonly files?: FileSystem;
  readonly system?: OperatingSystem;
}

const CLAIM_PREFIX = 'lock.after-';
const DRAFT_PREFIX = 'lock.new-';

/** How often to look again while a living process is in the middle of taking the lock: that takes it microseconds. */
const MAX_ATTEMPTS = 200;

/** The attempt of one process to take a lock. */
interface Taking {
  readonly place: string;
  readonly nonce: string;
  readonly draft: string;
  readonly takeOver: boolean;
  readonly files: FileSystem;
  readonly system: OperatingSystem;
  readonly stateOf: (owner: Owner) => ProcessState;
}

/**
 * Takes a directory for this process. The lock of a process that is known to be dead is taken over, however it died. Any other
 * one is only taken over on request.
 *
 * Every file here appears complete, by a hard link that fails if the name is taken. The lock of another owner is never
 * removed, since a slow process might remove a living one. It is replaced: the first process that links its claim as
 * the successor of that owner's nonce, and then finds the owner still in place, alone has the right to rename its claim over
 * the lock. A claim that comes too late finds another owner in place and is void. Should the claimant die between the two
 * steps, its claim has a successor in the same way.
 */
export async function lock(
  directory: string,
  { takeOver = false }: LockOptions = {},
  { files = nodeFileSystem, system = thisSystem }: LockSurroundings = {},
): Promise<DirectoryLock> {
  const place = resolve(directory);
  const nonce = newNonce();
  let osLock = isInContainer(system) ? tryOsLock(place) : undefined;
  const own: Owner = { ...ownIdentity(system), nonce, osLock: osLock?.state === 'held' ? osLock.device : null };
  const draft = join(place, DRAFT_PREFIX + nonce);
  const asked = askedOnce(system);
  const stateOf = (owner: Owner) => stateOfOwner(owner, asked, () => (osLock ??= tryOsLock(place)));
  const taking: Taking = { place, nonce, draft, takeOver, files, system, stateOf };
  addOwn(nonce);
  try {
    await write(files, draft, `${JSON.stringify(own)}\n`);
    await takeLock(taking);
    const taken = await patiently(() => heldLock(taking, () => osLock?.release()), files.retryDelaysMs);
    sweep(taking);
    return taken;
  } catch (error) {
    deleteOwn(nonce);
    osLock?.release();
    throw error;
  } finally {
    unlessBusy(files, () => files.remove(draft));
  }
}

async function write(files: FileSystem, path: string, text: string): Promise<void> {
  const file = files.create(path);
  try {
    writeAll(file, Buffer.from(text), 0);
  } finally {
    await file.close();
  }
}

/** Of a process that is in the way, Windows tells the start in half a second. */
function askedOnce(system: OperatingSystem): OperatingSystem {
  const starts = new Map<number, number | undefined>();
  const find: OperatingSystem['find'] = (pid) => {
    const found = system.find(pid);
    const startedAt = () => {
      if (!starts.has(pid)) starts.set(pid, found?.startedAt());
      return starts.get(pid);
    };
    return found && { ...found, startedAt };
  };
  return { ...system, find };
}

/** A process that has a directory open, or may have. */
export interface LockHolder {
  /** Its id in its own PID namespace. */
  readonly pid: number;
  /** The name of its machine. */
  readonly host: string;
}

/** Returns the process that holds the lock of a directory, without taking the lock; null when there is none, or it is dead. */
export function lockHolderOf(directory: string): LockHolder | null {
  const owner = findOwner(nodeFileSystem, join(resolve(directory), 'lock'));
  const unavailable: OsLock = { state: 'unavailable', device: 0, release: () => undefined };
  if (owner === undefined || stateOfOwner(owner, thisSystem, () => unavailable) === 'dead') return null;
  return { pid: owner.pid, host: owner.host };
}

/**
 * Keeps the lock file open, so that no later one can be given the same inode. Windows gives no number again, and another process
 * could not take over a lock that is open.
 */
function heldLock({ place, nonce, files }: Taking, onRelease: () => void): DirectoryLock {
  const path = join(place, 'lock');
  const file = files.locksOpenFiles ? undefined : files.open(path);
  const id = (file ?? files.stat(path))?.id;
  const lost = (what: string) =>
    new JournalLostError(
      `The data directory ${place} ${what} while this sandbox was running. Nothing is written to it any more.`,
    );
  const assertHeld = () => {
    const found = files.stat(path);
    if (found === undefined) throw lost('was deleted or emptied');
    if (found.id !== id) throw lost('was taken over by another process');
  };
  const release = () => {
    if (!deleteOwn(nonce)) return;
    unlessBusy(files, () => {
      if (findOwner(files, path)?.nonce === nonce) files.remove(path);
    });
    void file?.close().catch(() => undefined);
    onRelease();
  };
  if (findOwner(files, path)?.nonce === nonce) return { assertHeld, release };
  void file?.close().catch(() => undefined);
  throw lost('was taken over by another process');
}

/** Returns a part of a file name that no other process uses. */
export function newNonce(): string {
  return Buffer.from(randomBytes(16)).toString('hex');
}

async function takeLock(taking: Taking): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const isLastAttempt = attempt >= MAX_ATTEMPTS;
    const rival = tryPatiently(taking, isLastAttempt);
    if (rival === 'none') return;
    if (rival !== 'gone' && isLastAttempt) throw refusal(taking, rival, taking.stateOf(rival));
    await sleep(1);
  }
}

/** Another program may have a file open for a moment. */
function tryPatiently(taking: Taking, isLastAttempt: boolean): Owner | 'none' | 'gone' {
  try {
    return tryToTakeLock(taking, isLastAttempt);
  } catch (error) {
    if (!isLastAttempt && taking.files.locksOpenFiles && isBusy(error)) return 'gone';
    throw error;
  }
}

/**
 * 'none' when the lock was taken; otherwise who was in the way, though not as the owner, or 'gone' if that one gave up. A
 * take-over ends the wait for a claimant that never becomes the owner.
 */
function tryToTakeLock(taking: Taking, isLastAttempt: boolean): Owner | 'none' | 'gone' {
  const { place, nonce, draft, takeOver, files, stateOf } = taking;
  const path = join(place, 'lock');
  if (isLinked(files, draft, path)) return 'none';
  const owner = findOwner(files, path);
  if (owner === undefined) return 'gone';
  if (!takeOver) {
    const state = stateOf(owner);
    if (state !== 'dead') throw refusal(taking, owner, state);
  }

  let last = owner;
  let claim = join(place, CLAIM_PREFIX + last.nonce);
  while (!isLinked(files, draft, claim)) {
    const claimant = findOwner(files, claim);
    if (claimant === undefined) return 'gone';
    if (claimant.nonce === nonce) break; // of an attempt that ended after it
    const isDead = (takeOver && isLastAttempt) || stateOf(claimant) === 'dead';
    if (!isDead) return claimant;
    last = claimant;
    claim = join(place, CLAIM_PREFIX + last.nonce);
  }
  if (findOwner(files, path)?.nonce !== owner.nonce) {
    files.remove(claim);
    return 'gone';
  }
  files.rename(claim, path);
  return 'none';
}

function refusal({ place, system }: Taking, owner: Owner, state: ProcessState): DataDirectoryLockedError {
  const { pid } = system;
  const { pidNamespace } = system.home();
  const isElsewhere = owner.pidNamespace !== pidNamespace;
  const isOwn = owner.pid === pid && !isElsewhere && (state === 'running' || state === 'dead');
  return new DataDirectoryLockedError(
    place,
    owner,
    isOwn ? 'this_process' : state === 'dead' ? 'running' : state,
    isElsewhere,
  );
}

/**
 * Removes what dead processes left behind. The claims of living ones are void as long as the lock is held. A draft that
 * cannot be read is left alone, since its maker may be about to write it.
 */
function sweep({ place, files, stateOf }: Taking): void {
  for (const name of files.list(place)) {
    const path = join(place, name);
    if (name.startsWith(CLAIM_PREFIX)) unlessBusy(files, () => files.remove(path));
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    unlessBusy(files, () => {
      const drafter = readOwner(files, path);
      if (drafter !== undefined && stateOf(drafter) === 'dead') files.remove(path);
    });
  }
}

/** A file that another program has open on Windows is left to the next start. */
function unlessBusy(files: FileSystem, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!files.locksOpenFiles || !isBusy(error)) throw error;
  }
}

function isLinked(files: FileSystem, existing: string, path: string): boolean {
  try {
    files.link(existing, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}
