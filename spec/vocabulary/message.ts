/** A sentence with named placeholders. The names are part of its type: a call that leaves one out does not compile. */
export interface Message<Name extends string = never> {
  readonly names: readonly Name[];
  /** The sentence with each placeholder as `<name>`, as in documentation. */
  readonly template: string;
  readonly fill: (values: Readonly<Record<Name, string>>) => string;
}

/** `` message`must be greater than ${'minimum'}` `` */
export function message<const Names extends readonly string[]>(
  pieces: TemplateStringsArray,
  ...names: Names
): Message<Names[number]> {
  const join = (valueOf: (name: Names[number]) => string) =>
    pieces.reduce((text, piece, i) => {
      const name = names[i - 1];
      return name === undefined ? text + piece : text + valueOf(name) + piece;
    }, '');
  return { names, template: join((name) => `<${name}>`), fill: (values) => join((name) => values[name]) };
}

/** A sentence without placeholders, from a computed text. */
export const sentence = (text: string): Message => ({ names: [], template: text, fill: () => text });

/** Returns a message that goes on with another text. */
export const followedBy = <Name extends string>(
  { names, template, fill }: Message<Name>,
  text: string,
): Message<Name> => ({
  names,
  template: `${template} ${text}`,
  fill: (values) => `${fill(values)} ${text}`,
});
