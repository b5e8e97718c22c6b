import { readFileSync } from 'node:fs';

export interface Instruction {
  /** In capitals, such as `COPY`. */
  readonly keyword: string;
  /** The rest, on one line, with the values of build arguments. */
  readonly text: string;
}

/** A stage of a container file, from one `FROM` to the next. */
export interface Stage {
  /** The image that it begins with. */
  readonly base: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** The build arguments of a container file, by their names. */
export type BuildArguments = Readonly<Record<string, string>>;

/** Reads a container file: comments and line continuations are removed. Throws for a build argument without a value. */
export function stagesOf(path: string, given: BuildArguments): readonly Stage[] {
  const text = readFileSync(path, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, base, name] = /^(\S+)(?: AS (\S+))?$/i.exec(rest) ?? [];
    const stage = stages.at(-1);
    if (keyword === 'ARG' && !Object.hasOwn(given, rest)) throw new Error(`the build argument ${rest} is missing`);
    if (keyword === 'FROM' && base !== undefined) stages.push({ base, name, instructions: [] });
    else if (stage !== undefined) stage.instructions.push({ keyword, text: filled(rest, stage, given) });
  }
  return stages;
}

/** Returns a text with the build arguments that its stage declares. */
function filled(text: string, stage: Stage, given: BuildArguments): string {
  return textsOf(stage, 'ARG').reduce((result, name) => result.replaceAll(`\${${name}}`, given[name] ?? ''), text);
}

/** Returns the texts of the instructions with a keyword. */
export function textsOf({ instructions }: Stage, keyword: string): string[] {
  return instructions.flatMap((each) => (each.keyword === keyword ? [each.text] : []));
}

/** Returns the pairs `name="value"` of the instructions `ENV` or `LABEL`. */
export function pairsOf(stage: Stage, keyword: 'ENV' | 'LABEL'): Readonly<Record<string, string>> {
  const pairs = textsOf(stage, keyword).flatMap((text) => [...text.matchAll(/(\S+?)="([^"]*)"/g)]);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** Returns the words of an instruction in exec form: JSON, maybe after options. Throws for the shell form. */
export function execFormOf(text: string): string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) throw new Error(`shell form: ${text}`);
  return words;
}
