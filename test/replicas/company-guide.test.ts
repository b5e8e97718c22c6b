import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../deploy/free-port';
import { blocksOf } from '../examples/documents';
import { createDatabase } from '../support/postgres/shared';
import { createReader } from '../support/reader';

const blocks = blocksOf('docs/guides/company.md').map(({ text }) => text);

/** Blocks that need another machine, and what they name instead of being run. */
const named: Readonly<Record<string, (text: string) => void>> = {
  // The database of the tests is there already, with this encoding.
  'createdb --encoding UTF8': (text) => expect(text).toContain('npm install payments-sandbox pg'),
  'SANDBOX_HOST=': (text) => {
    const names = Array.from(text.matchAll(/^(\w+)=/gm), ([, name]) => name);
    const asked = readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{(\w+):\?/g);
    expect(names.sort()).toEqual([...new Set(Array.from(asked, ([, name]) => name))].sort());
  },
  'docker compose': (text) => expect(text).toContain('--file deploy/compose.yaml'),
};

test('the administrator of a company starts two replicas, ends one, and the platforms are there', async () => {
  const within = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
  onTestFinished(() => rmSync(within, { recursive: true, force: true }));
  const ports = [await freePort(), await freePort()];
  const here = {
    'postgres://sandbox:password@127.0.0.1:5432/sandbox': (await createDatabase()).url,
    '4010': String(ports[0]),
    '4011': String(ports[1]),
  };
  const reader = createReader({ within, here, env: {} });
  onTestFinished(
    async () =>
      void (await reader.run('for port in 4010 4011; do npx payments-sandbox stop --port $port || true; done')),
  );
  const isNamed = (text: string) => Object.keys(named).find((has) => text.includes(has));
  for (const text of blocks) named[isNamed(text) ?? '']?.(text);
  const script = blocks.filter((text) => isNamed(text) === undefined).join('echo "next block"\n');
  const { code, stdout, stderr } = await reader.run(script);
  expect(code, stderr).toBe(0);
  const [started = '', created = '', left = ''] = stdout.split('next block\n');
  expect(started.match(/is ready/g)).toHaveLength(2);
  expect(started.match(/To stop it: payments-sandbox stop --port \d+/g)).toHaveLength(2);
  const [, id = ''] = /(pf_\w+)/.exec(created) ?? [];
  expect(id).toMatch(/^pf_/);
  const [first = '', list = '', last = ''] = left.split(/(?<=\(process \d+\)\.\n)|(?=Stopped the sandbox)/);
  expect([first, last]).toEqual(ports.map((port) => expect.stringContaining(`http://127.0.0.1:${port} `)));
  expect(list).toContain(id);
  for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
