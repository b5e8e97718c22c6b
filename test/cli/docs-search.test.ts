import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { searchingDocs } from '../../cli/docs';
import type { DocsPages, ReadDocs } from '../../mock-server/docs/files';
import { respondToDocs } from '../../mock-server/docs/respond';
import { indexOf } from '../../mock-server/docs/search';
import { createSandbox } from '../../mock-server/server';

const refunds = { id: 'guides/refunds', page: 'Refunds', heading: 'Refunds', text: 'Return money', excerpt: 'Return' };
const assets = { style: 'style.css', script: 'page.js', search: 'search.js', index: 'index.txt' };
const pages: DocsPages = { groups: [], operations: {}, assets };
const files: Readonly<Record<string, string>> = {
  'pages.json': JSON.stringify(pages),
  'index.txt': gzipSync(indexOf([refunds])).toString('base64'),
};

/** Returns what reads the documentation, and the names that it read. `failing`: how many reads of the index fail. */
function observed(failing = 0): { readonly read: ReadDocs; readonly names: readonly string[] } {
  const names: string[] = [];
  let failures = failing;
  const read: ReadDocs = (name) => {
    names.push(name);
    if (name === 'index.txt' && failures-- > 0) return Promise.reject(new Error('EMFILE'));
    return Promise.resolve(files[name]);
  };
  return { read, names };
}

const found = [{ path: 'guides/refunds', page: 'Refunds', heading: 'Refunds', excerpt: 'Return' }];

describe('the index of the documentation', () => {
  test('is unpacked once, for searches side by side and one after the other', async () => {
    const { read, names } = observed();
    const search = searchingDocs(read);
    expect(await Promise.all([search('refund'), search('money')])).toEqual([found, found]);
    expect(await search('refund')).toEqual(found);
    expect(names.filter((name) => name === 'index.txt')).toHaveLength(1);
  });

  test('is read again after a read that failed', async () => {
    const search = searchingDocs(observed(1).read);
    await expect(search('refund')).rejects.toThrow('EMFILE');
    expect(await search('refund')).toEqual(found);
  });

  test('is not there in a package that is not built', async () => {
    await expect(searchingDocs(() => Promise.resolve(undefined))('refund')).rejects.toThrow('npm run build');
  });
});

describe('the page of a search', () => {
  const sentence = 'A search takes the first 200 characters, and of each word the first 32.';
  const open = () => {
    const { read, names } = observed();
    const search = searchingDocs(read);
    const { fetch } = createSandbox({ docs: (visit) => respondToDocs(visit, read, search) });
    const searched = async (text: string) =>
      (await fetch(`http://localhost:4010/docs/search?q=${encodeURIComponent(text)}`)).text();
    return { searched, names };
  };

  test('unpacks the index once', async () => {
    const { searched, names } = open();
    for (const text of ['refund', 'money', '']) expect(await searched(text)).toContain('<h1>');
    expect(names.filter((name) => name === 'index.txt')).toHaveLength(1);
  });

  test.each([
    ['a question', 'why is my refund not there', false],
    ['200 characters', `refund ${'a b '.repeat(48)}a`, false],
    ['more characters', `refund ${'a b '.repeat(50)}`, true],
    ['a word of 32 letters', `refund ${'a'.repeat(32)}`, false],
    ['a longer word', `refund ${'a'.repeat(33)}`, true],
    ['a card number at the end of what is sought', `refund ${'a b '.repeat(46)}4242424242424242`, true],
  ])('says when not all of a text is sought: %s', async (_name, text, isSaid) => {
    const html = await open().searched(text);
    expect(html.includes(sentence)).toBe(isSaid);
    expect(html).toContain('href="guides/refunds"');
    expect(html).not.toContain('4242424');
    const [, entered = ''] = /<input id="search"[^>]*value="([^"]*)"/.exec(html) ?? [];
    expect(text.startsWith(entered.replaceAll('*', '4').slice(0, 190))).toBe(true);
    expect(entered.length).toBeLessThanOrEqual(200);
  });
});
