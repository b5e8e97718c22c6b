import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { findConfiguration } from '../../cli/configuration/find';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';

const NAME = 'payments-sandbox.config.yaml';

/** Creates `project/a/b` below a folder, with a configuration file in `project`, and returns the paths. */
function nested() {
  const project = join(temporaryDirectory(), 'project');
  const cwd = join(project, 'a/b');
  mkdirSync(cwd, { recursive: true });
  const path = join(project, NAME);
  writeFileSync(path, 'nonsense: 1');
  for (const folder of [project, dirname(cwd), cwd]) chmodSync(folder, 0o755);
  return { project, cwd, path };
}

const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform === 'win32')('the search for a configuration file', () => {
  test('goes up while the folders are those of the owner of the working directory', () => {
    const { cwd, path } = nested();
    expect(findConfiguration({ cwd })).toEqual({ path });
  });

  test.each([
    ['that has the file', (folder: string) => dirname(dirname(folder))],
    ['on the way to it', (folder: string) => dirname(folder)],
  ])('ends at a folder %s that everybody may write', (_name, folderOf) => {
    for (const mode of [0o777, 0o1777, 0o757]) {
      const { cwd, path } = nested();
      chmodSync(folderOf(cwd), mode);
      expect(findConfiguration({ cwd })).toEqual({ untrusted: path });
    }
  });

  test.skipIf(!isRoot)('ends at a folder of another user, for root too', () => {
    const above = nested();
    chownSync(above.project, 4_010, 4_010);
    expect(findConfiguration(above)).toEqual({ untrusted: above.path });
    const between = nested();
    chownSync(dirname(between.cwd), 4_010, 4_010);
    expect(findConfiguration(between)).toEqual({ untrusted: between.path });
    // All are those of another user than root: a container often runs so.
    const own = nested();
    for (const folder of [own.project, dirname(own.cwd), own.cwd]) chownSync(folder, 4_010, 4_010);
    expect(findConfiguration(own)).toEqual({ path: own.path });
  });

  test('takes a file of the working directory, even if everybody may write there', () => {
    const { project, path } = nested();
    chmodSync(project, 0o777);
    expect(findConfiguration({ cwd: project })).toEqual({ path });
  });

  test('goes on where the group may write, as in a team', () => {
    const { project, cwd, path } = nested();
    chmodSync(project, 0o775);
    expect(findConfiguration({ cwd })).toEqual({ path });
  });

  test('names a file that is not taken, in a line', async () => {
    const { project, cwd, path } = nested();
    const arguments_ = ['exec', '--', process.execPath, '--eval', ''];
    const refused = await run(arguments_, { cwd });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('unknown key "nonsense"')]);
    chmodSync(project, 0o777);
    const { code, stderr } = await run(arguments_, { cwd });
    expect(stderr).toBe(
      `warning: ${path} is not taken: the folder, or one on the way to it, belongs to another user, or everybody may write it.\n`,
    );
    expect(code).toBe(0);
  });
});

test.skipIf(process.platform === 'win32')('only start, exec and doctor say that a file is not taken', async () => {
  const { project, cwd, path } = nested();
  chmodSync(project, 0o777);
  const directory = join(cwd, 'data');
  for (const args of [['payments', 'list'], ['clock'], ['whoami'], ['verify', '--data', directory], ['stop']])
    expect((await run(args, { cwd })).stderr, args.join(' ')).not.toContain('is not taken');
  const { stdout, stderr } = await run(['doctor', '--json'], { cwd });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({
    checks: expect.arrayContaining([
      { name: 'configuration', status: 'warning', message: expect.stringContaining(path), advice: expect.any(String) },
    ]),
  });
});

test.each([
  ['in the file', 'allowHost: ["*"]', {}],
  ['in a list of the file', 'allowHost: [a.test, "*.test"]', {}],
  ['in a variable', '', { PAYMENTS_SANDBOX_ALLOW_HOST: 'a.test,*' }],
])('a wildcard for host names is refused: %s', async (_name, text, env) => {
  const cwd = temporaryDirectory();
  writeFileSync(join(cwd, NAME), text);
  const { code, stderr } = await run(['start', '--memory', '--port', '0'], { cwd, env });
  expect([code, stderr]).toEqual([2, expect.stringContaining('A wildcard is not accepted: any web page could reach')]);
});

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e'].map(
    (name, at) => `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcd'.charAt(at)}`).join()}]`,
  ),
].join('\n');

describe('a problem of the YAML is a sentence with the file and the line', () => {
  test.each([
    ['a tag of JavaScript', 'port: 1\nmemory: !!js/function "x"', 'The tag !!js/function is not accepted', 2],
    ['another tag', '\n\nport: !custom 1', 'The tag !custom is not accepted', 3],
    ['a tag of YAML', 'port: !!binary "AAAA"', 'The tag !!binary is not accepted', 1],
    ['a set, which would be an empty object', '!!set {port}', 'The tag !!set is not accepted', 1],
    ['an alias that is nowhere', 'port: 1\nhost: *nowhere', '*nowhere is not the name of a value before it', 2],
    ['an alias within itself', 'allowHost: &x [*x]', '*x is within the value that it repeats', 1],
    ['a merge key', '<<: { port: 1 }', 'unknown key "<<"', undefined],
    ['a key that is a list', 'port: 1\n? [a]\n: 1', 'A key must be a name', 2],
    ['a key that is there twice', 'port: 1\nport: 2', 'Map keys must be unique', 2],
    ['a tab', 'allowHost:\n\t- a', 'Tabs are not allowed as indentation', 2],
    ['two documents', 'port: 1\n---\nport: 2', 'multiple documents', 2],
    ['an unknown directive', '%FOO x\n---\nport: 1', 'Unknown directive %FOO', 1],
    ['an unknown escape', 'host: "\\q"', 'Invalid escape sequence', 1],
    ['a text without an end', 'host: "a', 'Missing closing', 1],
    ['a bomb of aliases', bomb, 'Excessive alias count', undefined],
    ['5,000 brackets', `port: ${'['.repeat(5_000)}`, 'is not valid', undefined],
    ['nothing but a control character', '\u0000', '', undefined],
  ])('%s', async (_name, text, message, line) => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, NAME), text);
    const printed = vi.spyOn(process, 'emitWarning').mockReturnValue();
    const { code, stdout, stderr } = await run(['start', '--memory'], { cwd });
    expect([code, stdout, printed.mock.calls]).toEqual([2, '', []]);
    expect(stderr).toContain(message);
    expect(stderr).toContain(join(cwd, NAME));
    if (line !== undefined) expect(stderr).toContain(`on line ${line}.`);
    expect(stderr).not.toMatch(/^ +at |node_modules|YAML(Parse)?(Error|Warning)/m);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });

  test('aliases that repeat a value are accepted', async () => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, NAME), 'faults: [{ fault: &f { hold: true } }, { operation: nope, fault: *f }]');
    expect((await run(['start', '--memory'], { cwd })).stderr).toContain('faults[1].operation');
  });
});
