import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Rows, TableName } from '../../../mock-server/rows';
import { tableNames, tables } from '../../../mock-server/rows/registry';
import type { ObjectShape, Shape } from '../../../mock-server/rows/shape';
import { commitOf, lineOf } from '../../../mock-server/store/lines/commit-lines';
import { headerFrame, freshHeader } from '../../../mock-server/store/journal/file/header';
import { rowCodingModule } from '../../../mock-server/store/lines/emit';
import { knownNames } from '../../../mock-server/store/lines/known-names';
import type { Change } from '../../../mock-server/store/commit';

const generated = new URL('../../../mock-server/store/lines/generated/row-coding.js', import.meta.url);

test('the generated module is that of the present tables', async () => {
  expect(await readFile(generated, 'utf8')).toBe(rowCodingModule());
});

/** The digest of what each format version writes. A file of another digest cannot be read: rows have no names in it. */
const digests: Readonly<Record<number, string>> = { 10: 'afd72bcfbe9e70f0' };

test('a change of what is written raises the format version', () => {
  const version = Number(/"version":(\d+)/.exec(headerFrame(freshHeader).toString())?.[1]);
  const digest = createHash('sha256').update(rowCodingModule()).update(knownNames.join()).digest('hex').slice(0, 16);
  expect({ [version]: digest }, 'raise FORMAT_VERSION and SCHEMA_VERSION when lines of before cannot be read').toEqual({
    [version]: digests[version],
  });
});

/** Texts of which several rows have the same. */
const name = fc.oneof(
  fc.constantFrom('a', 'b', 'acc_1', '2030-01-01T00:00:00.000Z', '', 'usd', 'platform_fee'),
  fc.string({ unit: 'binary' }),
);
const json = fc.dictionary(fc.string(), fc.jsonValue()).map((value): object => JSON.parse(JSON.stringify(value)));

/** Returns values of a shape. Optional ones are absent where `undefined` is generated. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
    case 'name':
    case 'numbered':
      return name;
    case 'joined':
      return fc.oneof(
        name,
        fc.tuple(name, name).map((parts) => parts.join(' ')),
      );
    case 'number':
      return fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }).map(withoutMinusZero));
    case 'boolean':
      return fc.boolean();
    case 'sequence':
      return fc.maxSafeNat();
    case 'json':
      return json;
    case 'nullable':
      return fc.option(valuesOf(shape.inner));
    case 'optional':
      return fc.option(valuesOf(shape.inner), { nil: undefined });
    case 'list':
      return fc.array(valuesOf(shape.inner), { maxLength: 3 });
    case 'row':
      return rowsOf(shape.table);
    case 'object':
      return objectsOf(shape);
    case 'variants':
      return fc.oneof(
        objectsOf(shape.rest),
        ...Object.entries(shape.variants).map(([kind, of]) => objectsOf(of).map((fields) => ({ kind, ...fields }))),
      );
  }
}

/** JSON has no such number. */
const withoutMinusZero = (value: number) => (Object.is(value, -0) ? 0 : value);

const objectsOf = ({ fields }: ObjectShape): fc.Arbitrary<object> =>
  fc
    .record(Object.fromEntries(Object.entries(fields).map(([field, shape]) => [field, valuesOf(shape)])))
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)));

/** Rows of a table. The shapes are those of the table, so the types follow from them. */
function rowsOf<Name extends TableName>(table: Name): fc.Arbitrary<Rows[Name]> {
  return objectsOf(tables[table].fields.shape).map((row) => {
    assertRow(table, row);
    return row;
  });
}

function assertRow<Name extends TableName>(_table: Name, row: object): asserts row is Rows[Name] {
  expect(row).toHaveProperty('id');
}

const changesOf = (table: TableName): fc.Arbitrary<Change> => rowsOf(table).map((row) => changeOf(table, row));

function changeOf<Name extends TableName>(table: Name, row: Rows[Name]): Change<Name> {
  return [table, row.id, row];
}

test.each(tableNames)('rows of %s are the same after they were written and read', (table) => {
  fc.assert(
    fc.property(fc.array(changesOf(table), { maxLength: 4 }), (changes) => {
      expect(commitOf(lineOf({ changes })).changes).toStrictEqual(changes);
    }),
    { numRuns: 60 },
  );
});

test('a name that most lines have is written as a number, wherever the line has it', () => {
  const row = (id: string): Rows['payment_method_groups'] => ({
    id,
    sequence: 1,
    mode: 'test',
    account_id: 'acc_1',
    platform_account_id: 'acc_1',
    payment_method_ids: ['pm_1', 'usd'],
    created_at: '2030-01-01T00:00:00.000Z',
    updated_at: '2030-01-01T00:00:00.000Z',
  });
  const changes = [changeOf('payment_method_groups', row('a')), changeOf('payment_method_groups', row('b'))];
  const line = lineOf({ changes });
  expect(line).not.toMatch(/test|usd/);
  expect(commitOf(line).changes).toStrictEqual(changes);
  expect(new Set(knownNames).size).toBe(knownNames.length);
});

test('a number that no name has is refused', () => {
  const line = lineOf({ changes: [['payments', 'py_1', null]] });
  for (const number of [2, -2 - knownNames.length])
    expect(() => commitOf(line.replace('"py_1"', String(number)))).toThrow(`there is no name ${number}`);
});

test('so are the rows of several tables, and the events that were rendered from them', () => {
  const sources = fc.record({
    payment: rowsOf('payments'),
    method: rowsOf('payment_methods'),
    refund: rowsOf('refunds'),
    checkout: rowsOf('checkouts'),
    events: rowsOf('events'),
  });
  fc.assert(
    fc.property(sources, ({ payment, method, refund, checkout, events }) => {
      const row: Rows['events'] = {
        ...events,
        states: [
          ...events.states,
          { kind: 'payment', payment, method, refunds: [refund], disputes: [] },
          { kind: 'checkout', checkout, completion_id: null, methods: [method] },
        ],
      };
      const changes: readonly Change[] = [
        ['payment_methods', method.id, method],
        ['payments', payment.id, payment],
        ['refunds', refund.id, null],
        ['events', row.id, row],
      ];
      const read = commitOf(lineOf({ changes, sequence: 3 }));
      expect(read).toStrictEqual({ changes, sequence: 3 });
    }),
    { numRuns: 60 },
  );
});
