import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configurableOptions } from '../../cli/commands/start/configuration';
import { startCommand } from '../../cli/commands/start/command';
import { readConfiguration } from '../../cli/configuration/read';
import { temporaryDirectory } from '../store/support';
import { run, silentIo, startHere } from './process-io';

const names = configurableOptions(startCommand(silentIo, () => undefined)).map((option) => option.attributeName());

/** Returns the written file, with and without the marks of comments before its keys. */
async function written(): Promise<{
  readonly cwd: string;
  readonly path: string;
  readonly text: string;
  readonly all: string;
}> {
  const cwd = temporaryDirectory();
  const { code, stdout, stderr } = await run(['init'], { cwd });
  const path = join(cwd, 'payments-sandbox.config.yaml');
  expect([code, stdout.includes(`Wrote ${path}\n`), stderr]).toEqual([0, true, '']);
  const text = readFileSync(path, 'utf8');
  return { cwd, path, text, all: text.replaceAll(/^#(?! )/gm, '').replaceAll(/^#(?= {2})/gm, '') };
}

test('init writes a file in which everything is commented out, and start reads it', async () => {
  const { cwd, path, text } = await written();
  expect(parse(text)).toBeNull();
  const { ready, stop } = await startHere(['--memory'], { cwd });
  expect(ready).toContain(path);
  expect((await stop()).stderr).toBe('');
});

test('the file has every option of start that is no secret and not for one run only, and each is valid', async () => {
  const { cwd, path, all } = await written();
  writeFileSync(path, all);
  const { options, publishers, faults, sandbox } = await readConfiguration(path, names);
  expect(Object.keys(options).sort()).toEqual(
    [...names].filter((name) => !['controlToken', 'json', 'watch', 'detach'].includes(name)).sort(),
  );
  expect([publishers, faults]).toMatchObject([[{ events: ['payment.*'] }], [{ times: 1 }]]);
  expect(sandbox).toMatchObject({ maxOpenPlatforms: 256, limits: { publisherQueue: expect.any(Number) } });
  for (const [name, value] of Object.entries(options)) {
    writeFileSync(path, JSON.stringify({ [name]: value }));
    const start = startCommand({ ...silentIo, cwd }, () => undefined).exitOverride();
    const parsed = await start.action(() => undefined).parseAsync([], { from: 'user' });
    expect([name, parsed.getOptionValueSource(name)]).toEqual([name, 'config']);
  }
});

test('init leaves a file that is there', async () => {
  const cwd = temporaryDirectory();
  writeFileSync(join(cwd, 'payments-sandbox.config.json'), '{}');
  const { code, stdout, stderr } = await run(['init'], { cwd });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('payments-sandbox.config.json is there already. To begin again, delete it first.');
});
