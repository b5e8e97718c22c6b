import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { nodeFileSystem } from '../../../../mock-server/store/journal/file/file-system';
import { lock } from '../../../../mock-server/store/journal/file/lock-file';
import {
  operatingSystem,
  patiently,
  type SystemCalls,
  thisSystem,
} from '../../../../mock-server/store/journal/file/operating-system';
import { ownIdentity } from '../../../../mock-server/store/journal/file/process-identity';
import { macFiles, WindowsFiles } from '../../../support/other-systems';
import { systemError } from '../../../support/simulated-disk';
import { temporaryDirectory } from '../../support';

/** The start of the process of the tests, on the simulated machine. */
const STARTED_AT = Date.parse('2031-05-04T10:00:00.000Z');
const DAY_MS = 86_400_000;

interface Machine {
  readonly platform: 'darwin' | 'win32';
  readonly host: string;
  readonly uuid: string;
  /** The start of each process. */
  readonly processes: ReadonlyMap<number, number>;
  /** Whether the program that tells when a process started is there. */
  readonly tellsStart: boolean;
}

const mac: Machine = {
  platform: 'darwin',
  host: 'mac.home',
  uuid: 'AAAA-1',
  processes: new Map([[1_000, STARTED_AT]]),
  tellsStart: true,
};
const windows: Machine = { ...mac, platform: 'win32', host: 'DESKTOP-1' };

const elapsed = (seconds: number): string => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(seconds / 86_400)}-${two((seconds / 3_600) % 24)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** A system without /proc and flock, as its own programs describe it. */
function system({ platform, host, uuid, processes, tellsStart }: Machine, pid = 1_000) {
  const run: SystemCalls['run'] = (program, args) => {
    if (program === '/usr/sbin/ioreg') return `  "IOPlatformUUID" = "${uuid}"\n  "IOPlatformSerialNumber" = "C02"\n`;
    if (!tellsStart) throw systemError('ENOENT', 'spawn');
    if (program === '/bin/ps') {
      const now = STARTED_AT + 10 * DAY_MS;
      const pids = String(args.at(-1)).split(',').map(Number);
      return pids.map((each) => `${each} ${elapsed((now - (processes.get(each) ?? now)) / 1_000)}\n`).join('');
    }
    const started = processes.get(Number(/ProcessId=(\d+)/.exec(String(args.at(-1)))?.[1]));
    return started === undefined ? '' : `${new Date(started).toISOString().replace('Z', '4567Z')}\r\n`;
  };
  const missing = (path: string): never => {
    throw systemError('ENOENT', path);
  };
  return operatingSystem(platform, {
    pid,
    startedAt: () => processes.get(pid) ?? 0,
    host: () => host,
    read: missing,
    readLink: missing,
    probe: (probed) => {
      if (!processes.has(probed)) throw systemError('ESRCH', 'kill');
    },
    run,
  });
}

/** Writes the lock of a process of a machine, which was seen alive at an instant. */
function lockOf(machine: Machine, pid: number, aliveAt: number | null): string {
  const directory = temporaryDirectory();
  const identity = { ...ownIdentity(system(machine)), pid, aliveAt, nonce: 'one', osLock: null };
  writeFileSync(join(directory, 'lock'), JSON.stringify(identity));
  return directory;
}

/** Whether a process of a machine gets a lock, or why not. */
async function attempt(directory: string, machine: Machine): Promise<string> {
  try {
    const taken = await lock(directory, {}, { system: system(machine) });
    taken.release();
    return 'taken';
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  }
}

const LOCKED_AT = STARTED_AT - DAY_MS;
const withProcess = (machine: Machine, pid: number, startedAt: number, more: Partial<Machine> = {}): Machine => ({
  ...machine,
  ...more,
  processes: new Map([...machine.processes, [pid, startedAt]]),
});

describe.each([
  ['macOS', mac],
  ['Windows', windows],
])('on %s, the lock of an owner', (_name, machine) => {
  test.each<[what: string, outcome: string, later: Machine]>([
    ['that is gone is taken over', 'taken', machine],
    ['whose pid a later process has is taken over', 'taken', withProcess(machine, 7, LOCKED_AT + 3_600_000)],
    ['that is running is refused', 'running', withProcess(machine, 7, LOCKED_AT - 1_000)],
    ['that is running is refused after the clock was set back', 'running', withProcess(machine, 7, LOCKED_AT + 30_000)],
    [
      'with a pid in use is refused where the start is not told',
      'running',
      withProcess(machine, 7, LOCKED_AT + 3_600_000, { tellsStart: false }),
    ],
  ])('%s', async (_what, outcome, later) => {
    expect(await attempt(lockOf(machine, 7, LOCKED_AT), later)).toBe(outcome);
  });

  test('of an earlier release is taken over once its pid is free', async () => {
    expect(await attempt(lockOf(machine, 7, null), machine)).toBe('taken');
    expect(await attempt(lockOf(machine, 7, null), withProcess(machine, 7, STARTED_AT))).toBe('running');
  });

  test('with the pid of this process is refused to another copy of the module, and taken over from a former process', async () => {
    expect(await attempt(lockOf(machine, 1_000, STARTED_AT + 50), machine)).toBe('this_process');
    expect(await attempt(lockOf(machine, 1_000, STARTED_AT - 5_000), machine)).toBe('taken');
    expect(await attempt(lockOf(machine, 1_000, null), machine)).toBe('taken');
  });

  test('of another machine is refused', async () => {
    const other = { ...machine, host: 'another', uuid: 'BBBB-2' };
    expect(await attempt(lockOf(machine, 7, LOCKED_AT), other)).toBe('other_host');
  });
});

test('a Mac that has another name in another network is the same machine', async () => {
  expect(await attempt(lockOf(mac, 7, LOCKED_AT), { ...mac, host: 'mac.office' })).toBe('taken');
  expect(await attempt(lockOf(mac, 7, LOCKED_AT), { ...mac, uuid: 'BBBB-2' })).toBe('other_host');
});

test.runIf(existsSync('/bin/ps'))('ps tells when a process started', () => {
  const { find } = operatingSystem('darwin');
  const parent = find(process.ppid)?.startedAt();
  const own = find(process.pid)?.startedAt() ?? 0;
  expect(parent).toBeGreaterThan(own - DAY_MS);
  expect(parent).toBeLessThan(own + 2_000);
});

test('the identity of this process says that it is alive now, and since when it is', () => {
  const { aliveAt } = ownIdentity();
  const startedAt = thisSystem.find(process.pid)?.startedAt() ?? NaN;
  expect(startedAt).toBeLessThanOrEqual(aliveAt ?? NaN);
  expect(thisSystem.find(2 ** 30)).toBeUndefined();
});

describe('on Windows', () => {
  test('a lock is not held open, so that another process can take it over', async () => {
    const files = new WindowsFiles();
    const directory = temporaryDirectory();
    const former = await lock(directory, {}, { files: files.mount(nodeFileSystem) });
    const taken = await lock(directory, { takeOver: true }, { files: files.mount(nodeFileSystem) });
    expect(() => former.assertHeld()).toThrow('was taken over by another process');
    former.release();
    taken.assertHeld();
    taken.release();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('a scanner that has each file open for a moment delays a lock, and does not prevent it', async () => {
    const files = new WindowsFiles();
    const seen = new Set<string>();
    files.isBusy = (...call) => seen.size < seen.add(call.join(' ')).size;
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'lock'), '');
    const taken = await lock(directory, {}, { files: files.mount(nodeFileSystem) });
    expect(seen.size).toBeGreaterThan(4);
    files.isBusy = () => true;
    taken.release();
    expect(readdirSync(directory)).toContain('lock');
  });

  test('a call is repeated while a file is in use, for a bounded time, and not after another error', async () => {
    let calls = 0;
    const failing = (code: string, times: number) => () => {
      calls++;
      if (calls <= times) throw systemError(code, 'rename');
      return 'done';
    };
    for (const code of ['EPERM', 'EACCES', 'EBUSY']) {
      calls = 0;
      expect(await patiently(failing(code, 2), [0, 0])).toBe('done');
    }
    calls = 0;
    await expect(patiently(failing('EBUSY', 9), [0, 0])).rejects.toThrow('EBUSY');
    expect(calls).toBe(3);
    calls = 0;
    await expect(patiently(failing('ENOSPC', 9), [0, 0])).rejects.toThrow('ENOSPC');
    expect(calls).toBe(1);
  });
});

describe('where names are found in upper and lower case', () => {
  test('a platform has only the id that its file has', async () => {
    const path = temporaryDirectory();
    const directory = await openDataDirectory(path, {}, undefined, { files: macFiles(nodeFileSystem) });
    writeFileSync(join(path, 'platforms', 'default.ndjson'), '');
    expect(['default', 'Default', 'other'].map((id) => directory.has(id))).toEqual([true, false, false]);
    await directory.close();
  });

  // Links need a right on Windows, and macOS has one file of both names.
  test.runIf(process.platform === 'linux')(
    'a file that is found by another case is not that file; a link may lead to any name',
    () => {
      const path = temporaryDirectory();
      writeFileSync(join(path, 'shop'), '');
      symlinkSync(join(path, 'shop'), join(path, 'Shop'));
      symlinkSync(join(path, 'shop'), join(path, 'link'));
      const names = ['shop', 'Shop', 'link', 'none'].map((name) => join(path, name));
      expect(names.filter((name) => nodeFileSystem.has(name)).map((name) => basename(name))).toEqual(['shop', 'link']);
    },
  );
});
