import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { explainSeedError } from '../../cli/commands/start/seed';
import { SandboxError } from '../../mock-server/sandbox-error';
import { serve, createSandbox } from '../../mock-server/server';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { parseSeedFile, textOf } from '../support/seed-files';
import { temporaryDirectory } from '../store/support';
import { run, startHere } from './process-io';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

async function servedPlatform() {
  const sandbox = createSandbox();
  const server = await serve(sandbox);
  await new Api({ baseUrl: server.url, fetch }, keys).post('/v1/payments', payment());
  sandbox.platform().clock.freeze();
  const text = await textOf(sandbox.platform().export());
  return { url: server.url, text, close: () => Promise.all([server.close(), sandbox.close()]) };
}

describe('export', () => {
  test('prints a seed file, or writes it', async () => {
    const cwd = temporaryDirectory();
    const { url, text, close } = await servedPlatform();
    expect(await run(['export', '--sandbox', url])).toEqual({ code: 0, stdout: text, stderr: '' });
    const written = await run(['export', '--sandbox', url, '-o', 'shop.json'], { cwd });
    expect(written).toMatchObject({ code: 0, stderr: '' });
    expect(written.stdout).toContain('payments-sandbox start --memory --seed shop.json');
    expect(readFileSync(join(cwd, 'shop.json'), 'utf8')).toBe(text);
    await close();
  });

  test('reports errors', async () => {
    const cwd = temporaryDirectory();
    const { url, close } = await servedPlatform();
    const unknown = await run(['export', '--sandbox', url, '--platform', 'pf_gone']);
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toContain('no platform "pf_gone"');
    const nowhere = await run(['export', '--sandbox', url, '-o', 'no/such/place.json'], { cwd });
    expect(nowhere.code).toBe(1);
    expect(nowhere.stderr).toContain('no/such/place.json cannot be written');
    expect((await run(['export', '--sandbox', url, '-o', ''])).code).toBe(2);
    await close();
  });
});

describe('import', () => {
  test('replaces the data of a platform', async () => {
    const cwd = temporaryDirectory();
    const { text, close } = await servedPlatform();
    const other = await servedPlatform();
    writeFileSync(join(cwd, 'shop.json'), text);
    const { code, stdout, stderr } = await run(['import', 'shop.json', '--yes', '--sandbox', other.url], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Imported \d+ rows of shop.json into the platform "default" of http/);
    expect((await run(['export', '--sandbox', other.url])).stdout).toBe(text);
    const asJson = await run(['import', 'shop.json', '--yes', '--sandbox', other.url, '--json'], { cwd });
    expect(JSON.parse(asJson.stdout)).toEqual({ rows: expect.any(Number) });
    await close();
    await other.close();
  });

  test('reports errors', async () => {
    const cwd = temporaryDirectory();
    const { url, text, close } = await servedPlatform();
    writeFileSync(join(cwd, 'shop.json'), text);
    writeFileSync(join(cwd, 'half.json'), text.slice(0, -20));
    const outcome = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await run(['import', ...args, '--yes', '--sandbox', url], { cwd });
      expect([code, stdout]).toEqual([1, '']);
      return stderr;
    };
    expect(await outcome('half.json')).toContain('The seed file half.json cannot be imported: line ');
    expect(await outcome('shop.json', '--platform', 'pf_gone')).toContain('no platform "pf_gone"');
    expect((await run(['export', '--sandbox', url])).stdout).toBe(text);
    await close();
  });

  test('shows a progress bar on a terminal', async () => {
    const cwd = temporaryDirectory();
    const { url, close } = await servedPlatform();
    const exported = await run(['export', '--sandbox', url, '-o', 'shop.json'], {
      cwd,
      isTTY: true,
      env: { NO_COLOR: '1' },
    });
    expect(exported.stderr).toMatch(/Exporting \[#{30}\] 100 %.*\r\u001b\[K$/s);
    const imported = await run(['import', 'shop.json', '--yes', '--sandbox', url], {
      cwd,
      isTTY: true,
      env: { NO_COLOR: '1' },
    });
    expect(imported.stderr).toMatch(/Importing \[#{30}\] 100 %.*\r\u001b\[K$/s);
    await close();
  });
});

describe('start --seed', () => {
  test('loads a file into an empty sandbox only; later starts keep the changes', async () => {
    const cwd = temporaryDirectory();
    const { text, close } = await servedPlatform();
    await close();
    writeFileSync(join(cwd, 'shop.json'), text);
    const first = await startHere(['--seed', 'shop.json'], { cwd });
    expect((await run(['export', '--sandbox', first.url])).stdout).toBe(text);
    await new Api({ baseUrl: first.url, fetch }, keys).post('/v1/payments', payment());
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });

    const second = await startHere(['--seed', 'shop.json'], { cwd });
    const file = parseSeedFile((await run(['export', '--sandbox', second.url])).stdout);
    expect(file.rows.payments).toHaveLength(2);
    const { stderr } = await second.stop();
    expect(stderr).toContain('shop.json was not loaded');
    expect(stderr).toContain('--data DIR');
  });

  test('loads the demo and prints a summary of it', async () => {
    const { ready, stop } = await startHere(['--memory', '--seed', 'demo'], { cwd: temporaryDirectory() });
    expect(await stop()).toMatchObject({ code: 0, stderr: '' });
    expect(ready).toMatch(/Seed +demo: \d+ sub accounts, \d+ payments, \d+ refunds, \d+ disputes, /);
    expect(ready).toMatch(/Sub-Account: acc_\w{22} \(.+\)/);
  });

  test('names the store, and not the file, when the store refuses the rows', () => {
    const refused = new SandboxError('service_unavailable', { cause: 'no space left', advice: 'try again later' });
    expect(explainSeedError(refused, { seed: 'shop.json' })).toBe(
      `The seed file shop.json could not be loaded. ${refused.message}`,
    );
  });

  test.each([
    ['no.json', undefined, 'The seed file no.json cannot be read. There is no such file or folder.'],
    ['list.json', '[]', 'The seed file list.json cannot be loaded. Not a seed file.'],
    ['half.json', '{ "format"', 'The seed file half.json cannot be loaded. Not a seed file: not valid JSON.'],
  ])('%s is refused', async (name, text, message) => {
    const cwd = temporaryDirectory();
    if (text !== undefined) writeFileSync(join(cwd, name), text);
    const { code, stdout, stderr } = await run(['start', '--port', '0', '--seed', name], { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('payments-sandbox export -o FILE');
  });
});
