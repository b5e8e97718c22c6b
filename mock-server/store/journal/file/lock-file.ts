import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { sleep } from '../../../time/timers';
import { JournalLostError } from '../journal';
import { hasCode } from './file-system';
import { addOwn, deleteOwn, findOwner, stateOfOwner, type Owner, readOwner } from './lock-owner';
import { DataDirectoryLockedError } from './locked-error';
import { type OsLock, tryOsLock } from './os-lock';
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

const CLAIM_PREFIX = 'lock.after-';
const DRAFT_PREFIX = 'lock.new-';

/** How often to look again while a living process is in the middle of taking the lock: that takes it microseconds. */
const MAX_ATTEMPTS = 200;

/** The attempt of one process to take a lock. */
interface Taking {
  readonly place: string;
  readonly draft: string;
  readonly takeOver: boolean;
  readonly osLock: () => OsLock;
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
export async function lock(directory: string, { takeOver = false }: LockOptions = {}): Promise<DirectoryLock> {
  const place = resolve(directory);
  const nonce = newNonce();
  let osLock = isInContainer() ? tryOsLock(place) : undefined;
  const own: Owner = { ...ownIdentity(), nonce, osLock: osLock?.state === 'held' ? osLock.device : null };
  const draft = join(place, DRAFT_PREFIX + nonce);
  addOwn(nonce);
  try {
    writeFileSync(draft, `${JSON.stringify(own)}\n`, { flag: 'wx', mode: 0o600 });
    await takeLock({ place, draft, takeOver, osLock: () => (osLock ??= tryOsLock(place)) });
    const taken = heldLock(place, nonce, () => osLock?.release());
    sweep(place, () => (osLock ??= tryOsLock(place)));
    return taken;
  } catch (error) {
    deleteOwn(nonce);
    osLock?.release();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A process that has a directory open, or may have. */
export interface LockHolder {
  /** Its id in its own PID namespace. */
  readonly pid: number;
  readonly host: string;
}

/** Returns the process that holds the lock of a directory, without taking the lock; null when there is none, or it is dead. */
export function lockHolderOf(directory: string): LockHolder | null {
  const owner = findOwner(join(resolve(directory), 'lock'));
  const unavailable: OsLock = { state: 'unavailable', device: 0, release: () => undefined };
  if (owner === undefined || stateOfOwner(owner, () => unavailable) === 'dead') return null;
  return { pid: owner.pid, host: owner.host };
}

/** Keeps the lock file open, so that no later one can be given the same inode. */
function heldLock(place: string, nonce: string, onRelease: () => void): DirectoryLock {
  const path = join(place, 'lock');
  const descriptor = openSync(path, 'r');
  const own = fstatSync(descriptor);
  const lost = (what: string) =>
    new JournalLostError(
      `The data directory ${place} ${what} while this sandbox was running. Nothing is written to it any more.`,
    );
  const assertHeld = () => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw lost('was deleted or emptied');
    if (found.ino !== own.ino || found.dev !== own.dev) throw lost('was taken over by another process');
  };
  const release = () => {
    if (!deleteOwn(nonce)) return;
    if (findOwner(path)?.nonce === nonce) rmSync(path, { force: true });
    closeSync(descriptor);
    onRelease();
  };
  if (findOwner(path)?.nonce === nonce) return { assertHeld, release };
  closeSync(descriptor);
  throw lost('was taken over by another process');
}

/** Returns a part of a file name that no other process uses. */
export function newNonce(): string {
  return randomUUID();
}

async function takeLock(taking: Taking): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const isLastAttempt = attempt >= MAX_ATTEMPTS;
    const rival = tryToTakeLock(taking, isLastAttempt);
    if (rival === 'none') return;
    if (rival !== 'gone' && isLastAttempt) throw refusal(taking, rival, stateOfOwner(rival, taking.osLock));
    await sleep(1);
  }
}

/**
 * 'none' when the lock was taken; otherwise who was in the way, though not as the owner, or 'gone' if that one gave up. A
 * take-over ends the wait for a claimant that never becomes the owner.
 */
function tryToTakeLock(taking: Taking, isLastAttempt: boolean): Owner | 'none' | 'gone' {
  const { place, draft, takeOver, osLock } = taking;
  const path = join(place, 'lock');
  if (isLinked(draft, path)) return 'none';
  const owner = findOwner(path);
  if (owner === undefined) return 'gone';
  if (!takeOver) {
    const state = stateOfOwner(owner, osLock);
    if (state !== 'dead') throw refusal(taking, owner, state);
  }

  let last = owner;
  let claim = join(place, CLAIM_PREFIX + last.nonce);
  while (!isLinked(draft, claim)) {
    const claimant = findOwner(claim);
    if (claimant === undefined) return 'gone';
    const isDead = (takeOver && isLastAttempt) || stateOfOwner(claimant, osLock) === 'dead';
    if (!isDead) return claimant;
    last = claimant;
    claim = join(place, CLAIM_PREFIX + last.nonce);
  }
  if (findOwner(path)?.nonce !== owner.nonce) {
    rmSync(claim, { force: true });
    return 'gone';
  }
  renameSync(claim, path);
  return 'none';
}

function refusal({ place }: Taking, owner: Owner, state: ProcessState): DataDirectoryLockedError {
  const { pid, pidNamespace } = ownIdentity();
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
function sweep(place: string, osLock: () => OsLock): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    if (name.startsWith(CLAIM_PREFIX)) rmSync(path, { force: true });
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const drafter = readOwner(path);
    if (drafter !== undefined && stateOfOwner(drafter, osLock) === 'dead') rmSync(path, { force: true });
  }
}

function isLinked(existing: string, path: string): boolean {
  try {
    linkSync(existing, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}
