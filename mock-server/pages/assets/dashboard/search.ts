import { patch } from './patch';
import { holdingPlace } from './place';

/** Goes on with a search that is not finished yet. What was found stays on the page. */
export async function goOnSearching(main: Element): Promise<void> {
  for (;;) {
    const link = main.querySelector<HTMLAnchorElement>('a[data-continue]');
    if (!link) return;
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
    if (!response.ok || !page) return;
    holdingPlace(main, () => patch(main, page));
  }
}
