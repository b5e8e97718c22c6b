import { problemOf } from '../../checkout/check';

/** Checks the form before it is sent: what was typed stays, and the first field that is wrong has the focus. */
export function checkBeforeSending(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-invalid]')];
  const isRefused = (input: HTMLInputElement) => {
    const text = input.value.trim() || input.placeholder;
    const number = inputs.find(({ name }) => name === 'card_number')?.value ?? '';
    const problem = problemOf(input.name, text, {
      pattern: input.dataset['pattern'],
      number,
      now: form.dataset['now'] ?? '',
    });
    return showProblem(input, problem && input.dataset[problem]);
  };
  for (const input of inputs) input.addEventListener('input', () => input.ariaInvalid === 'true' && isRefused(input));
  form.addEventListener('submit', (event) => {
    // A field of the other way to pay is not rendered.
    const [first] = inputs.filter((input) => input.offsetParent !== null && isRefused(input));
    if (first === undefined) return;
    event.preventDefault();
    first.focus();
  });
}

/** Shows the problem of a field as the server does, or removes the one that was shown. Returns whether there is one. */
function showProblem(input: HTMLInputElement, words: string | undefined): boolean {
  const { id } = input;
  document.getElementById(`${id}-error`)?.remove();
  input.ariaInvalid = words === undefined ? null : 'true';
  if (words !== undefined) {
    const error = document.createElement('p');
    error.id = `${id}-error`;
    error.className = 'error';
    error.textContent = words;
    input.parentElement?.append(error);
  }
  const ids = [`${id}-hint`, `${id}-error`].filter((each) => document.getElementById(each));
  input.setAttribute('aria-describedby', ids.join(' '));
  return words !== undefined;
}
