/** Parts of a row that can be pressed themselves. */
const OTHERS = 'a, button, input, label, select, summary, textarea';

/**
 * Lets a press anywhere in a row of a table follow its first link, unless it selects text. A link that covers the row would need
 * no script, but no text below it could be selected.
 */
export function offerRows(): void {
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', follow);
  // A middle button would scroll the page.
  document.addEventListener('mousedown', (event) => {
    if (event.button === 1 && linkAt(event)) event.preventDefault();
  });
}

function follow(event: MouseEvent): void {
  const link = linkAt(event);
  if (!link || event.button > 1 || getSelection()?.isCollapsed === false) return;
  if (event.button === 1 || event.ctrlKey || event.metaKey) open(link.href, '_blank', 'noopener');
  else link.click();
}

/** Returns the first link of the row at a point, unless something else is there. */
function linkAt({ target }: MouseEvent): HTMLAnchorElement | null | undefined {
  if (!(target instanceof Element) || target.closest(OTHERS)) return undefined;
  return target.closest('tbody tr')?.querySelector<HTMLAnchorElement>('td:not(.is-actions) a[href]');
}
