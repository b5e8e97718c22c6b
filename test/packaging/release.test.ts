import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CHANGELOG, Repository } from './repository';

const unreleased = Repository.create();
afterAll(() => unreleased.delete());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const WORK = [
  'npx tsx test/releases/write.ts',
  'env CI= npx vitest run --project shared releases',
  'git add --all',
  'git commit -m release: set the version to 1.1.0',
  '.ci/run',
  'npm run check durability models release',
  'npm pack --pack-destination release/1.1.0',
  'git tag --annotate v1.1.0 -m payments-sandbox 1.1.0',
];

test('a release is one commit with its number and stored data, its files, and a tag', () => {
  const repository = unreleased.copy();
  const { code, output, commands } = repository.release('1.1.0');
  expect([code, commands]).toEqual([0, WORK]);
  expect(output).toMatch(/git push --atomic <remote> main v1\.1\.0\n[^]* as "latest"/);
  expect(repository.git('log', '--format=%s', '-2').split('\n')).toEqual(['release: set the version to 1.1.0', 'work']);
  expect(repository.git('show', '--format=', '--name-only').split('\n')).toEqual([
    'docs/start.md',
    'package-lock.json',
    'package.json',
    'test/releases/1.1.0/expected/hashes.json',
    'test/releases/1.1.0/expected/rows.ndjson',
    'test/releases/1.1.0/platform.seed',
  ]);
  expect(JSON.parse(repository.read('package-lock.json') ?? '')).toMatchObject({
    version: '1.1.0',
    packages: { '': { version: '1.1.0' } },
  });
  expect(repository.read('docs/start.md')).toContain('payments-sandbox-1.1.0.tgz');
  expect(repository.git('rev-parse', 'v1.1.0^{commit}')).toBe(repository.git('rev-parse', 'HEAD'));
  expect(repository.git('cat-file', '-t', 'v1.1.0')).toBe('tag');
  expect(repository.git('status', '--porcelain')).toBe('');
  expect(repository.read('release/1.1.0/SHA256SUMS')).toBe(
    `${sha256('{}')}  payments-sandbox-1.1.0.cdx.json\n${sha256('packed')}  payments-sandbox-1.1.0.tgz\n`,
  );
});

test('a version that was committed before is released without another commit', () => {
  const repository = unreleased.copy();
  repository.release('1.1.0', '.ci/run');
  const head = repository.git('rev-parse', 'HEAD');
  expect(repository.release('1.1.0').commands).toEqual(WORK.slice(WORK.indexOf('.ci/run')));
  expect(repository.git('rev-parse', 'HEAD')).toBe(head);
});

describe('a run that was interrupted', () => {
  test.each(WORK.filter((command) => !/^(git add|npm run)/.test(command)))(
    'at "%s" says what to do, and the next run does the rest',
    (failing) => {
      const repository = unreleased.copy();
      const stopped = repository.release('1.1.0', failing);
      expect(stopped.code).toBe(1);
      expect(stopped.output).toContain(`${failing} ended with 1`);
      expect(stopped.output).toMatch(/Nothing is pushed or published\.[^]*run the same command again/);
      const { code, commands } = repository.release('1.1.0');
      expect(code).toBe(0);
      const isRepeated = /^(npx tsx|git add|\.ci\/run|npm pack)/;
      const rest = WORK.slice(WORK.indexOf(failing));
      expect(commands.slice(-rest.length)).toEqual(rest);
      expect(commands.slice(0, -rest.length).filter((command) => !isRepeated.test(command))).toEqual([]);
      expect(repository.git('status', '--porcelain')).toBe('');
      expect(
        repository
          .git('log', '--format=%s')
          .split('\n')
          .filter((subject) => /^release/.test(subject)),
      ).toHaveLength(1);
      expect(repository.git('rev-parse', 'v1.1.0^{commit}')).toBe(repository.git('rev-parse', 'HEAD'));
    },
  );

  test('between two files is not taken for a change of somebody else', () => {
    const repository = unreleased.copy();
    repository.write('docs/start.md', 'Run `npm install payments-sandbox-1.1.0.tgz`.\n');
    expect(repository.release('1.1.0').code).toBe(0);
  });

  test('after the tag changes nothing more', () => {
    const repository = unreleased.copy();
    repository.release('1.1.0');
    const { code, output, commands } = repository.release('1.1.0');
    expect([code, commands]).toEqual([0, ['npm pack --pack-destination release/1.1.0']]);
    expect(output).toContain('git push --atomic');
  });

  test('by a failed check repeats the checks on the commit that mends it', () => {
    const repository = unreleased.copy();
    repository.release('1.1.0', 'npm run check');
    repository.write('cli/mended.ts', '');
    repository.commit();
    expect(repository.release('1.1.0').commands).toEqual(WORK.slice(WORK.indexOf('.ci/run')));
  });
});

/** A situation in which nothing may be run. */
interface Refusal {
  readonly what: string;
  readonly change: (repository: Repository) => void;
  readonly problem: string;
  /** Whether a dry run fails as well. */
  readonly isWrong?: true;
}

const refusals: readonly Refusal[] = [
  {
    what: 'a changed, a new, a deleted and a staged file',
    change: (to) => {
      to.write('package.json', `${to.read('package.json')} `);
      to.write('new.ts', '');
      to.write('staged.ts', '');
      to.git('add', 'staged.ts');
      rmSync(join(to.folder, 'docs/start.md'));
    },
    problem: 'changed: docs/start.md, package.json, staged.ts, new.ts',
  },
  {
    what: 'another branch',
    change: (to) => to.git('switch', '--quiet', '-c', 'other'),
    problem: 'it is other',
  },
  {
    what: 'a detached head, and a tag at another commit',
    change: (to) => [to.git('switch', '--quiet', '--detach'), to.git('tag', 'v1.1.0', 'HEAD~')],
    problem: 'v1.1.0 is at ',
  },
  {
    what: 'a later tag',
    change: (to) => to.git('tag', 'v1.2.0-rc.1'),
    problem: '1.2.0-rc.1 was released before',
    isWrong: true,
  },
  {
    what: 'a later section',
    change: (to) => changelog(to, `${CHANGELOG}\n## 2.0.0\n`),
    problem: '2.0.0 was released before',
    isWrong: true,
  },
  {
    what: 'no section',
    change: (to) => changelog(to, CHANGELOG.replace('1.1.0', '1.1')),
    problem: 'no heading "## 1.1.0"',
    isWrong: true,
  },
  {
    what: 'an empty section',
    change: (to) => changelog(to, CHANGELOG.replace('- Better.', '')),
    problem: 'section "1.1.0" is empty',
    isWrong: true,
  },
  {
    what: 'unreleased lines',
    change: (to) => changelog(to, `## Unreleased\n\n- More.\n\n${CHANGELOG}`),
    problem: '"Unreleased" has lines',
  },
];

function changelog(repository: Repository, text: string): void {
  repository.write('CHANGELOG.md', text);
  repository.commit();
}

describe('nothing is run', () => {
  test.each(refusals)('with $what', ({ change, problem, isWrong = false }) => {
    const repository = unreleased.copy();
    change(repository);
    const before = stateOf(repository);
    const { code, output, commands } = repository.release('1.1.0');
    expect([code, commands]).toEqual([1, []]);
    expect(output).toContain(problem);
    const dry = repository.release('1.1.0 --dry-run');
    expect([dry.code, dry.commands]).toEqual([isWrong ? 1 : 0, []]);
    expect(dry.output).toMatch(isWrong ? /^ {3}WRONG /m : /^ {3}not yet /m);
    expect(dry.output).toContain(problem);
    expect(stateOf(repository)).toEqual(before);
  });

  test.each([
    [
      'has newer commits',
      'origin has newer commits',
      (to: Repository) => to.git('commit', '--quiet', '--allow-empty', '-m', 'more'),
    ],
    [
      'has the tag',
      'origin has v1.1.0 at another commit',
      (to: Repository) => to.git('tag', '--annotate', 'v1.1.0', '-m', '1.1.0', 'v1.0.0^{}'),
    ],
    ['does not respond', 'origin does not respond', (to: Repository) => rmSync(to.folder, { recursive: true })],
  ])('when the remote %s', (_what, problem, change) => {
    const repository = unreleased.copy();
    const remote = unreleased.copy();
    remote.git('fetch', '--quiet', repository.folder, 'main');
    remote.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    repository.git('remote', 'add', 'origin', remote.folder);
    expect(repository.release('1.1.0 --dry-run').output).toContain('holds   Main has every commit of its remote');
    change(remote);
    const before = stateOf(repository);
    const { code, output, commands } = repository.release('1.1.0');
    expect([code, commands]).toEqual([1, []]);
    expect(output).toContain(problem);
    expect(stateOf(repository)).toEqual(before);
  });

  test.each(['', '--dry-run', '1.1.0 --now', '1.1.0 --dry-run --pack-only', '1.1.0 1.2.0'])(
    'with the arguments "%s"',
    (args) => {
      const { code, output, commands } = unreleased.release(args);
      expect([code, commands]).toEqual([2, []]);
      expect(output).toMatch(/^npm run release -- <version>/);
    },
  );
});

/** Returns each file with a hash of it: commits, tags and the index are files as well. */
function stateOf({ folder }: Repository): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(path, 'latin1'))]));
}

test('a dry run on a detached head in a clone without a remote lists each step with what it requires and runs', () => {
  const repository = unreleased.copy();
  repository.git('switch', '--quiet', '--detach');
  const before = stateOf(repository);
  const { code, output } = repository.release('1.1.0 --dry-run');
  expect(code).toBe(0);
  expect(output.match(/^\d+\. .*$/gm)).toEqual([
    '1. number',
    '2. stored data',
    '3. commit',
    '4. checks',
    '5. package',
    '6. tag',
  ]);
  for (const command of WORK) expect(output.replaceAll("'", '')).toContain(`   runs    ${command}\n`);
  expect(output).toContain('   holds   CHANGELOG.md has a section for it.\n');
  expect(output).toContain('git push --atomic <remote> main v1.1.0');
  expect(stateOf(repository)).toEqual(before);
});

test('a dry run outside of a repository says so', () => {
  const repository = unreleased.copy();
  rmSync(join(repository.folder, '.git'), { recursive: true });
  const { code, output } = repository.release('1.1.0 --dry-run');
  expect(code).toBe(0);
  expect(output).toContain('this is not a repository with a commit');
});

describe('the files of a release alone', () => {
  test('are made on a detached head at its tag, as the workflow does it', () => {
    const repository = unreleased.copy();
    repository.release('1.1.0');
    rmSync(join(repository.folder, 'release'), { recursive: true });
    repository.git('switch', '--quiet', '--detach', 'v1.1.0');
    const { code, commands } = repository.release('1.1.0 --pack-only');
    expect([code, commands]).toEqual([0, ['npm pack --pack-destination release/1.1.0']]);
    expect(repository.read('release/1.1.0/SHA256SUMS')).toContain('payments-sandbox-1.1.0.cdx.json');
  });

  test('are not made for another version than that of package.json', () => {
    const { code, output, commands } = unreleased.copy().release('1.1.0 --pack-only');
    expect([code, commands]).toEqual([1, []]);
    expect(output).toContain('package.json has the version. Not so: it has 1.0.0.');
  });
});
