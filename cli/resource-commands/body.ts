import { readFile } from 'node:fs/promises';
import { explainFileError } from '../file-problem';
import { InvalidSecretError } from '../invalid-secret';
import type { Io } from '../io';
import { pathFrom } from '../path-from';

export type Json = Readonly<Record<string, unknown>>;

/** Returns an object with values at dotted paths: `{ 'card.name': 'Ada' }` is `{ card: { name: 'Ada' } }`. */
export function nested(values: Json): Json {
  const objects = Object.entries(values).map(([path, value]) =>
    path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value),
  );
  return merged(objects.filter(isObject));
}

/** Merges objects at any depth. The last one that has a value decides. */
export function merged(objects: readonly Json[]): Json {
  return objects.reduce<Json>((all, each) => {
    const values = Object.entries(each).map(([name, value]) => {
      const before = Object.hasOwn(all, name) ? all[name] : undefined;
      return [name, isObject(before) && isObject(value) ? merged([before, value]) : value] as const;
    });
    return { ...all, ...Object.fromEntries(values) };
  }, {});
}

/** Reads the value of `--data`: JSON, `@` and the path of a file, or `-` for standard input. No error repeats its content. */
export async function readData(value: string, io: Pick<Io, 'cwd' | 'stdin'>): Promise<Json> {
  const text = value === '-' ? await readAll(io.stdin) : value.startsWith('@') ? await readText(value, io) : value;
  const data = parse(text);
  if (isObject(data)) return data;
  throw invalidData('Pass a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The rest of the message has a part of the text, which may be the number of a card.
    const [place = ''] = /at position \d+/.exec(String(error)) ?? [];
    throw invalidData(
      `Not valid JSON ${place}`.trimEnd() + '. Pass an object, a file as @body.json, or - for standard input.',
    );
  }
}

async function readText(value: string, io: Pick<Io, 'cwd'>): Promise<string> {
  const name = value.slice(1);
  return readFile(pathFrom(io, name), 'utf8').catch((error: unknown) => {
    throw invalidData(`The file ${name} cannot be read. ${explainFileError(error)}`);
  });
}

async function readAll(input: Io['stdin']): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of input) text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

const invalidData = (problem: string) => new InvalidSecretError('--data <json>', problem);

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
