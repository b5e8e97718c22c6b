import type { Operation } from '../../vocabulary/operation';
import type { Schema } from '../../vocabulary/schema';
import { apiPages, operationLink } from './resource-links';

/** Smaller objects are repeated: a link is more to read. */
const MIN_FIELDS = 4;

interface Place {
  readonly body: Schema;
  readonly link: string;
}

/** The first operation with each nested object in its body, by the fields of the object. */
const places = new Map<object, Place>();

function collect({ properties = {} }: Schema, place: Place): void {
  for (const field of Object.values(properties)) {
    if (field.properties === undefined || places.has(field.properties)) continue;
    places.set(field.properties, place);
    collect(field, place);
  }
}

for (const { path, resource } of apiPages)
  for (const operation of Object.values<Operation>(resource.operations))
    if (operation.body !== undefined)
      collect(operation.body, { body: operation.body, link: operationLink(path, operation) });

/** Returns a link to the operation that describes the fields of an object, if a body has them from another operation. */
export function describedBy({ properties = {} }: Schema, body: Schema): string | undefined {
  const place = places.get(properties);
  if (place === undefined || place.body === body || Object.keys(properties).length < MIN_FIELDS) return undefined;
  return place.link;
}
