import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const MAX_PICTURE_BYTES = 120_000;

/** Takes a picture for the documentation. It is written by `npm run pictures` only. */
export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement && !document.querySelector('[aria-invalid]'))
      document.activeElement.blur();
    scrollTo(0, 0);
  });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  expect(picture.byteLength).toBeLessThan(MAX_PICTURE_BYTES);
  if (process.env['PICTURES'] !== 'write') return;
  await mkdir('docs/pictures', { recursive: true });
  await writeFile(`docs/pictures/${name}.png`, picture);
}
