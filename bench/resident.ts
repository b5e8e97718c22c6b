import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Returns the most memory that a process ever had resident, in megabytes; 0 where the system does not tell. */
export function peakResidentMb(pid: number): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1];
  return (Number(kilobytes ?? 0) * 1024) / 1e6;
}

/** Returns the memory that a process has resident, in megabytes of 1,000,000 bytes. */
export function residentMb(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kilobytes) * 1024) / 1e6;
}
