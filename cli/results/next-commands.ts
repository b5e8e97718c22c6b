import { machines, type Operation, pathParameters } from '../../spec';
import { events } from '../../spec/tables/events';
import type { Machine } from '../../spec/vocabulary/machine';
import { positionalFields } from '../control-commands/positional-fields';
import { type NamedOperation, namedOperations } from '../control-commands/names';
import type { Row } from '../lists/row';
import { namedResourceOperations } from '../resource-commands/names';

type States = Machine<string, string>;

/** Acts on an object without a state machine that its fields rule out. */
const conditions: Readonly<Record<string, (object: Row) => boolean>> = {
  releaseFault: ({ held }) => Number(held ?? 0) > 0,
  enablePublisher: ({ status }) => status === 'disabled',
};

/** Returns the state machine of a schema: that of a payout for proceeds, too. */
export function machineOf(schema: string): (States & { readonly noun: string }) | undefined {
  const found = Object.entries<States>(machines).find(([name]) => schema.endsWith(pascal(name)));
  return found && { ...found[1], noun: found[0] };
}

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the commands for what can be done with an object in its state, without the name of the program. */
export function nextCommands(schema: string, id: string, object: Row): readonly string[] {
  const machine = machineOf(schema);
  const noun = machine?.noun ?? schema.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase();
  const state = String(object['status']);
  const acts = [...namedResourceOperations(), ...namedOperations()].flatMap((named) => {
    const argument = isActOn(named, noun, schema) ? argumentOf(named, machine, state, object) : undefined;
    return argument === undefined ? [] : [[named.group, named.verb, id, argument].filter(Boolean).join(' ')];
  });
  return acts.length > 0 || machine === undefined ? acts : triggers(machine, state, id);
}

/** Whether an operation needs only the id of an object: besides that, an outcome at most. */
function isActOn({ id, operation }: NamedOperation, noun: string, schema: string): boolean {
  const { method, path, body, bodyOptional, deprecated } = operation;
  const names = pathParameters(path).filter((name) => name !== 'platform_id');
  if (method !== 'post' || deprecated || names.length !== 1 || names[0] !== `${noun}_id`) return false;
  // A payout of proceeds has operations of its own.
  if (path.includes('/proceeds/') !== schema.startsWith('Proceeds')) return false;
  const required = body?.required ?? [];
  return required.length > 0
    ? required.every((name) => positionalFields[id]?.[name] === 'outcome')
    : body === undefined || bodyOptional === true;
}

/** Returns the argument after the id; empty for none, and undefined for an act that the state of the object does not allow. */
function argumentOf(
  { id, operation }: NamedOperation,
  machine: States | undefined,
  state: string,
  object: Row,
): string | undefined {
  if (machine === undefined) return conditions[id]?.(object) === false ? undefined : '';
  const possible = Object.entries(machine.transitions).filter(([, { from }]) => from.includes(state));
  const outcomes = outcomesOf(operation);
  const outcome = possible.find(([name]) => outcomes.includes(name))?.[0];
  if (outcomes.length > 0) return outcome;
  return possible.some(([, { movedBy }]) => movedBy.split(/\W+/).includes(id)) ? '' : undefined;
}

const outcomesOf = ({ body }: Operation): readonly unknown[] => body?.properties?.['outcome']?.enum ?? [];

/** The events by which third parties move an object on: a bank, or the clock. */
function triggers(
  { noun, transitions }: States & { readonly noun: string },
  state: string,
  id: string,
): readonly string[] {
  const known = Object.keys(events);
  return Object.values(transitions)
    .filter(({ from }) => from.includes(state))
    .map(({ to }) => `${noun}.${to}`)
    .filter((event) => known.includes(event))
    .map((event) => `trigger ${event} ${id}`);
}
