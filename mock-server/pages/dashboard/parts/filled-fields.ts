/** Returns the fields of a form that are filled in, as a body of an operation: a field that is left empty is not sent. */
export function filledFields(form: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  const values = names.map((name) => [name, form.get(name) ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** Returns a number as it is typed, or else the text, so that the operation refuses it. */
export function numberOrText(typed: string): number | string {
  const text = typed.trim();
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
