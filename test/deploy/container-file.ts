import { readFileSync } from 'node:fs';

export interface Instruction {
  /** In capitals, such as `COPY`. */
  readonly keyword: string;
  /** The rest, on one line. */
  readonly text: string;
}

/** A stage of a container file, from one `FROM` to the next. */
export interface Stage {
  /** The image that it begins with. */
  readonly base: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Reads a container file: comments and line continuations are removed. */
export function stagesOf(path: string): readonly Stage[] {
  const text = readFileSync(path, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [, base, name] = /^(\S+)(?: AS (\S+))?$/i.exec(rest) ?? [];
    if (keyword === 'FROM' && base !== undefined) stages.push({ base, name, instructions: [] });
    else stages.at(-1)?.instructions.push({ keyword, text: rest });
  }
  return stages;
}

/** Returns the texts of the instructions with a keyword. */
export function textsOf({ instructions }: Stage, keyword: string): string[] {
  return instructions.flatMap((each) => (each.keyword === keyword ? [each.text] : []));
}

/** Returns the words of an instruction in exec form: JSON, maybe after options. Throws for the shell form. */
export function execFormOf(text: string): string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) throw new Error(`shell form: ${text}`);
  return words;
}
