import type { Operation } from '../../spec';
import { resources } from '../../spec/resources';
import { commandVerbs } from '../../spec/tables/command-verbs';
import { hasLines, kebab, type NamedOperation, namedOperations } from '../control-commands/names';

/** Names every operation of the API after its resource and its id: `payment-intents capture`. */
export function namedResourceOperations(): readonly NamedOperation[] {
  return resources.flatMap(({ tag, operations }) => {
    const group = groupOf(tag);
    return Object.entries<Operation>(operations).map(([id, operation]) => ({
      id,
      operation,
      group,
      verb: commandVerbs[id] ?? verbOf(id, group),
    }));
  });
}

/** Whether one of the two APIs has a group of commands with this name. */
export const isGroup = (name: string): boolean =>
  [...namedOperations(), ...namedResourceOperations()].some(
    ({ group, operation }) => group === name && !hasLines(operation),
  );

/** Returns the noun of a resource: the name of its file. */
export const groupOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

function verbOf(id: string, group: string): string {
  const words = kebab(id);
  const noun = [group, singularOf(group)].find((each) => `${words}-`.includes(`-${each}-`)) ?? '';
  return noun === '' ? words : words.replace(`-${noun}`, '');
}

/** Returns the singular of a noun in kebab case: `businesses` is `business`. */
export function singularOf(noun: string): string {
  return noun
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '');
}
