import { tableNames, tables } from '../../rows/registry';
import type { ObjectShape, Shape, VariantsShape } from '../../rows/shape';

const NOTE = '// Generated from mock-server/rows/ by "npm run generate". Do not edit.';

/**
 * Returns the module with a function for each table that writes a row, and one that reads it, field by field: no names are looked
 * up, and rows that are read have the shape of an object literal, which takes the least memory.
 */
export function rowCodingModule(): string {
  const hoisted: string[] = [];
  const writers = tableNames.flatMap((name) => [
    `  ${name}(row, to) {`,
    ...indent(indent(writeFields(tables[name].fields.shape, 'row', 0))),
    '  },',
  ]);
  const readers = tableNames.map(
    (name) => `  ${name}: (from) => ${parenthesized(read(tables[name].fields.shape, hoisted))},`,
  );
  return [
    NOTE,
    '',
    ...['export const rowWriters = {', ...writers, '};', ''],
    ...hoisted,
    ...['export const rowReaders = {', ...readers, '};', ''],
  ].join('\n');
}

/** Returns the declarations of the module: every row is written and read by the functions of its table. */
export function rowCodingTypes(): string {
  return [
    NOTE,
    `import type { Rows } from '../../../rows';`,
    `import type { FieldReader, FieldWriter } from './fields';`,
    '',
    'export const rowWriters: { readonly [Name in keyof Rows]: (row: Rows[Name], to: FieldWriter) => void };',
    'export const rowReaders: { readonly [Name in keyof Rows]: (from: FieldReader) => Rows[Name] };',
    '',
  ].join('\n');
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const isOptional = ([, { kind }]: readonly [string, Shape]): boolean => kind === 'optional';

/** Fields in the order of a line: those that may be absent are last, since a literal has all others. */
function ordered({ fields }: ObjectShape): readonly (readonly [name: string, shape: Shape])[] {
  const all = Object.entries(fields);
  return [...all.filter((field) => !isOptional(field)), ...all.filter(isOptional)];
}

function writeFields(shape: ObjectShape, of: string, depth: number): string[] {
  return ordered(shape).flatMap(([name, field]) => write(field, `${of}.${name}`, depth));
}

/** Returns the statements that write a value. */
function write(shape: Shape, value: string, depth: number): string[] {
  switch (shape.kind) {
    case 'number':
    case 'json':
      return [`to.value(${value});`];
    case 'text':
    case 'name':
    case 'numbered':
    case 'joined':
    case 'boolean':
    case 'sequence':
      return [`to.${shape.kind}(${value});`];
    case 'row':
      return [`to.row('${shape.table}', ${value});`];
    case 'nullable':
      return isOwnNull(shape.inner)
        ? write(shape.inner, value, depth)
        : writeIfPresent(`${value} === null`, shape.inner, value, depth);
    case 'optional':
      return isText(shape.inner)
        ? write(shape.inner, value, depth)
        : writeIfPresent(`${value} === undefined`, shape.inner, value, depth);
    case 'list':
      return [
        `to.value(${value}.length);`,
        `for (const item${depth} of ${value}) {`,
        ...indent(write(shape.inner, `item${depth}`, depth + 1)),
        '}',
      ];
    case 'object':
      return writeFields(shape, value, depth);
    case 'variants':
      return writeVariants(shape, value, depth);
  }
}

function writeVariants({ variants, rest }: VariantsShape, value: string, depth: number): string[] {
  const cases = Object.entries(variants).flatMap(([kind, fields], i) => [
    `  case '${kind}':`,
    ...indent(indent([`to.value(${i + 1});`, ...writeFields(fields, value, depth), 'break;'])),
  ]);
  const others = ['  default:', ...indent(indent(['to.value(0);', ...writeFields(rest, value, depth)]))];
  return [`switch (${value}.kind) {`, ...cases, ...others, '}'];
}

function writeIfPresent(isAbsent: string, inner: Shape, value: string, depth: number): string[] {
  return [`if (${isAbsent}) to.value(0);`, 'else {', '  to.value(1);', ...indent(write(inner, value, depth)), '}'];
}

/** Whether null is written like a value of the shape. */
function isOwnNull({ kind }: Shape): boolean {
  return ['text', 'name', 'number', 'boolean', 'json'].includes(kind);
}

function isText({ kind }: Shape): boolean {
  return kind === 'text' || kind === 'name';
}

/** Returns the expression that reads a value. Functions that it needs are added to the module. */
function read(shape: Shape, hoisted: string[]): string {
  switch (shape.kind) {
    case 'number':
      return 'from.value()';
    case 'json':
      return 'from.json()';
    case 'text':
    case 'name':
    case 'numbered':
    case 'joined':
    case 'boolean':
    case 'sequence':
      return `from.${shape.kind}()`;
    case 'row':
      return `from.row('${shape.table}')`;
    case 'nullable':
      return isOwnNull(shape.inner) ? read(shape.inner, hoisted) : readIfPresent(shape.inner, 'null', hoisted);
    case 'optional':
      return isText(shape.inner) ? read(shape.inner, hoisted) : readIfPresent(shape.inner, 'undefined', hoisted);
    case 'list':
      return `from.list((from) => ${parenthesized(read(shape.inner, hoisted))})`;
    case 'object':
      return readObject(shape, hoisted);
    case 'variants':
      return readVariants(shape, hoisted);
  }
}

function readIfPresent(inner: Shape, otherwise: string, hoisted: string[]): string {
  return `from.isPresent() ? ${read(inner, hoisted)} : ${otherwise}`;
}

const parenthesized = (expression: string) => (expression.startsWith('{') ? `(${expression})` : expression);

/** Returns the expression that reads an object. The fields of its literal are evaluated in their order, then optional ones. */
function readObject(shape: ObjectShape, hoisted: string[], kind = ''): string {
  const optional = ordered(shape).filter(isOptional);
  const required = ordered(shape).filter((field) => !isOptional(field));
  const literal = `{ ${kind}${required.map(([name, field]) => `${name}: ${read(field, hoisted)}`).join(', ')} }`;
  return optional.reduce(
    (object, [name, field]) => `from.withOptional(${object}, '${name}', ${read(field, hoisted)})`,
    literal,
  );
}

function readVariants({ variants, rest }: VariantsShape, hoisted: string[]): string {
  const readers = [
    readObject(rest, hoisted),
    ...Object.entries(variants).map(([kind, shape]) => readObject(shape, hoisted, `kind: '${kind}', `)),
  ];
  const name = `variants${hoisted.length + 1}`;
  hoisted.push(
    [`const ${name} = [`, ...readers.map((reader) => `  (from) => ${parenthesized(reader)},`), '];', ''].join('\n'),
  );
  return `from.variant(${name})`;
}
