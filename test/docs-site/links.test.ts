import { beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock-server/server';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import { filesBelow } from '../support/files-below';
import { docs } from './support';

const root = 'http://localhost:4010/docs/';
/** The pages, by their address. */
const pages = new Map<string, { readonly status: number; readonly html: string }>();
let sandbox: Sandbox;

/** Follows the links from the first page to each page of the documentation. */
beforeAll(async () => {
  sandbox = createSandbox({ docs });
  const left = [root];
  for (let url = left.pop(); url !== undefined; url = left.pop()) {
    if (pages.has(url)) continue;
    const response = await sandbox.fetch(url);
    const html = await response.text();
    pages.set(url, { status: response.status, html });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage) left.push(...linksOf(url, html).flatMap(({ to }) => (to.startsWith(root) ? [withoutHash(to)] : [])));
  }
}, 60_000);

const withoutHash = (url: string) => url.replace(/#.*/, '');

const linksOf = (from: string, html: string) =>
  Array.from(html.matchAll(/ (?:href|src|action)="([^"]*)"/g), ([, href = '']) => ({
    from,
    to: new URL(href.replaceAll('&amp;', '&'), from).href,
  }));

const ids = [...Object.keys(operations), ...Object.keys(controlOperations)];
const links = () => [...pages].flatMap(([from, { html }]) => linksOf(from, html));

test('every page of the guides and of the reference, and every operation, is linked', () => {
  const files = ['docs/guides', 'docs/reference']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.md'));
  const paths = files.map((file) => file.replace(/^docs\/(?:guides\/README\.md)?|\.md$/g, ''));
  const expected = [...paths, ...ids.map((id) => `operations/${id}`)];
  expect(expected.filter((path) => !pages.has(root + path))).toEqual([]);
});

test('the page of each operation leads to its place in the reference, which leads back', () => {
  for (const id of ids) {
    const [, place = ''] =
      /href="([^"]*)">Fields, rules and errors</.exec(pages.get(`${root}operations/${id}`)?.html ?? '') ?? [];
    const reference = withoutHash(new URL(place, `${root}operations/${id}`).href);
    expect(pages.get(reference)?.html, id).toContain(`operations/${id}">Try it</a>`);
  }
});

test('each link leads to a page and a heading that exist', () => {
  const own = links().filter(({ to }) => to.startsWith(root));
  expect(own.length).toBeGreaterThan(1_000);
  const dead = own.filter(({ to }) => {
    const page = pages.get(withoutHash(to));
    const anchor = new URL(to).hash.slice(1);
    return page?.status !== 200 || (anchor !== '' && anchor !== 'response' && !page.html.includes(` id="${anchor}"`));
  });
  expect([...new Set(dead.map(({ from, to }) => `${from} to ${to}`))]).toEqual([]);
});

test('nothing is loaded from elsewhere, and other links lead to the repository or to pages of others by https', async () => {
  const others = links().filter(({ to }) => !to.startsWith(root));
  const own = others.filter(({ to }) => to.startsWith('http://localhost:4010/')).map(({ to }) => new URL(to).pathname);
  expect(new Set(own.map((path) => path.split('/')[1]))).toEqual(new Set(['_pages', '_sandbox']));
  expect(others.filter(({ to }) => !/^https:|^http:\/\/(?:localhost|127\.0\.0\.1):4010\//.test(to))).toEqual([]);
  const loaded = [...pages].flatMap(([, { html }]) =>
    Array.from(html.matchAll(/<(?:link|script|img)[^>]* (?:href|src)="([^"]*)"/g)),
  );
  expect(loaded.filter(([, address = '']) => address.includes(':'))).toEqual([]);
});
