import { readFileSync } from 'node:fs';
import { hasCode } from './file-system';

/** A process, distinguished from a later one with the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start of the process, where the system reports it; null when only the pid is known. */
  readonly started: string | null;
}

export function ownIdentity(): ProcessIdentity {
  const { pid } = process;
  return { pid, started: statOf(pid)?.started ?? null };
}

/** Whether the process still runs. Without a start time any process with the pid counts as the same. */
export function isRunning({ pid, started }: ProcessIdentity): boolean {
  if (!hasProcess(pid)) return false;
  const stat = statOf(pid);
  if (stat === undefined) return hasProcess(pid); // no such system, or it went away just now
  if (stat.state === 'Z' || stat.state === 'X') return false; // dead; its parent has not asked how it ended
  return started === null || stat.started === started;
}

function hasProcess(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false; // would ask about a group of processes
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM'); // it is there, and somebody else's
  }
}

/** Reads the process state on Linux. The start is counted in ticks since the boot, so the boot id is part of it. */
function statOf(pid: number): { readonly state: string; readonly started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses; it may contain anything.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = rest[18];
    if (state === undefined || ticks === undefined) return undefined;
    return { state, started: `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}` };
  } catch {
    return undefined;
  }
}
