import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { controlOperations, type Operation } from '../../spec';
import { faultOptions } from '../support/fault-options';
import { effectFields, faultFields, faultKindOf, faultKinds, faultMoments } from '../../spec/tables/faults';

const { body }: Operation = controlOperations.createFault;
const fields = body?.properties?.['fault']?.properties ?? {};

/** Returns a fault as code: `{ hold: true }`. */
function codeOf(fault: object): string {
  const members = Object.entries(fault).map(([name, value]) => {
    const text: unknown = typeof value === 'string' ? `'${value}'` : value;
    return `${name}: ${String(text)}`;
  });
  return `{ ${members.join(', ')} }`;
}

test('the guide has a row for each kind, with its option, its moment and its effect', () => {
  const [, section = ''] = readFileSync('docs/guides/faults.md', 'utf8').split('\n## Kinds\n');
  const [table = ''] = section.trimStart().split('\n\n');
  const rows = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const kinds = faultKinds.map(({ fault, moment, effect }) => [
    `\`${codeOf(fault)}\``,
    `\`${faultOptions(fault)}\``,
    faultMoments[moment],
    effect,
  ]);
  expect(rows.slice(2)).toEqual(kinds);
});

describe('the schema of an effect', () => {
  test('has every field, and each value that a kind has', () => {
    expect(Object.keys(fields)).toEqual(Object.keys(faultFields));
    for (const { fault } of faultKinds)
      for (const [name, value] of Object.entries(fault)) {
        const { enum: choices, description } = fields[name] ?? {};
        if (choices) expect(choices).toContain(value);
        if (choices && !['scenario', 'at'].includes(name)) expect(description).toContain(`\`${String(value)}\`: `);
      }
  });

  test('every effect is a field, and every kind has one of them first', () => {
    expect(effectFields).toEqual([...new Set(faultKinds.map(({ fault }) => Object.keys(fault)[0]))]);
  });
});

test.each(faultKinds)('$fault is found by its kind', (kind) => {
  expect(faultKindOf(kind.fault)).toBe(kind);
});
