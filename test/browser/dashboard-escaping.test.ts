import { expect, test } from 'vitest';
import { overflow } from './support/audit';
import { addressOf, firstDetail, listed, seed, withDetails } from './support/dashboard';
import { useSite } from './support/site';
import { phone } from './support/visit';

const site = useSite();

const markup = `"><script>window.__ran=1</script><img src=x onerror="window.__ran=1">'&lt;`;
/** A right-to-left override, an isolate and a zero-width space. */
const text = `${markup}\u202e\u2066\u200b`;
/** The API refuses control characters in other texts. */
const metadata = { [markup]: `${text}\u0007` };
const url = `http://127.0.0.1:2/${encodeURIComponent(markup)}?q='><script>window.__ran=1</script>`;

/** Header values are ASCII. */
const header = `"><script>window.__ran=1</script>`;

/** Sixty pages on a busy machine. */
const LONG = { timeout: 240_000 };

test(
  'texts with markup and invisible characters are shown as they are on every page, and run on none',
  LONG,
  async () => {
    const platform = await site.newPlatform();
    await seed(platform, { name: text, description: text, metadata, url, header });
    // The same pages, with other texts, are checked in `dashboard-pages.test.ts`: here it is the width that long texts need.
    const visit = await site.visit({ isAudited: false, look: phone });
    const { page } = visit;
    const shown: string[] = [];
    const check = async (path: string) => {
      await visit.open(addressOf(site, platform, path));
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      });
      expect(await page.evaluate('window.__ran'), path).toBeUndefined();
      expect(await page.locator('main img, main script').count(), path).toBe(0);
      expect([path, ...(await overflow(page))]).toEqual([path]);
      const content = await page.evaluate(() => document.documentElement.textContent + document.body.outerHTML);
      // A button copies the text as it is.
      const visible = content.replace(/ data-copy="[^"]*"/g, '');
      expect(/[\u0000-\u0008\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.exec(visible), path).toBeNull();
      if (((await page.textContent('main')) ?? '').includes('<script>window.__ran=1</script>')) shown.push(path);
    };
    for (const [path] of listed) await check(path);
    for (const [list] of withDetails) {
      await visit.open(addressOf(site, platform, list));
      const detail = await firstDetail(page.mainFrame(), list);
      if (detail !== undefined) await check(detail);
    }
    expect(shown).toContain('payments');
    expect(shown.some((path) => path.startsWith('payments/'))).toBe(true);
  },
);

test('so are texts in an address', async () => {
  const platform = await site.newPlatform();
  const visit = await site.visit();
  for (const path of [
    `payments?status=${encodeURIComponent(text)}`,
    `search?q=${encodeURIComponent(text)}`,
    `payments/${encodeURIComponent(markup)}`,
    `${encodeURIComponent(markup)}`,
  ]) {
    await visit.open(addressOf(site, platform, path));
    expect(await visit.page.evaluate('window.__ran'), path).toBeUndefined();
    expect(await visit.page.locator('main img, main script').count(), path).toBe(0);
  }
});
