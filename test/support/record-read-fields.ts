import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { WriteHandler } from '../../mock-server/context';
import { type WriteOperationId, writeHandlers } from '../../mock-server/handlers';
import { fieldItem } from '../coverage/wanted';
import { recordExercised } from './coverage';

const recording = new WeakSet<object>();

/**
 * Lets every handler of an operation that takes a body record which declared fields of its body it reads. A spread reads all of
 * them.
 */
export function recordReadFields(): void {
  for (const id in writeHandlers) if (takesBody(id)) record(id);
}

const takesBody = (id: string): id is WriteOperationId =>
  Object.entries<Operation>(operations).some(([name, { body }]) => name === id && body !== undefined);

function record<Id extends WriteOperationId>(id: Id): void {
  const run = writeHandlers[id];
  const { body: schema }: Operation = operations[id];
  if (schema === undefined || recording.has(run)) return;
  const recorder: WriteHandler<Id> = (context, input) =>
    run(context, { ...input, body: watched(id, input.body, schema, '') });
  recording.add(recorder);
  Object.assign(writeHandlers, { [id]: recorder });
}

/** Returns a value whose declared fields are recorded when they are read. Free-form data is returned as it is. */
function watched<Value>(id: string, value: Value, schema: Schema, within: string): Value;
function watched(id: string, value: unknown, { properties, items }: Schema, within: string): unknown {
  if (Array.isArray(value) && items) return value.map((item: unknown) => watched(id, item, items, within));
  if (typeof value !== 'object' || value === null || properties === undefined) return value;
  return new Proxy(value, {
    get(target, name) {
      const field: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !Object.hasOwn(properties, name) || !Object.hasOwn(target, name)) return field;
      recordExercised('body fields', fieldItem(id, within + name));
      return watched(id, field, properties[name] ?? {}, `${within}${name}.`);
    },
  });
}
