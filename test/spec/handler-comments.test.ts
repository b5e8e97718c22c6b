import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { controlOperations } from '../../spec/control';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations } from '../../spec/resources';
import { errors } from '../../spec/tables/errors';
import type { Operation } from '../../spec/vocabulary/operation';

interface NamedErrors {
  readonly operation: string;
  readonly codes: readonly string[];
}

/** The error codes in the trailing comments of each exported handler of a folder. */
function namedErrors(folder: string): NamedErrors[] {
  return readdirSync(folder).flatMap((file) => {
    const handlers = readFileSync(join(folder, file), 'utf8').split(/^(?=export (?:const|function|async function) )/m);
    return handlers.flatMap((text) => {
      const operation = /^export (?:const|function|async function) (\w+)/.exec(text)?.[1] ?? '';
      const comments = [...text.matchAll(/\S.*?\/\/ (.*)$/gm)].map(([, comment = '']) => comment);
      const codes = comments.flatMap((comment) => comment.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []);
      return codes.length > 0 ? [{ operation, codes }] : [];
    });
  });
}

const named = ['mock-server/handlers', 'mock-server/control/handlers'].flatMap(namedErrors);
const tables: ReadonlyMap<string, Operation> = new Map(Object.entries({ ...operations, ...controlOperations }));

test('handlers name errors in their trailing comments', () => {
  expect(named.length).toBeGreaterThan(25);
});

test.each(named)('$operation names only errors that its operation declares', ({ operation, codes }) => {
  const table = tables.get(operation);
  const declared: readonly string[] = table ? errorsOf(table) : Object.keys(errors);
  expect(codes.filter((code) => !declared.includes(code))).toEqual([]);
});
