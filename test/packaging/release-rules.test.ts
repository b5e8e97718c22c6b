import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { releasesIn, sectionsOf } from '../../packaging/release/changelog';
import { Git } from '../../packaging/release/git';
import { mayNameRelease, withRelease } from '../../packaging/release/numbers';
import { findVersionProblem } from '../../packaging/release/preconditions';

describe('a version', () => {
  const others = ['0.2.0', '1.0.0-rc.2', 'moon'];

  test.each([
    ['1.0.0-rc.3', others],
    ['1.0.0-rc.10', others],
    ['1.0.0', others],
    ['1.0.0', ['1.0.0-rc.10', '0.9.0']],
    ['1.0.0-rc.2', others],
    ['1.0.0-rc.1', []],
    ['1.0.0-rc.1', ['1.0.0-beta.2', '1.0.0-1']],
  ])('%s can follow %j', (next, released) => {
    expect(findVersionProblem(next, released)).toBeUndefined();
  });

  test.each<readonly [version: string, released: readonly string[], problem: string]>([
    ['0.3.0', others, '1.0.0-rc.2 was released before'],
    ['1.0.0-rc.1', others, '1.0.0-rc.2 was released before'],
    ['1.0.0-rc.2', ['1.0.0-rc.10'], '1.0.0-rc.10 was released before'],
    ['1.0.0-rc.10', ['1.0.0'], '1.0.0 was released before'],
    ['1.0.0-beta.3', ['1.0.0-rc.1'], '1.0.0-rc.1 was released before'],
    ...['1', '1.0', 'v1.0.0', '01.0.0', '1.0.0-rc.01', '1.0.0+build', ' 1.0.0', 'latest', ''].map(
      (wrong) => [wrong, [], `"${wrong}" is not a semantic version`] as const,
    ),
  ])('%s cannot follow %j: %s', (next, released, problem) => {
    expect(findVersionProblem(next, released)).toContain(problem);
  });
});

test.each([
  ['# Changelog\n', []],
  [
    '## 1.0.0\n\nText.\n\n## 0.9.0 – 2026-01-01\n\n- Text.\n',
    [
      ['1.0.0', true],
      ['0.9.0', true],
    ],
  ],
  [
    '## Unreleased\n\n## 1.0.0\n\n### New\n\n## 0.9.0\n',
    [
      ['Unreleased', false],
      ['1.0.0', false],
      ['0.9.0', false],
    ],
  ],
  ['## 1.0.0\n### New\n- Text.', [['1.0.0', true]]],
])('the sections of %j', (changelog, sections) => {
  expect(sectionsOf(changelog).map(({ name, isFilled }) => [name, isFilled])).toEqual(sections);
});

test('a heading that is not a version is not a release', () => {
  expect(releasesIn('## Unreleased\n## 1.0.0-rc.1\n## 1.0\n## v2.0.0\n## 0.1.0 (never published)\n')).toEqual([
    '1.0.0-rc.1',
    '0.1.0',
  ]);
});

describe('the number of a release', () => {
  test.each([
    ['README.md', 'npx payments-sandbox@0.9.0-rc.1 start', 'npx payments-sandbox@2.0.0-rc.10 start'],
    ['docs/a.md', 'payments-sandbox-0.9.0.tgz pg', 'payments-sandbox-2.0.0-rc.10.tgz pg'],
    ['docs/a.md', 'payments-sandbox-0.9.0-rc.1.tgz', 'payments-sandbox-2.0.0-rc.10.tgz'],
    ['deploy/a.yaml', 'image: host/payments-sandbox:0.9.0\n', 'image: host/payments-sandbox:2.0.0-rc.10\n'],
    ['docs/a.md', 'Use payments-sandbox@0.9.0. Then', 'Use payments-sandbox@2.0.0-rc.10. Then'],
    ['docs/a.md', 'Use payments-sandbox@0.9.0-rc.1.', 'Use payments-sandbox@2.0.0-rc.10.'],
    ['docs/a.svg', '>payments-sandbox 0.9.0</tspan>', '>payments-sandbox 2.0.0-rc.10</tspan>'],
    [
      'package.json',
      '{\n  "version": "0.9.0",\n  "x": { "version": "1" } }',
      '{\n  "version": "2.0.0-rc.10",\n  "x": { "version": "1" } }',
    ],
  ])('in %s: %j', (path, text, changed) => {
    expect(withRelease(path, text, '2.0.0-rc.10')).toBe(changed);
  });

  test.each([
    ['docs/a.md', 'payments-sandbox 0.9.0 wrote it, and other-sandbox@0.9.0'],
    ['CHANGELOG.md', 'payments-sandbox@0.9.0'],
    ['test/a.md', 'payments-sandbox@0.9.0'],
    ['cli/a.ts', 'payments-sandbox@0.9.0'],
  ])('is left alone in %s: %j', (path, text) => {
    expect(withRelease(path, text, '2.0.0')).toBe(text);
  });

  test('is that of package.json wherever the repository names the present release', () => {
    const files = new Git('.').files.filter(mayNameRelease);
    expect(files).toEqual(expect.arrayContaining(['package-lock.json', 'README.md', 'deploy/kubernetes.yaml']));
    const textOf = (path: string) => readFileSync(path, 'utf8');
    expect(files.filter((path) => withRelease(path, textOf(path), version) !== textOf(path))).toEqual([]);
  });
});
