/** Lets `/` lead to the search, unless somebody types. */
export function leadToSearch(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, textarea, select')) return;
    const search = document.querySelector<HTMLInputElement>('#search');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}
