import { readFilledPage } from '../../lists/filled-page';
import { isRow, rowsOf } from '../../lists/row';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';

/** Returns the objects in test mode that have every word, the newest of each kind, and whether there are more. */
export async function findObjects(words: string, options: SandboxOptions): Promise<object> {
  const page = await readFilledPage((further) =>
    callPlatform(options, { method: 'GET', path: ['search'], query: { text: words, ...further } }),
  );
  const info = 'page_info' in page && isRow(page.page_info) ? page.page_info : {};
  return { found: rowsOf('data' in page ? page.data : []), has_more: info['has_next'] === true };
}
