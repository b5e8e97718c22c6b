import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DirectoryLock, lock } from '../../../../mock-server/store/journal/file/lock-file';
import { DataDirectoryLockedError } from '../../../../mock-server/store/journal/file/locked-error';
import { ownIdentity } from '../../../../mock-server/store/journal/file/process-identity';
import { deadOwner } from './dead-owner';
import { temporaryDirectory } from '../../support';

test('a second lock in the same process is refused, and possible again once the first is released', async () => {
  const directory = temporaryDirectory();
  const attempts = await Promise.allSettled([lock(directory), lock(directory), lock(directory)]);
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await expect(lock(directory)).rejects.toMatchObject({ name: 'DataDirectoryLockedError', pid: process.pid });
  for (const attempt of attempts) if (attempt.status === 'fulfilled') attempt.value.release();
  const taken = await lock(directory);
  taken.release();
  const again = await lock(directory);
  taken.release();
  expect(readdirSync(directory)).toEqual(['lock']);
  again.release();
});

test('a lock with the pid of another process, or of this one, is taken over if that started at another time', async () => {
  for (const pid of [process.pid, process.ppid]) {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'lock'), deadOwner('one', pid));
    const taken = await lock(directory);
    taken.release();
  }
});

test('a lock that a living process is taking over is not taken from it', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'lock'), deadOwner('one'));
  const claim = join(directory, 'lock.after-one');
  writeFileSync(claim, JSON.stringify({ ...ownIdentity(), pid: process.ppid, started: null, nonce: 'two' }));
  await expect(lock(directory)).rejects.toMatchObject({ pid: process.ppid });
  expect(readdirSync(directory).sort()).toEqual(['lock', 'lock.after-one']);
});

test('releasing leaves the lock of somebody else alone', async () => {
  const directory = temporaryDirectory();
  const taken = await lock(directory);
  writeFileSync(join(directory, 'lock'), deadOwner('another'));
  taken.release();
  expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(deadOwner('another'));
});

test('without a start time any process with the pid counts as the owner, except the own one', async () => {
  const directory = temporaryDirectory();
  const owner = (pid: number) => JSON.stringify({ ...ownIdentity(), pid, started: null, aliveAt: null, nonce: 'one' });
  writeFileSync(join(directory, 'lock'), owner(process.ppid));
  await expect(lock(directory)).rejects.toMatchObject({ pid: process.ppid });
  writeFileSync(join(directory, 'lock'), owner(process.pid));
  const taken = await lock(directory);
  taken.release();
});

test.runIf(process.platform === 'linux')('another copy of this module in this process is refused, too', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'lock'), JSON.stringify({ ...ownIdentity(), nonce: 'of the other copy' }));
  await expect(lock(directory)).rejects.toMatchObject({ pid: process.pid });
});

/** An owner whose life cannot be found out: its process runs elsewhere, or ran there. */
const elsewhere = {
  'of another host': { host: 'other', boot: 'other', machine: 'other' },
  'of another host with the same name': { boot: 'other', machine: 'other' },
  'of a container of another host': { host: 'other', boot: 'other', machine: null, pidNamespace: 'pid:[1]' },
  'of another PID namespace': { host: 'container', pidNamespace: 'pid:[1]' },
};

describe.each(Object.entries(elsewhere))('the lock of an owner %s', (_, place) => {
  const content = JSON.stringify({ ...ownIdentity(), pid: 7, started: 'a time', nonce: 'one', osLock: null, ...place });

  test('is refused, with the reason and with what to do', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'lock'), content);
    const error = await lock(directory).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DataDirectoryLockedError);
    expect(String(error)).toMatch(/was opened by process 7 .*cannot be found out from here.*start --take-over/);
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(content);
    expect(readdirSync(directory)).toEqual(['lock']);
  });

  test('is taken over on request, even when it dies while it claims the lock itself', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'lock'), deadOwner('zero'));
    writeFileSync(join(directory, 'lock.after-zero'), content);
    await expect(lock(directory)).rejects.toBeInstanceOf(DataDirectoryLockedError);
    const taken = await lock(directory, { takeOver: true });
    taken.assertHeld();
    expect(readdirSync(directory)).toEqual(['lock']);
    taken.release();
  });
});

test('the lock of a release that noted no host is refused', async () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: 2 ** 22, started: null, nonce: 'one' }));
  await expect(lock(directory)).rejects.toMatchObject({ reason: 'other_host' });
});

test.runIf(ownIdentity().machine !== null)('a lock of before a restart of this machine is taken over', async () => {
  const directory = temporaryDirectory();
  const owner = { ...ownIdentity(), pid: process.ppid, boot: 'the one before', nonce: 'one' };
  writeFileSync(join(directory, 'lock'), JSON.stringify(owner));
  (await lock(directory)).release();
});

test('the former owner finds out that it was taken over, and leaves the lock of the new one alone', async () => {
  const directory = temporaryDirectory();
  const former = await lock(directory);
  former.assertHeld();
  const taken = await lock(directory, { takeOver: true });
  expect(() => former.assertHeld()).toThrow('was taken over by another process');
  former.release();
  taken.assertHeld();
  rmSync(join(directory, 'lock'));
  expect(() => taken.assertHeld()).toThrow('was deleted or emptied');
  taken.release();
});

test('of two take-overs at once, the last one holds the lock and the other one is told', async () => {
  const directory = temporaryDirectory();
  const former = await lock(directory);
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => lock(directory, { takeOver: true })));
    const isHeld = (outcome: PromiseSettledResult<DirectoryLock>) => {
      if (outcome.status === 'rejected') return false;
      try {
        outcome.value.assertHeld();
        return true;
      } catch {
        return false;
      }
    };
    expect(outcomes.map(isHeld).filter(Boolean)).toHaveLength(1);
    expect(readdirSync(directory)).toEqual(['lock']);
  }
  expect(() => former.assertHeld()).toThrow('was taken over');
});
