import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { packageRoot, vitestProgram } from '../examples/run-program';

interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** Runs Node below the built package, whose programs import it by its name. */
function node(args: readonly string[]): Run {
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: packageRoot, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

function write(folder: string, name: string, source: string): string {
  const directory = join(packageRoot, 'runners', folder);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, name), source);
  return directory;
}

const busy = `
import { paymentInput, test } from 'payments-sandbox/vitest';
test('idle', async ({ client, inbox }) => {
  await client.payments.create(paymentInput());
});
test.concurrent('busy', async ({ client, platform }) => {
  platform.publishers.create({ fetch: () => new Promise<Response>(() => undefined) });
  await client.payments.create(paymentInput());
});
`;

describe('the test kit, in a project of', () => {
  test('Vitest: the example passes, and of a suite the test that leaves its platform busy fails', () => {
    write('vitest', 'vitest.config.ts', 'export default { test: { testTimeout: 30_000 } };');
    write('vitest', 'example.test.ts', readFileSync('examples/04-vitest.test.ts', 'utf8'));
    const root = write('vitest', 'busy.test.ts', busy);
    const { status, output } = node([vitestProgram, 'run', '--root', root, '--reporter=verbose']);
    expect(output).toMatch(/NotIdleError: not idle after 5000 milliseconds/);
    expect(output).toMatch(/FAIL +busy\.test\.ts > busy/);
    expect(output).toMatch(/✓ example\.test\.ts > /);
    expect(output).toMatch(/Tests +1 failed \| [1-9]\d* passed/);
    expect(status).toBe(1);
  });

  test('node:test: the example passes', () => {
    const { outputText } = ts.transpileModule(readFileSync('examples/05-node-test.ts', 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    const { status, output } = node(['--test', join(write('node', 'shop.test.mjs', outputText), 'shop.test.mjs')]);
    expect(output).toMatch(/fail 0/);
    expect(status).toBe(0);
  });
});
