import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { benchmarks } from '../bench/benchmarks';
import packageJson from '../package.json';
import { checks } from './check/checks';
import { calledSteps, declares } from './support/called-steps';
import { filesBelow } from './support/files-below';

const textOf = (page: string): string => readFileSync(page, 'utf8');
const pagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));

/** The first file of a folder, for who changes it. */
const ofFolders = ['bench', 'spec', 'mock-server/store', 'mock-server/pages', 'cli', 'test'].map(
  (folder) => `${folder}/README.md`,
);
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'AGENTS.md', 'docs/sandbox.md', ...ofFolders],
  ...['docs/guides', 'docs/decisions', 'docs/reference'].flatMap(pagesIn),
];
const isGenerated = (page: string): boolean => textOf(page).startsWith('<!-- Generated');

test('the index of the decisions lists every page, in order and by its title', () => {
  const index = 'docs/decisions/README.md';
  const listed = textOf(index)
    .split('\n')
    .filter((line) => /^(- |\d+\. )/.test(line));
  const decisions = pagesIn('docs/decisions').filter((page) => page !== index);
  const rows = decisions.map((page) => {
    const file = page.slice('docs/decisions/'.length);
    return `${Number(file.slice(0, 2))}. [${titleOf(page)}](${file})`;
  });
  expect(decisions.length).toBeGreaterThan(0);
  expect(listed).toEqual(rows);
});

test('no text of the package names a script of the repository, which its reader does not have', () => {
  const named = /`npm start`|npm run/;
  const packed = ['docs/guides', 'docs/reference', 'skills'].flatMap(filesBelow).filter((file) => file.endsWith('.md'));
  expect(packed.length).toBeGreaterThan(100);
  expect([...packed, 'AGENTS.md'].filter((file) => named.test(textOf(file)))).toEqual([]);
});

test('a seed file, which is lines of JSON, is named so in each document and help', () => {
  const commands = filesBelow('cli').filter((file) => file.endsWith('.ts'));
  const named = [...pages, ...commands].flatMap((file) =>
    Array.from(
      textOf(file).matchAll(/(?:--seed|seed:|export -o|payments-sandbox import) (\S+\.json)\b/g),
      ([text]) => ({ file, text }),
    ),
  );
  expect(named.filter(({ file }) => file !== 'CHANGELOG.md')).toEqual([]);
});

test('the decisions are numbered without a gap', () => {
  const numbers = pagesIn('docs/decisions').flatMap((page) => /\/(\d\d)-/.exec(page)?.[1] ?? []);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')));
});

test('a decision is read in two minutes, except the table of surroundings, in which one looks a row up', () => {
  const long = pagesIn('docs/decisions').filter((page) => linesOf(page) > 60);
  expect(long).toEqual(['docs/decisions/40-what-surroundings-change.md']);
});

test('the index of the guides lists every guide, and every page of the reference that is written by hand, by its title', () => {
  const index = 'docs/guides/README.md';
  const listed = Array.from(textOf(index).matchAll(/\[[^\]]+\]\([^)]+\.md\)/g), ([link]) => link);
  const isWritten = (page: string) => page !== index && !isGenerated(page);
  const rows = ['docs/guides', 'docs/reference']
    .flatMap(pagesIn)
    .filter(isWritten)
    .map((page) => `[${titleOf(page)}](${relative('docs/guides', page)})`);
  expect(rows.filter((row) => !listed.includes(row))).toEqual([]);
});

test('the README and the index of the guides have the same five doors, with the same commands and pages', () => {
  const row = /^\| (\w[\w ]+): [^|]+\| `([^`]+)` +\| \[[^\]]+\]\(docs\/guides\/([^)]+)\)/gm;
  const doors = Array.from(textOf('README.md').matchAll(row), ([, door = '', command = '', page = '']) => ({
    door,
    command,
    page,
  }));
  expect(doors).toHaveLength(5);
  const sections = textOf('docs/guides/README.md')
    .split(/^## /m)
    .slice(1, -1)
    .map((section) => ({
      door: section.slice(0, section.indexOf('\n')),
      command: /`(np[mx] [^`]+)`/.exec(section)?.[1],
      pages: Array.from(section.matchAll(/\]\(([^)]+)\)/g), ([, page]) => page),
    }));
  expect(sections.map(({ door, command }) => ({ door, command }))).toEqual(
    doors.map(({ door, command }) => ({ door, command })),
  );
  expect(doors.filter(({ page }, index) => sections[index]?.pages.includes(page) !== true)).toEqual([]);
});

test('a guide, and a page of the reference that is written by hand, is read without getting lost', () => {
  const written = ['docs/guides', 'docs/reference'].flatMap(pagesIn).filter((page) => !isGenerated(page));
  expect(written.filter((page) => linesOf(page) > 300)).toEqual([]);
});

test('a guide begins with what its reader will have, and ends with where to go', () => {
  const guides = pagesIn('docs/guides').filter((page) => page !== 'docs/guides/README.md');
  const isWhole = (text: string) =>
    /^# .+\n\n(?:At the end\b|In [\w ]+ you will have\b)/.test(text) && text.match(/^## .+$/gm)?.at(-1) === '## Next';
  expect(guides.filter((page) => !isWhole(textOf(page)))).toEqual([]);
});

test('a figure that was measured is on the page of measurements, and others link to it', () => {
  const quantity = /\d ?(?:[kKMG]B|ms|µs)\b|\d seconds/;
  const measured =
    /\b(?:took|measured|median|at the start|per payment|for [\d,]+ payments|of memory|compressed|(?:is|has) \d+\.\d+ [kKM]B)\b/i;
  const sentences = (page: string) => textOf(page).split(/(?<=[.:|])\s|\n\n/);
  const written = ['docs/guides', 'docs/reference'].flatMap(pagesIn).filter((page) => !isGenerated(page));
  const elsewhere = ['README.md', 'AGENTS.md', 'docs/sandbox.md', ...written].filter(
    (page) => page !== 'docs/reference/measurements.md',
  );
  const found = elsewhere.flatMap((page) =>
    sentences(page).flatMap((text) => (quantity.test(text) && measured.test(text) ? [`${page}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

test('the README is short, and leads to the guides', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(150);
  expect(textOf('README.md')).toContain('](docs/guides/README.md)');
});

test('the skill has the name of its folder, and a description of when to use it', () => {
  const [, name = ''] =
    /^---\nname: (.*)\ndescription: .* Use when .*\n---\n/.exec(textOf('skills/payments-sandbox/SKILL.md')) ?? [];
  expect(name).toBe('payments-sandbox');
  expect(packageJson.files).toEqual(expect.arrayContaining(['skills', 'AGENTS.md']));
});

describe('CONTRIBUTING', () => {
  const page = 'CONTRIBUTING.md';
  const picture = /^fronts\/http\.ts[^]*?^```/m.exec(textOf(page))?.[0] ?? '';
  const steps = Array.from(picture.matchAll(/^ {2}(\w+) +(\S+\.ts) /gm), ([, step = '', file = '']) => ({
    step,
    file,
  }));

  test('is short', () => {
    expect(linesOf(page)).toBeLessThanOrEqual(120);
  });

  test('shows the path of a request through files that exist and declare its steps', () => {
    const files = Array.from(picture.matchAll(/[\w/-]+\.ts\b/g), ([file]) => `mock-server/${file}`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(steps.filter(({ step, file }) => !declares(`mock-server/${file}`, step))).toEqual([]);
  });

  test('shows the steps in the order in which the pipeline takes them', () => {
    const called = calledSteps('mock-server/pipeline/api.ts', 'respondToApi');
    const shown = steps.map(({ step }) => step);
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((step) => !called.includes(step))).toEqual([]);
    expect(shown).toEqual(shown.toSorted((a, b) => called.indexOf(a) - called.indexOf(b)));
  });
});

test('a newcomer has two commands', () => {
  const lines = textOf('README.md').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
});

test('every npm script that a document names exists, and so do the names after check and bench', () => {
  const named = pages.flatMap((page) =>
    Array.from(textOf(page).matchAll(/\bnpm run\s+([a-z][\w:-]*)(?:\s+([a-z][\w-]*))?/g)),
  );
  expect(named.length).toBeGreaterThan(0);
  const names = new Map([
    ['check', checks],
    ['bench', benchmarks],
  ]);
  const unknown = named.filter(([, script = '', name]) => {
    const known = names.get(script);
    return !Object.hasOwn(packageJson.scripts, script) || (known && name !== undefined && !Object.hasOwn(known, name));
  });
  expect(unknown.map(([text]) => text)).toEqual([]);
});

test('every file of the project that a document names in code exists', () => {
  const path = /`((?:spec|sdk|mock-server|cli|packaging|bench|checks|test|examples|deploy)\/[\w./-]*)`/g;
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md' && !isGenerated(page))
    .flatMap((page) => Array.from(textOf(page).matchAll(path), ([, file = '']) => ({ page, file })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
});

function linesOf(page: string): number {
  return textOf(page).trimEnd().split('\n').length;
}

function titleOf(page: string): string {
  return /^# (.+)$/m.exec(textOf(page))?.[1] ?? '';
}
