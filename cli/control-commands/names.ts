import { controlOperations, type Operation } from '../../spec';

/** An operation of the control surface as a command: `events redeliver-all`. */
export interface NamedOperation {
  readonly id: string;
  readonly operation: Operation;
  /** What it is done to, in the plural where there are many: `events`. */
  readonly group: string;
  /** What is done: `redeliver`. */
  readonly verb: string;
}

/** Every operation of the tables, named after its id: verb first, then what it is done to. */
export function namedOperations(
  operations: Readonly<Record<string, Operation>> = controlOperations,
): readonly NamedOperation[] {
  const named = Object.entries(operations).map(([id, operation]) => ({ id, operation, ...nameOf(id, operation) }));
  return named.map(({ isPlural, ...command }) => {
    // `deleteFault` and `deleteFaults` are two commands.
    const hasTwin = named.some((other) => other.id !== command.id && sameName(other, command));
    return hasTwin && isPlural ? { ...command, verb: `${command.verb}-all` } : command;
  });
}

type Name = Pick<NamedOperation, 'group' | 'verb'>;

const sameName = (one: Name, other: Name) => one.group === other.group && one.verb === other.verb;

function nameOf(id: string, { path }: Operation): Name & { readonly isPlural: boolean } {
  const [, verb = id, noun = ''] = /^([a-z]+(?:For)?)(.*)$/.exec(id) ?? [];
  const thing = kebab(noun);
  const isPlural = thing.endsWith('s');
  // The last word of a path that is one thing, such as the clock, is not in the plural.
  const isOne = path.endsWith(`/${thing.replaceAll('-', '_')}`);
  return { verb: kebab(verb), group: isPlural || isOne ? thing : pluralOf(thing), isPlural };
}

const pluralOf = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

export const kebab = (name: string): string =>
  name
    .replace(/(?<=[a-z0-9])[A-Z]/g, '-$&')
    .replaceAll('_', '-')
    .toLowerCase();
