/** The script of the dashboard: updates the page when something has changed, copies texts, and lets `/` lead to the search. */
{
  const search = document.querySelector<HTMLInputElement>('#search');
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
      return;
    event.preventDefault();
    search?.focus();
  });

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) button.hidden = false;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-copy]') : null;
    if (button) void navigator.clipboard.writeText(button.dataset['copy'] ?? '');
  });
}
