/** Lets `/` lead to the search, and `c` to the form that creates a payment, unless somebody types. */
export function offerKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    if (key === '/') leadToSearch(event);
    const { create } = document.body.dataset;
    if (key === 'c' && create !== undefined) location.assign(create);
  });
}

function leadToSearch(event: Event): void {
  const search = document.querySelector<HTMLInputElement>('#search');
  if (search === null) return;
  event.preventDefault();
  search.focus();
  search.select();
}
