import { describe, expect, test } from 'vitest';
import { errors, isErrorCode } from '../../spec/tables/errors';
import { explanations } from '../../spec/explanations';
import { SandboxError } from '../../mock-server';
import { errorResponse } from '../../mock-server/wire/envelope';

const rows = Object.entries(explanations);

describe('explanations', () => {
  test('there is one for every code, and no other', () => {
    expect(rows.map(([code]) => code).sort()).toEqual(Object.keys(errors).sort());
  });

  test.each(rows)('of %s', (code, { template, names }) => {
    // With room for who asked for it.
    expect(template).toMatch(/^[ -~]{30,230}$/);
    expect(template).toMatch(/^(<\w+> )?\S.*[.?]$/);
    const gaps: readonly string[] = isErrorCode(code) ? errors[code].message.names : [];
    expect(names.filter((name) => !gaps.includes(name))).toEqual([]);
    // Headers are logged and shown: not even a card number that everybody knows belongs there.
    expect(template).not.toMatch(/\d{12}/);
  });
});

const headerOf = (error: SandboxError) => errorResponse(error).headers['Sandbox-Explain'] ?? '';

describe('the header', () => {
  test('is one line of ASCII, and short, whatever names a request brings', () => {
    const name = `é\r\nSet-Cookie: ${'x'.repeat(500)}`;
    expect(headerOf(new SandboxError('unexpected_parameter', { name }))).toMatch(/^[ -~]{297}\.\.\.$/);
    expect(headerOf(new SandboxError('unexpected_parameter', { name: 'tip' }))).toContain('does not know: tip.');
  });

  test('tells what asked for an error that the request is not to blame for', () => {
    const error = new SandboxError('card_declined', { reason: 'no reason' }, { requestedBy: 'a test' });
    expect(headerOf(error)).toMatch(/^Asked for by a test\. The processor declined the card: no reason\. /);
    expect(JSON.parse(errorResponse(error).body)).toEqual({
      error: { code: 'card_declined', message: 'card declined: no reason' },
    });
  });
});
