import { offerCopies } from '../../pages/assets/dashboard/copy';
import { offerKeys } from '../../pages/assets/dashboard/keys';
import type { DocsResult } from '../search';

/** The script of the documentation: copies code, has the key `/`, and shows results of a search while somebody types. */

offerKeys();
offerCopies();

const navigation = document.querySelector<HTMLElement>('nav.pages');
const present = navigation?.querySelector<HTMLElement>('[aria-current]');
if (navigation && present) navigation.scrollTop = present.offsetTop - navigation.clientHeight / 2;

const contents = document.querySelector<HTMLDetailsElement>('.contents details');
if (contents && matchMedia('(width > 75rem)').matches) contents.open = true;

const form = document.querySelector<HTMLFormElement>('form.search');
const input = document.querySelector<HTMLInputElement>('#search');
const list = document.querySelector<HTMLElement>('#found');
/** The results that are shown; the page of the search has all. */
const MAX_SHOWN = 8;

type Search = (query: string) => readonly DocsResult[];
let loading: Promise<Search> | undefined;

/** Loads what searches, and its index. */
async function load(): Promise<Search> {
  const { docs = '', index = '' } = document.body.dataset;
  const [{ searchIn }, response] = await Promise.all([import('../search'), fetch(docs + index)]);
  return searchIn(await response.text());
}

function show(results: readonly DocsResult[], query: string): void {
  if (list === null) return;
  const { docs = '' } = document.body.dataset;
  const links = results.slice(0, MAX_SHOWN).map(({ path, page, heading, excerpt }) => {
    const link = document.createElement('a');
    link.href = docs + path;
    const parts = { heading, page: heading === page ? '' : page, about: excerpt };
    for (const [name, text] of Object.entries(parts)) {
      if (text === '') continue;
      const part = document.createElement('span');
      part.className = name;
      part.textContent = text;
      link.append(part);
    }
    return link;
  });
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  count.textContent = links.length === 0 ? 'Nothing was found.' : `${results.length} results`;
  list.replaceChildren(count, ...links);
  list.hidden = query === '';
}

input?.addEventListener('input', () => {
  const query = input.value.trim();
  void (loading ??= load()).then((search) => {
    if (input.value.trim() === query) show(search(query), query);
  });
});

form?.addEventListener('keydown', (event) => {
  if (list === null || list.hidden) return;
  if (event.key === 'Escape') {
    list.hidden = true;
    input?.focus();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const places = [input, ...list.querySelectorAll('a')];
  const at = places.findIndex((place) => place === document.activeElement);
  places[(at + step + places.length) % places.length]?.focus();
});

document.addEventListener('click', ({ target }) => {
  if (list !== null && target instanceof Node && !form?.contains(target)) list.hidden = true;
});
