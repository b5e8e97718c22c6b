import { controlOperations, type Operation } from '../../spec';
import type { ControlOperationId } from '../../spec/control';

/** An operation of the control API as a command: `events redeliver-all`. */
export interface NamedOperation {
  readonly id: string;
  readonly operation: Operation;
  /** The noun, in the plural if there can be many: `events`. */
  readonly group: string;
  /** The verb: `redeliver`. */
  readonly verb: string;
}

/** Whether an operation sends or returns lines: files, for which there are hand-written commands. */
export function hasLines({ bodyLines, success }: Operation): boolean {
  return bodyLines !== undefined || success.wrapping === 'lines';
}

/** Names the operations that have a command after their ids, which are a verb and a noun. */
export function namedOperations(
  operations: Readonly<Record<string, Operation>> = controlOperations,
): readonly NamedOperation[] {
  const all = Object.entries(operations).filter(([id]) => !withoutCommand.includes(id));
  const named = all.map(([id, operation]) => ({ id, operation, ...nameOf(id, operation) }));
  return named.map(({ isPlural, ...command }) => {
    // `deleteFault` and `deleteFaults` are two commands.
    const hasTwin = named.some((other) => other.id !== command.id && sameName(other, command));
    return hasTwin && isPlural ? { ...command, verb: `${command.verb}-all` } : command;
  });
}

type Name = Pick<NamedOperation, 'group' | 'verb'>;

/** The operations that commands of the API carry out, with options that the API does not have. */
const withoutCommand: readonly string[] = ['listPaymentsByPayer'] satisfies readonly ControlOperationId[];

/** Names that do not follow from the id: `ready` is a command of its own. */
const otherNames: Readonly<Partial<Record<string, Name>>> = {
  search: { group: 'search', verb: 'search' },
  getReady: { group: 'health', verb: 'ready' },
} satisfies Partial<Record<ControlOperationId, Name>>;

const sameName = (one: Name, other: Name) => one.group === other.group && one.verb === other.verb;

function nameOf(id: string, { path }: Operation): Name & { readonly isPlural: boolean } {
  const given = otherNames[id];
  if (given !== undefined) return { ...given, isPlural: false };
  const [, verb = id, noun = ''] = /^([a-z]+(?:For)?)(.*)$/.exec(id) ?? [];
  const name = kebab(noun);
  const isPlural = name.endsWith('s');
  // A path that ends in the singular names a singleton, such as the clock.
  const isSingleton = path.endsWith(`/${name.replaceAll('-', '_')}`);
  return { verb: kebab(verb), group: isPlural || isSingleton ? name : pluralOf(name), isPlural };
}

const pluralOf = (noun: string) => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

export const kebab = (name: string): string =>
  name
    .replace(/(?<=[a-z0-9])[A-Z]/g, '-$&')
    .replaceAll('_', '-')
    .toLowerCase();
