import { beforeAll, expect, test } from 'vitest';
import { validators as controlValidators } from '../../spec/generated/control-validators';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { isPlainObject, type PlainObject } from '../../mock-server/wire/json';
import { withoutAbsent } from '../../mock-server/wire/read';
import { pathOf } from '../../mock-server/wire/validate';
import { loadValidators, validatorOf } from '../../mock-server/wire/validators';
import { controlPlaces, type Place, places } from '../support/document';

interface Validate {
  (body: unknown): boolean;
  errors?: readonly Problem[] | null;
}

/** Returns the path of each field of a body, with 0 for the items of lists. */
function pathsOf({ properties = {}, items }: Schema, within: readonly string[] = []): readonly (readonly string[])[] {
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    [...within, name],
    ...pathsOf(field, [...within, name]),
  ]);
  return items ? [...fields, ...pathsOf(items, [...within, '0'])] : fields;
}

/** Returns the documented schema of a field of a body. */
function fieldAt(schema: unknown, [name, ...rest]: readonly string[]): PlainObject {
  if (!isPlainObject(schema)) return {};
  const { anyOf, properties, items } = schema;
  if (Array.isArray(anyOf) && name !== undefined) {
    const inner = anyOf.find((each) => isPlainObject(each) && ('properties' in each || 'items' in each));
    return fieldAt(inner, [name, ...rest]);
  }
  if (name === undefined) return schema;
  return fieldAt(name === '0' ? items : isPlainObject(properties) ? properties[name] : undefined, rest);
}

/** Returns a body with null at one path, and nothing else. */
function bodyWithNull([name, ...rest]: readonly string[]): PlainObject {
  if (name === undefined) return {};
  const inner = rest.length === 0 ? null : rest[0] === '0' ? [bodyWithNull(rest.slice(1))] : bodyWithNull(rest);
  return { [name]: inner };
}

function isAccepted(validate: Validate, body: Schema, path: readonly string[]): boolean {
  validate(withoutAbsent(bodyWithNull(path), body));
  return !(validate.errors ?? []).some((problem) => pathOf(problem).join('.') === path.join('.'));
}

/** Whether the schema of a document takes null at a path. */
function isNullable(schema: unknown, [name, ...rest]: readonly string[]): boolean {
  if (!isPlainObject(schema)) return false;
  const { type, anyOf, properties, items } = schema;
  if (Array.isArray(anyOf)) return anyOf.some((each) => isNullable(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) {
    return type === undefined || [type].flat().includes('null');
  }
  return isNullable(name === '0' ? items : isPlainObject(properties) ? properties[name] : undefined, rest);
}

const bodySchema = ({ operation }: Place): unknown => operation.requestBody?.content['application/json']?.schema;

beforeAll(() => loadValidators());

const apis: readonly [Readonly<Record<string, Operation>>, readonly Place[], (id: string) => Validate | undefined][] = [
  [operations, places, (id) => (isOperation(id) ? validatorOf(id) : undefined)],
  [controlOperations, controlPlaces, (id) => (isControlOperation(id) ? controlValidators[id] : undefined)],
];
const isOperation = (id: string): id is keyof typeof operations => Object.hasOwn(operations, id);
const isControlOperation = (id: string): id is keyof typeof controlValidators => Object.hasOwn(controlValidators, id);

test('a field of a body takes null exactly where the document says so: where it is optional', () => {
  const differences: string[] = [];
  let count = 0;
  for (const [table, documented, find] of apis)
    for (const [id, { body }] of Object.entries(table)) {
      const validate = find(id);
      const schema = documented.map((place) => (place.operation.operationId === id ? bodySchema(place) : undefined));
      if (body === undefined || validate === undefined) continue;
      for (const path of pathsOf(body)) {
        count++;
        const accepted = isAccepted(validate, body, path);
        const declared = schema.some((each) => each !== undefined && isNullable(each, path));
        if (accepted !== declared) differences.push(`${id} ${path.join('.')}: ${accepted ? 'accepted' : 'refused'}`);
      }
    }
  expect(differences).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

interface DocumentedField {
  readonly name: string;
  readonly isNullable: boolean;
  readonly description: string;
  readonly schema: PlainObject;
}

/** Returns the fields of all bodies, as the documents have them. */
function documentedFields(): readonly DocumentedField[] {
  return apis.flatMap(([table, documented]) =>
    documented.flatMap((place) => {
      const { operationId } = place.operation;
      const body = table[operationId]?.body;
      return (body ? pathsOf(body) : []).map((path) => {
        const schema = fieldAt(bodySchema(place), path);
        const { description } = schema;
        return {
          name: `${operationId} ${path.join('.')}`,
          isNullable: isNullable(bodySchema(place), path),
          description: typeof description === 'string' ? description : '',
          schema,
        };
      });
    }),
  );
}

test('the description of each field that takes null says what null does', () => {
  const said = /Null: (as if not sent|unchanged)\.$/;
  const nullable = documentedFields().filter(({ isNullable, schema }) => isNullable && schema['readOnly'] !== true);
  expect(nullable.filter(({ description }) => !said.test(description)).map(({ name }) => name)).toEqual([]);
  expect(nullable.length).toBeGreaterThan(200);
});

test('a field without which all of something is meant takes no null, and says so', () => {
  const ofAll = documentedFields().filter(({ schema }) => schema['x-absent-is-all'] === true);
  expect(ofAll.map(({ name }) => name)).toEqual([
    'capturePayment amount',
    'createRefund amount',
    'refundCheckout amount',
    'openDispute amount',
    'createPublisher events',
  ]);
  for (const { name, isNullable, description } of ofAll)
    expect([name, isNullable, description]).toEqual([
      name,
      false,
      expect.stringMatching(/Default: .*Null is refused\.$/),
    ]);
  // Publishers and faults show null themselves where they match all: what they show can be sent again.
  const defaults = /Default: (all|both|the (remaining|whole))/;
  const others = documentedFields().filter(({ description }) => defaults.test(description));
  expect(others.filter((each) => each.isNullable).map(({ name }) => name)).toEqual(['createPublisher account_type']);
});
