import type { Schema } from '../../spec/vocabulary/schema';
import { type Field, isObject } from './field';
import type { Reading } from './reading';

/** A value of the API, which has the types, choices and required fields of its schema. */
export const ofSchema = (schema: Schema): Field<object> => ({
  read(value, reading) {
    check(value, schema, reading);
    return isObject(value) ? reading.object(value, true) : value;
  },
});

function check(value: unknown, { type, enum: choices, items, properties, required = [] }: Schema, reading: Reading) {
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name)))
    return reading.problem(`is not of type ${[type].flat().join(' or ')}`);
  if (choices !== undefined && !choices.some((choice) => choice === value))
    return reading.problem(`is not one of ${choices.join(', ')}`);
  reading.enter();
  if (items && Array.isArray(value))
    value.forEach((item: unknown, i) => {
      reading.field = i;
      check(item, items, reading);
    });
  if (properties && isObject(value))
    for (const [name, field] of Object.entries(properties)) {
      reading.field = name;
      if (value[name] !== undefined) check(value[name], field, reading);
      else if (required.includes(name)) reading.problem('is missing');
    }
  reading.leave();
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === (value === null ? 'null' : typeof value);
}
