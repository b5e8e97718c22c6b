import type { Operation, Success } from '../vocabulary/operation';
import { type Schema, list, ref, resource } from '../vocabulary/schema';

/** Returns the schema of a successful response: the object itself, its envelope, or the envelope of a page. */
export function responseSchema(success: Success): Schema {
  return ref(hasEnvelope(success) ? envelopeName(success) : success.schema);
}

/** Returns the schemas of the envelopes that the operations use, by name. */
export function envelopeSchemas(operations: readonly Operation[]): Readonly<Record<string, Schema>> {
  const wrapped = operations.map(({ success }) => success).filter(hasEnvelope);
  return Object.fromEntries(wrapped.map((success) => [envelopeName(success), envelope(success)]));
}

function hasEnvelope({ wrapping }: Success): boolean {
  return wrapping === 'one' || wrapping === 'page';
}

function envelopeName({ wrapping, schema }: Success): string {
  return wrapping === 'one' ? `${schema}Envelope` : `${schema}List`;
}

function envelope({ wrapping, type, schema, withoutId }: Success): Schema {
  const one = wrapping === 'one';
  return resource('stated', one ? `The envelope of one ${type}.` : `A page of a list of ${type} objects.`, {
    id:
      one && !withoutId
        ? { type: 'string', description: 'Id of the object.' }
        : { type: 'null', description: one ? 'The object has no id.' : 'A list has no id.' },
    type: { type: 'string', enum: [one ? type : 'array'], description: 'The type of `data`.' },
    data: one ? ref(schema) : list(ref(schema), 'The records of the page.'),
    page_info: one ? { type: 'null', description: 'Only lists have pages.' } : ref('PageInfo'),
  });
}
