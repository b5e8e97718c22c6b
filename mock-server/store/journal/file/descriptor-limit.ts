import { readFileSync } from 'node:fs';

/** The limit of systems that do not tell: what most of them allow a process at least. */
const UNKNOWN_LIMIT = 1024;

/** Returns how many files and connections this process may have open at a time. */
export function descriptorLimit(): number {
  try {
    const [, limit] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? [];
    return limit === undefined ? UNKNOWN_LIMIT : Number(limit);
  } catch {
    return UNKNOWN_LIMIT; // not Linux
  }
}
