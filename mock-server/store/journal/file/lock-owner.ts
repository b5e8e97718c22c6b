import type { FileSystem } from './file-system';
import type { OperatingSystem, OsLock } from './operating-system';
import { type ProcessState, stateOfProcess, type ProcessIdentity } from './process-identity';

/** Who holds a lock, or claims one. No two claims ever have the same nonce. */
export interface Owner extends ProcessIdentity {
  readonly nonce: string;
  /** The file system on which it holds a lock of the operating system on the directory; null when it holds none. */
  readonly osLock: number | null;
}

/** The locks and claims of this copy of the module. */
const ownNonces = new Set<string>();

/** Takes note of a lock or claim of this process. */
export function addOwn(nonce: string): void {
  ownNonces.add(nonce);
}

/** Takes note that this process no longer has a lock or claim. Returns whether it had it. */
export function deleteOwn(nonce: string): boolean {
  return ownNonces.delete(nonce);
}

const NOBODY = 0;
const nobody: Omit<Owner, 'nonce'> = {
  pid: NOBODY,
  started: null,
  aliveAt: null,
  host: '',
  boot: null,
  pidNamespace: null,
  machine: null,
  osLock: null,
};

/**
 * Returns whether an owner is running. The kernel releases the lock of a process that dies: a process that gets it knows that an
 * owner of another PID namespace of this kernel is dead.
 */
export function stateOfOwner(owner: Owner, system: OperatingSystem, osLock: () => OsLock): ProcessState {
  if (ownNonces.has(owner.nonce)) return 'running';
  if (owner.pid === NOBODY) return 'dead';
  const known = stateOfProcess(owner, system);
  if (known !== 'other_pid_namespace' || owner.osLock === null) return known;
  const { state, device } = osLock();
  if (device !== owner.osLock || state === 'unavailable') return known;
  return state === 'held' ? 'dead' : 'running';
}

/** Undefined when there is no such file. One that a loss of power left without content belongs to nobody alive. */
export function findOwner(files: FileSystem, path: string): Owner | undefined {
  const content = files.read(path);
  if (content === undefined) return undefined;
  return parseOwner(content) ?? unreadable(content);
}

export function readOwner(files: FileSystem, path: string): Owner | undefined {
  return parseOwner(files.read(path) ?? '');
}

function unreadable(content: string): Owner {
  return { ...nobody, nonce: `unreadable-${Buffer.from(content).toString('hex').slice(0, 64)}` };
}

function parseOwner(content: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null) return undefined;
    const { pid, nonce, host, osLock, ...rest } = { ...noOwner, ...value };
    if (typeof pid !== 'number' || typeof nonce !== 'string') return undefined;
    const text = (field: unknown) => (typeof field === 'string' ? field : null);
    return {
      pid,
      nonce,
      host: text(host) ?? 'unknown',
      started: text(rest.started),
      aliveAt: typeof rest.aliveAt === 'number' ? rest.aliveAt : null,
      boot: text(rest.boot),
      pidNamespace: text(rest.pidNamespace),
      machine: text(rest.machine),
      osLock: typeof osLock === 'number' ? osLock : null,
    };
  } catch {
    return undefined;
  }
}

/** Fields that a lock of an earlier release does not have. */
const noOwner: Readonly<Record<keyof Owner, unknown>> = { ...nobody, pid: null, host: null, nonce: null };
