import { describe, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorRow, errors, explainError } from '../../spec/tables/errors';
import { outcomeError } from '../../mock-server/domain/processor';
import { scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';
import { SandboxError } from '../../mock-server';
import { errorResponse } from '../../mock-server/wire/envelope';
import { controlOperations } from '../../spec/control';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';

const rows: [string, ErrorRow][] = Object.entries(errors);

describe('explanations', () => {
  test('there is one for every code', () => {
    expect(rows.filter(([, { explanation }]) => explanation.template === '')).toEqual([]);
  });

  const texts = rows.flatMap(([code, { message, explanation, controlExplanation = explanation }]) =>
    [...new Set([explanation, controlExplanation])].map((text) => [code, message, text] as const),
  );

  test.each(texts)('%s: a short ASCII sentence with placeholders of its message', (_, message, { template, names }) => {
    // Leaves room for the prefix that names the scenario, test card or fault.
    expect(template).toMatch(/^[ -~]{30,230}$/);
    expect(template).toMatch(/^(<\w+> )?\S.*([.?]| https:\S+\.md(#\S+)?)$/);
    expect(names.filter((name) => !message.names.includes(name))).toEqual([]);
    // Headers are logged: not even the number of a test card belongs there.
    expect(template).not.toMatch(/\d{12}/);
  });

  test('explainError fills the placeholders', () => {
    expect(explainError('amount_required', { name: 'amount' })).toBe(
      'A required field was not sent: amount. Send it; null counts as not sent.',
    );
    expect(explainError('parameter_invalid', { name: 'at' }, true)).toMatch(/^The value of at .*\/control\.md$/);
  });
});

const headerOf = (error: SandboxError) => errorResponse(error).headers['Sandbox-Explain'] ?? '';

describe('the header', () => {
  test('is one short line of ASCII, whatever names a request sends', () => {
    const name = `é\r\nSet-Cookie: ${'x'.repeat(500)}`;
    expect(headerOf(new SandboxError('unexpected_parameter', { name }))).toMatch(/^[ -~]{297}\.\.\.$/);
    expect(headerOf(new SandboxError('unexpected_parameter', { name: 'tip' }))).toContain('does not take: tip.');
  });

  test('names the cause of a simulated error', () => {
    const error = new SandboxError('card_declined', { reason: 'no reason' }, { requestedBy: 'a test' });
    expect(headerOf(error)).toMatch(/^Asked for by a test\. A failed payment is stored: no reason\. /);
    expect(JSON.parse(errorResponse(error).body)).toEqual({
      error: { code: 'card_declined', message: 'card declined: no reason' },
    });
  });

  const declines = [
    ...Object.entries(scenarios).map(([name, { outcome }]) => [`scenario ${name} in its metadata`, outcome] as const),
    ...Object.values(testCards).flatMap(({ outcome }) =>
      outcome === null ? [] : [['the card number, which is one that tests this', outcome] as const],
    ),
  ];

  test.each(declines)('has the whole address of a page: asked for by %s', (requestedBy, outcome) => {
    const error = outcomeError(outcome, 'visa', requestedBy);
    if (error?.code === 'card_declined') expect(headerOf(error)).toMatch(/\/docs\/reference\/scenarios\.md$/);
  });
});

describe('comments of handlers', () => {
  interface NamedErrors {
    readonly operation: string;
    readonly codes: readonly string[];
  }

  /** The error codes in the trailing comments of each exported handler of a folder. */
  function namedErrors(folder: string): NamedErrors[] {
    return readdirSync(folder).flatMap((file) => {
      const handlers = readFileSync(join(folder, file), 'utf8').split(
        /^(?=export (?:const|function|async function) )/m,
      );
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
});
