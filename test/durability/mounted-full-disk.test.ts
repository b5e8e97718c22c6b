import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSandboxIn, serve } from '../../mock-server/server';
import { run } from '../cli/process-io';
import { temporaryDirectory } from '../store/support';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { defaultKeys } from './caller';

const mayMount = process.platform === 'linux' && process.getuid?.() === 0 && isMountable();

function isMountable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mount(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** Mounts a small disk in memory. */
function mount(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
}

/** Returns a folder on a disk of its own, and what fills that disk and makes room again. */
function mountedDisk() {
  const folder = temporaryDirectory();
  mount(folder);
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const garbage = join(folder, 'garbage');
  const fill = () => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(garbage, Buffer.alloc(bavail * bsize));
  };
  return { data: join(folder, 'data'), fill, empty: () => rmSync(garbage) };
}

describe.skipIf(!mayMount)('on a disk that is full', () => {
  test('payments are read and exported, and none is made until there is room', async () => {
    const { data, fill, empty } = mountedDisk();
    const sandbox = await openSandboxIn(data, { onError: () => undefined });
    const server = await serve(sandbox);
    const api = new Api({ baseUrl: server.url, fetch }, defaultKeys);
    const other = await sandbox.createPlatform();
    const otherApi = new Api({ baseUrl: server.url, fetch }, other.test);
    const { payment: stored } = await api.post('/v1/payments', payment());
    const { payment: otherStored } = await otherApi.post('/v1/payments', payment());
    fill();
    // The last page of the journal may have room.
    let refused = await api.post('/v1/payments', payment());
    while (refused.status === 201) refused = await api.post('/v1/payments', payment());
    expect([refused.status, refused.error.code]).toEqual([503, 'service_unavailable']);
    expect((await api.get(`/v1/payments/${stored.id}`)).payment).toEqual(stored);
    const { code, stdout } = await run(['export', '--sandbox', server.url]);
    expect(code).toBe(0);
    expect(stdout).toContain(stored.id);
    const into = await run(['export', '--sandbox', server.url, '-o', join(data, 'shop.json')]);
    expect([into.code, into.stderr]).toEqual([1, expect.stringContaining('No space is left.')]);
    await sandbox.platform(other.id).close();
    expect((await otherApi.get(`/v1/payments/${otherStored.id}`)).payment).toEqual(otherStored);
    empty();
    await sandbox.platform().settled();
    expect((await api.post('/v1/payments', payment())).status).toBe(201);
    await server.close();
    await sandbox.close();
  });
});
