const COPIED_MS = 2_000;

/** Shows the buttons that copy a text, and lets them. */
export function offerCopies(): void {
  showCopyButtons(document);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button.dataset['copy'] ?? '').then(() => sayCopied(button));
  });
}

/** Shows the buttons that copy a text. The page hides them, as they do nothing without a script. */
export function showCopyButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
}

async function copy(text: string): Promise<void> {
  try {
    // eslint-disable-next-line no-restricted-properties -- Without it, the text is copied in another way.
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers have a clipboard on secure origins only.
    copySelected(text);
  }
}

function copySelected(text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.className = 'unseen';
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
}

/** Updates of the page leave the button alone while it says so. */
function sayCopied(button: HTMLElement): void {
  if (button.dataset['copied'] !== undefined) return;
  const shown = [...button.childNodes];
  const label = button.getAttribute('aria-label');
  button.dataset['copied'] = '';
  button.replaceChildren(label === null ? 'Copied' : '✓');
  if (label !== null) button.setAttribute('aria-label', label.replace(/^Copy\b/, 'Copied'));
  setTimeout(() => {
    delete button.dataset['copied'];
    button.replaceChildren(...shown);
    if (label !== null) button.setAttribute('aria-label', label);
  }, COPIED_MS);
}
