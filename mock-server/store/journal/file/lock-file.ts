import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasCode } from './file-system';
import { type ProcessIdentity, isRunning, ownIdentity } from './process-identity';

/** Who holds a lock, or claims one. No two claims ever have the same nonce. */
interface Owner extends ProcessIdentity {
  readonly nonce: string;
}

export class DataDirectoryLockedError extends Error {
  override readonly name = 'DataDirectoryLockedError';
  readonly pid: number;
  readonly directory: string;

  constructor(directory: string, pid: number) {
    super(
      pid === process.pid
        ? `The data directory ${directory} is open in this process (${pid}) already. Close it first, or open another one.`
        : `The data directory ${directory} is in use by process ${pid}. Stop that process, or choose another data directory.`,
    );
    this.pid = pid;
    this.directory = directory;
  }
}

/** The locks and claims of this process: where a pid is all there is to go by, they tell it from a dead one with the same pid. */
const held = new Set<string>();

const CLAIM_PREFIX = 'lock.after-';
const DRAFT_PREFIX = 'lock.new-';

/** How often to look again while a living process is in the middle of taking the lock: that takes it microseconds. */
const MAX_ATTEMPTS = 200;

/**
 * Takes a directory for this process; the function it resolves with gives it back. The lock of a process that died, however
 * it died, is taken over.
 *
 * Every file here appears complete, by a hard link that fails if the name is taken. The lock of a dead owner is never
 * removed, since a slow process might remove a living one. It is replaced: the first process that links its claim as
 * the successor of that owner's nonce, and then finds the owner still in place, alone has the right to rename its claim over
 * the lock. A claim that comes too late finds another owner in place and is void. Should the claimant die between the two
 * steps, its claim has a successor in the same way.
 */
export async function lock(directory: string): Promise<() => void> {
  const place = resolve(directory);
  const own: Owner = { ...ownIdentity(), nonce: randomUUID() };
  const draft = join(place, DRAFT_PREFIX + own.nonce);
  writeFileSync(draft, `${JSON.stringify(own)}\n`, { flag: 'wx', mode: 0o600 });
  held.add(own.nonce);
  try {
    await takeLock(place, draft);
  } catch (error) {
    held.delete(own.nonce);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  sweep(place);
  return () => {
    if (!held.delete(own.nonce)) return;
    const path = join(place, 'lock');
    if (findOwner(path)?.nonce === own.nonce) rmSync(path, { force: true });
  };
}

async function takeLock(place: string, draft: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const rival = tryToTakeLock(place, draft);
    if (rival === 'none') return;
    if (rival !== 'gone' && attempt >= MAX_ATTEMPTS) throw new DataDirectoryLockedError(place, rival.pid);
    await setTimeout(1);
  }
}

/** 'none' when the lock was taken; otherwise who was in the way, though not as the owner, or 'gone' if that one gave up. */
function tryToTakeLock(place: string, draft: string): Owner | 'none' | 'gone' {
  const path = join(place, 'lock');
  if (isLinked(draft, path)) return 'none';
  const owner = findOwner(path);
  if (owner === undefined) return 'gone';
  if (isAlive(owner)) throw new DataDirectoryLockedError(place, owner.pid);

  let last = owner;
  let claim = join(place, CLAIM_PREFIX + last.nonce);
  while (!isLinked(draft, claim)) {
    const claimant = findOwner(claim);
    if (claimant === undefined) return 'gone';
    if (isAlive(claimant)) return claimant;
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

/**
 * Removes what dead processes left behind. The claims of living ones are void as long as the lock is held. A draft that
 * cannot be read is left alone, since its maker may be about to write it.
 */
function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const path = join(place, name);
    if (name.startsWith(CLAIM_PREFIX)) rmSync(path, { force: true });
    if (!name.startsWith(DRAFT_PREFIX)) continue;
    const drafter = parse(read(path) ?? '');
    if (drafter !== undefined && !isAlive(drafter)) rmSync(path, { force: true });
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

function isAlive(owner: Owner): boolean {
  if (held.has(owner.nonce)) return true;
  return isRunning(owner) && !(owner.pid === process.pid && owner.started === null);
}

/** Undefined when there is no such file. One that a loss of power left without content belongs to nobody alive. */
function findOwner(path: string): Owner | undefined {
  const content = read(path);
  if (content === undefined) return undefined;
  const nonce = `unreadable-${Buffer.from(content).toString('hex').slice(0, 64)}`;
  return parse(content) ?? { pid: 0, started: null, nonce };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parse(content: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return isOwner(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is Owner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'started' in value &&
    (typeof value.started === 'string' || value.started === null) &&
    'nonce' in value &&
    typeof value.nonce === 'string'
  );
}
