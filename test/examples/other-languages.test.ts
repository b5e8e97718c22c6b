import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { builtCli } from '../support/built';
import { blocksOf, documents } from './documents';

interface Suite {
  /** The language of the block. */
  readonly language: string;
  readonly file: string;
  readonly command: readonly [string, ...string[]];
  /** The package of Debian that has the command. */
  readonly debian: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly printed: RegExp;
}

/** Suites by the test runners of other languages. */
const suites: readonly Suite[] = [
  {
    language: 'python pytest',
    file: 'test_payments.py',
    command: ['pytest', '-q', '-p', 'no:cacheprovider'],
    debian: 'python3-pytest',
    printed: /^5 passed/m,
  },
  {
    language: 'go test',
    file: 'payments_test.go',
    command: ['go', 'test', '-v', './...'],
    debian: 'golang-go',
    files: { 'go.mod': 'module shop\n\ngo 1.19\n' },
    printed: /^--- PASS: TestAnAuthorizationEndsAfterAWeek/m,
  },
  {
    language: 'php phpunit',
    file: 'PaymentsTest.php',
    command: ['phpunit', '--do-not-cache-result', '.'],
    debian: 'phpunit',
    printed: /^OK \(2 tests/m,
  },
];

test.concurrent(
  'the command of the guide runs its suite with a sandbox, and ends with 0 and no warning',
  async ({ expect, onTestFinished }) => {
    const blocks = blocksOf('docs/guides/other-languages.md');
    const command = blocks.flatMap(({ text }) => /^npx payments-sandbox (exec .* -- pytest)$/m.exec(text)?.[1] ?? []);
    expect(command).toHaveLength(1);
    const cwd = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
    onTestFinished(() => rm(cwd, { recursive: true }));
    await writeFile(
      join(cwd, 'test_payments.py'),
      blocks.find(({ language }) => language === 'python pytest')?.text ?? '',
    );
    const args = String(command).split(' ');
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [builtCli(), ...args], { cwd });
    expect(stdout).toMatch(/ 5 passed in /);
    expect(stdout + stderr).toMatch(/^To fix: 1 violation, 0 warnings\.$/m);
  },
);

const controlToken = 'the-control-token-of-the-test';

test.concurrent.for(suites)(
  '$language: the suite of the guide has a platform per test, behind a control token',
  { timeout: 60_000 },
  async ({ language, file, command: [program, ...args], debian, files = {}, printed }, { expect, onTestFinished }) => {
    const blocks = documents.flatMap(blocksOf).filter((block) => block.language === language);
    const sandbox = createSandbox({ controlToken });
    const server = await serve(sandbox);
    const cwd = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
    onTestFinished(async () => {
      await server.close();
      await sandbox.close();
      await rm(cwd, { recursive: true });
    });
    expect(blocks).toHaveLength(1);
    for (const [name, text] of Object.entries({ ...files, [file]: blocks[0]?.text ?? '' }))
      await writeFile(join(cwd, name), text);
    const env = {
      ...process.env,
      PAYMENTS_SANDBOX_URL: server.url,
      PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken,
    };
    const output = await promisify(execFile)(program, args, { cwd, env }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
        throw new Error(`${program} is not installed. In Debian: apt-get install ${debian}`);
      throw error;
    });
    expect(output.stdout).toMatch(printed);
    const headers = { Authorization: `Bearer ${controlToken}` };
    const left = await sandbox.fetch('http://127.0.0.1/_sandbox/platforms', { headers });
    expect(await left.json()).toMatchObject({ data: [{ id: 'default' }] });
  },
);
