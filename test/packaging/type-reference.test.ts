import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { expect, test } from 'vitest';
import { typeReference } from '../../packaging/reference/type-pages';
import { filesBelow } from '../support/files-below';

const folder = 'docs/reference/typescript';
const { pages, undocumented, described } = await typeReference(process.cwd());

test('the reference of the types is up to date', () => {
  const committed = filesBelow(folder).map((file) => [basename(file), readFileSync(file, 'utf8')]);
  expect(Object.fromEntries(committed), 'npm run generate').toEqual(pages);
});

test('each export of each entry has its place, and so have the types that they name', () => {
  expect(described.length).toBeGreaterThan(400);
  const missing = described.filter(({ name, page }) => {
    const text = pages[page.path] ?? '';
    return !text.includes(`\n## ${name}\n`) && !text.includes(`\n| \`${name}\` |`);
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('what users see has a comment', () => {
  expect(undocumented).toEqual([]);
});

test('no page has more than 300 lines, and none has HTML', () => {
  for (const [path, text] of Object.entries(pages)) {
    expect([path, text.trimEnd().split('\n').length > 300]).toEqual([path, false]);
    const prose = text.replaceAll(/^```.*?^```$|`[^`]*`|<!--.*?-->/gms, '');
    expect([path, prose.match(/<[a-z/].*?>/g)]).toEqual([path, null]);
  }
});

test('a class has its members, those of its parts, and none that are private', () => {
  const { 'platform.md': platform = '' } = pages;
  expect(platform).toContain('\n### Platform.waitForIdle\n');
  expect(platform).toContain('\n### Platform.disputes.open\n');
  expect(platform).toContain('| `clock` | `PlatformClock` |');
  expect(platform).not.toMatch(/storedBytes|#store|\bnew \(/);
});

test('a method of the client leads to its operation', () => {
  expect(pages['client-payments.md']).toContain('Operation: [Get a dispute](../api/disputes.md#get-a-dispute)');
});
