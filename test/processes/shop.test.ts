import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { packageRoot, vitestProgram } from '../examples/run-program';

const sources = readdirSync('examples/shop').filter((name) => name.endsWith('.ts'));

test('the suite of the shop passes, on the built package', () => {
  const root = join(packageRoot, 'runners/shop');
  mkdirSync(dirname(root), { recursive: true });
  cpSync('examples/shop', root, { recursive: true });
  writeFileSync(join(root, 'vitest.config.ts'), 'export default {};');
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitestProgram, 'run', '--root', root], {
    cwd: packageRoot,
    encoding: 'utf8',
    env,
  });
  expect(stdout + stderr).toMatch(/Tests +\d+ passed \(\d+\)/);
  expect(status).toBe(0);
});

test.each(sources)('%s neither casts nor sleeps', (name) => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isCast = ts.isAsExpression(node) && node.type.getText() !== 'const';
    const isSleep = ts.isIdentifier(node) && ['setTimeout', 'sleep'].includes(node.text);
    if (isCast || isSleep || ts.isNonNullExpression(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  const text = readFileSync(join('examples/shop', name), 'utf8');
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  expect(found).toEqual([]);
});
