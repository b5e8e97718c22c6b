import { expect, test } from 'vitest';
import { startCli } from '../support/cli-process';

test('a sandbox serves the texts for language models without its control token, with links that lead to Markdown', async () => {
  const { url, stop } = await startCli(['--memory', '--control-token', '0123456789abcdef']);
  const read = async (path: string) => {
    const response = await fetch(`${url}/${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    return { type: response.headers.get('content-type'), text: await response.text() };
  };
  const { text, type } = await read('llms.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  // The form of https://llmstxt.org: a title, a summary, and lists of links.
  expect(text).toMatch(
    /^# payments-sandbox\n\n> .+\n\n(?:[^#]+\n)(?:\n## .+\n\n(?:- \[.+\]\(docs\/\S+\.md\)(?:: .+)?\n)+)+$/,
  );
  const links = Array.from(text.matchAll(/^- \[(.+)\]\((.+?)\)/gm), ([, title = '', path = '']) => ({ title, path }));
  expect(links.length).toBeGreaterThan(35);
  const addresses = Array.from(text.matchAll(/\]\((.+?)\)/g), ([, address = '']) => address);
  const statuses = await Promise.all(
    addresses.map(async (each) => [each, (await fetch(new URL(each, `${url}/llms.txt`))).status] as const),
  );
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  const { text: full } = await read('llms-full.txt');
  for (const { title, path } of links) {
    const page = await read(path);
    expect(page.type).toBe('text/markdown; charset=utf-8');
    expect(page.text).toContain(`# ${title}\n`);
    expect(full).toContain(page.text);
  }
  expect((await fetch(`${url}/docs/guides/nowhere.md`)).status).toBe(404);
  await stop();
});
