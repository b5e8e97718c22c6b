/** Formats what is typed or pasted, and leaves the caret after the same digit. */
export function formatWhileTyping(input: HTMLInputElement, format: (text: string) => string): void {
  input.addEventListener('input', () => {
    const { value, selectionStart } = input;
    const text = format(value);
    if (text === value) return;
    const digitsAfter = digitsOf(value.slice(selectionStart ?? value.length)).length;
    input.value = text;
    const caret = text.search(`(\\D*\\d){${digitsAfter}}$`);
    input.setSelectionRange(caret, caret);
  });
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
