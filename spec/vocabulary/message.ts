/** A sentence with named gaps. It knows the names of its gaps, so that a caller who forgets one does not compile. */
export interface Message<Name extends string = never> {
  readonly names: readonly Name[];
  /** The sentence with each gap shown as `<name>`, as it stands in documents. */
  readonly template: string;
  readonly fill: (values: Readonly<Record<Name, string>>) => string;
}

/** `` message`must be greater than ${'minimum'}` `` */
export function message<const Names extends readonly string[]>(
  pieces: TemplateStringsArray,
  ...names: Names
): Message<Names[number]> {
  const join = (gap: (name: Names[number]) => string) =>
    pieces.reduce((text, piece, i) => {
      const name = names[i - 1];
      return name === undefined ? text + piece : text + gap(name) + piece;
    }, '');
  return { names, template: join((name) => `<${name}>`), fill: (values) => join((name) => values[name]) };
}

/** A sentence without gaps, made of other texts. */
export const sentence = (text: string): Message => ({ names: [], template: text, fill: () => text });
