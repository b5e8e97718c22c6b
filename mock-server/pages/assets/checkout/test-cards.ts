/**
 * Fills the form from a test card without loading the page again: fields that are empty, and those that have what the last one
 * filled. Who pays is not filled: a name and a postal code that nobody enters are those that the placeholders show.
 */
export function fillInPlace(panel: HTMLFormElement, form: HTMLFormElement): void {
  const filled = new Map<string, string>();
  const inputs = [...form.querySelectorAll('input')];
  const note = panel.querySelector('p');
  const assume = (payer = '') => {
    for (const input of inputs) input.placeholder = new URLSearchParams(payer).get(input.name) ?? '';
  };
  const isNumber = ({ name }: HTMLInputElement) => name.endsWith('_number');
  panel.addEventListener('submit', (event) => {
    if (!(event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { fill, payer } = event.submitter.dataset;
    let isKept = false;
    for (const [name, value] of new URLSearchParams(fill))
      for (const input of inputs.filter((each) => each.name === name)) {
        if (input.type === 'radio') input.checked = input.value === value;
        else if (input.value === '' || input.value === filled.get(name)) {
          filled.set(name, value);
          input.value = value;
        } else isKept ||= isNumber(input) && input.value !== value;
      }
    assume(isKept ? '' : payer);
    for (const input of inputs) input.dispatchEvent(new Event('input'));
    if (note) note.hidden = !isKept;
    if (!isKept) form.querySelector('button')?.focus();
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && isNumber(target)) assume();
  });
}
