import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../../sdk/transport/response';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations } from '../../spec/resources';
import { errors, isErrorCode, type ErrorCode } from '../../spec/tables/errors';
import { isSimulatedError } from '../../spec/tables/simulated-errors';
import type { Operation } from '../../spec/vocabulary/operation';

/*
 * The "Throws" sentence of a method's doc comment must agree with the errors of its operation:
 *
 * - It names the class of every error that the operation can answer, except those of `isLeftOut`, and no other class.
 * - It names every code that the operation's own row lists, except for declines, whose class is enough, and for
 *   `resource_not_found`, which says no more than `NotFoundError`.
 * - It names no code that the operation cannot answer, and each code follows its class.
 */

interface Method {
  readonly name: string;
  readonly operation: Operation;
  /** The classes and codes that the comment names, in order. */
  readonly named: readonly string[];
}

const methods = readdirSync('sdk/resources').flatMap((file) => methodsOf(`sdk/resources/${file}`));

function methodsOf(path: string): Method[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isClassDeclaration).flatMap((resource) =>
    resource.members.filter(ts.isMethodDeclaration).map((method) => ({
      name: `${resource.name?.text}.${method.name.getText()}`,
      operation: operationOf(method.getText()),
      named: namesOf(
        ts
          .getJSDocCommentsAndTags(method)
          .map((comment) => comment.getText())
          .join('\n'),
      ),
    })),
  );
}

function operationOf(method: string): Operation {
  const [, verb = '', path] = /this\.#scope\.(\w+)\(\s*'([^']+)'/.exec(method) ?? [];
  const httpMethod = verb === 'list' ? 'get' : verb.replace('Bare', '');
  const found = Object.values<Operation>(operations).find((row) => row.method === httpMethod && row.path === path);
  if (found === undefined) throw new Error(`no operation in ${method}`);
  return found;
}

function namesOf(comment: string): string[] {
  const [, sentence = ''] = /\bThrows\b(.*?)\.(?=\s|$)/s.exec(comment.replaceAll(/\n\s*\*/g, '\n')) ?? [];
  return [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

/** Returns the class that the SDK throws for a code. */
function classOf(code: ErrorCode): string {
  const text = JSON.stringify({ error: { code } });
  const context = { call: undefined, secrets: [] };
  return errorOf({ status: errors[code].status, headers: new Headers(), text }, context).name;
}

const isRead = ({ method }: Operation): boolean => method === 'get';

const codesOf = new Map(methods.map(({ operation }) => [operation, errorsOf(operation)]));
const sharedByReads = codesOfAll((operation) => isRead(operation));
/** A deletion has no body. */
const sharedByWrites = codesOfAll((operation) => !isRead(operation) && operation.body !== undefined);

function codesOfAll(isMeant: (operation: Operation) => boolean): readonly ErrorCode[] {
  const [first = [], ...others] = [...codesOf].filter(([operation]) => isMeant(operation)).map(([, codes]) => codes);
  return first.filter((code) => others.every((codes) => codes.includes(code)));
}

/** Returns the codes that every read, or every write, can answer. The comment of `Client` names their classes. */
function sharedCodes(operation: Operation): readonly ErrorCode[] {
  return isRead(operation) ? sharedByReads : sharedByWrites;
}

/** Leaves out statuses that every call can answer, simulated errors, and a code that the SDK prevents by its keys. */
function isLeftOut(code: ErrorCode): boolean {
  const { status } = errors[code];
  return [401, 413, 415, 429, 500].includes(status) || isSimulatedError(code) || code === 'idempotency_key_required';
}

const isNamedByItsClass = (code: ErrorCode): boolean => errors[code].status === 402 || code === 'resource_not_found';

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('every resource is read', () => {
  expect(methods.length).toBeGreaterThan(30);
});

test('the comment of Client names the classes that every operation can throw', () => {
  const [comment = ''] =
    /\/\*\*(?:(?!\*\/).)*\*\/\s*export class Client /s.exec(readFileSync('sdk/client.ts', 'utf8')) ?? [];
  const shared = methods.flatMap(({ operation }) => sharedCodes(operation)).map(classOf);
  expect(sorted(shared).filter((name) => !comment.includes(`\`${name}\``))).toEqual([]);
});

describe.each(methods)('the comment of $name', ({ operation, named }) => {
  const codes = named.filter((name) => !name.endsWith('Error'));

  test('names the classes that the operation can throw', () => {
    const specific = (codesOf.get(operation) ?? []).filter((code) => !sharedCodes(operation).includes(code));
    const expected = [...operation.errors, ...specific].filter((code) => !isLeftOut(code)).map(classOf);
    expect(sorted(named.filter((name) => name.endsWith('Error')))).toEqual(sorted(expected));
  });

  test("names the codes of the operation's row", () => {
    const expected = operation.errors.filter((code) => !isLeftOut(code) && !isNamedByItsClass(code));
    expect(sorted(expected.filter((code) => !codes.includes(code)))).toEqual([]);
  });

  test('names only codes that the operation can answer, after their class', () => {
    let current = '';
    for (const name of named) {
      if (name.endsWith('Error')) current = name;
      else expect(`${current}: ${name}`).toBe(isErrorCode(name) ? `${classOf(name)}: ${name}` : 'an error code');
    }
    const known: readonly string[] = codesOf.get(operation) ?? [];
    expect(codes.filter((name) => !known.includes(name))).toEqual([]);
  });
});
