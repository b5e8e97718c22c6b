import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { part } from '../../support/run-scale';
import { contextOptions, dark, desktop, type Look, phone, type ReceivedPage } from './visit';

/** Rules whose result depends on width or colours. The others run in the first look only. */
const visualRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

interface NamedLook {
  readonly name: string;
  readonly look: Look;
}

/** The looks in which a page is checked: both widths and both colour schemes, of which every second page has the other pairs. */
const looks: readonly (readonly [NamedLook, NamedLook])[] = [
  [
    { name: 'desktop, light', look: desktop },
    { name: 'phone, dark', look: dark(phone) },
  ],
  [
    { name: 'desktop, dark', look: dark(desktop) },
    { name: 'phone, light', look: phone },
  ],
];

/** Returns the looks of a page, by its number. `.ci/run` has one of the four, and another one at the next commit. */
function looksOf(page: number): readonly NamedLook[] {
  if (!part.isWhole(import.meta.filename)) return part.oneOf(looks.flat(), page);
  return looks[page % 2] ?? [];
}

/** Pages that were checked, in this process. The same page comes in many tests. */
const checked = new Set<string>();

/** Shows received pages again, in a window of its own without their policy, and checks them in every look. */
export class Auditor {
  #page: Promise<Page> | undefined;
  #shown: ReceivedPage | undefined;

  constructor(private readonly browser: Browser) {}

  /** Returns what is wrong with a page: violations of accessibility rules, and content wider than the window. */
  async problemsOf(received: ReceivedPage): Promise<string[]> {
    const key = structureOf(received.body);
    if (checked.has(key)) return [];
    checked.add(key);
    this.#page ??= this.#open();
    const page = await this.#page;
    this.#shown = received;
    await page.goto(received.url);
    const problems: string[] = [];
    for (const [i, { name, look }] of looksOf(checked.size).entries()) {
      await page.setViewportSize(look);
      await page.emulateMedia({ colorScheme: look.colorScheme });
      const found = [...(await violations(page, i === 0)), ...(await overflow(page))];
      problems.push(...found.map((problem) => `${titleOf(received)} (${name}): ${problem}`));
    }
    return problems;
  }

  async close(): Promise<void> {
    await (await this.#page)?.context().close();
  }

  async #open(): Promise<Page> {
    const context = await this.browser.newContext({ bypassCSP: true, ...contextOptions(desktop) });
    await context.addInitScript({ content: axe.source });
    const page = await context.newPage();
    await page.route(
      (url) => url.href === this.#shown?.url,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: this.#shown?.body ?? '' }),
    );
    return page;
  }
}

/** Without what no rule that runs and no message needs: style sheets loaded again, and selectors of elements. */
const reduced: axe.RunOptions = { resultTypes: ['violations'], preload: false, selectors: false };

async function violations(page: Page, isFirst: boolean): Promise<string[]> {
  const options: axe.RunOptions = isFirst
    ? { ...reduced, rules: { 'target-size': { enabled: true } } }
    : { ...reduced, runOnly: visualRules };
  const results = await page.evaluate<axe.AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}

/** Returns whether the content is wider than the window, in words. */
export async function overflow(page: Page): Promise<string[]> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return content > view ? [`the content is ${content} px wide, the window ${view} px`] : [];
}

/**
 * Returns what of a page decides the result of a check: its elements and their attributes without ids, numbers and texts, rows of
 * the same kind once, and the length of its longest word, which decides the width.
 */
function structureOf(body: string): string {
  const words = body.replace(/<[^>]*>/g, ' ').split(/\s+/);
  const longest = Math.floor(Math.max(...words.map((word) => word.length)) / 32);
  const elements = body
    .replace(/ (value|href|datetime|data-[\w-]+|aria-label|title)="[^"]*"/g, ' $1')
    .replace(/_[0-9A-Za-z]{16,}|\d+/g, '0')
    .replace(/>\s*[^<\s][^<]*</g, '>text<');
  return `${longest} ${elements.replace(/(<tr[^>]*>(?:(?!<\/tr>).)*<\/tr>)\1+/gs, '$1')}`;
}

function titleOf({ body }: ReceivedPage): string {
  return /<title>([^<]*)/.exec(body)?.[1] ?? 'a page without a title';
}
