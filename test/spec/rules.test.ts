import { expect, test } from 'vitest';
import { paymentApi } from '../../spec/apis';
import { publishedDocument } from '../../spec/emit/document';
import { fieldsUnder } from '../../spec/emit/pages/rules-section';
import { referencePages } from '../../spec/emit/reference-pages';
import { operations } from '../../spec/resources';
import { cadFeesExplanation } from '../../spec/tables/cad-processing-fee';
import { type ConditionName, conditions } from '../../spec/tables/conditions';
import { errors, type ErrorRow } from '../../spec/tables/errors';
import { patternRules } from '../../spec/tables/pattern-rules';
import { rules } from '../../spec/tables/rules';
import { valueRules } from '../../spec/tables/value-rules';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Rule } from '../../spec/vocabulary/provenance';
import { chosenRule, referenceUrl } from '../../spec/vocabulary/reference-page';
import { rowsOf } from '../../spec/vocabulary/table';

const conditionRows = rowsOf<Record<ConditionName, Rule>>(conditions);
const all: readonly Rule[] = [...rules, ...conditionRows.map(([, row]) => row)];

test.each([...new Set(all.map(({ code }) => code))])('the code of a rule is exported: %s', async (code) => {
  const [file = '', name = ''] = code.split('#');
  const exported: object = await import(`../../${file}`);
  expect(Object.keys(exported)).toContain(name);
});

test('no rule is there twice', () => {
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

test.each(conditionRows)(
  '%s is a condition on a field, whose description in the document says it',
  (name, { text }) => {
    expect(fieldsUnder(name)).not.toEqual([]);
    const inDocument = JSON.stringify(publishedDocument(paymentApi));
    expect(inDocument).toContain(JSON.stringify(text).slice(1, -1));
  },
);

const page = referencePages()['differences.md'] ?? '';

test('the page of differences has each rule that the service does not document, with its code, and no other', () => {
  const cell = (text: string) => ` ${text.replaceAll('|', '\\|')} |`;
  for (const { text, code, provenance } of all) {
    const line = `${cell(text)} \`${code}\` | ${provenance} |`;
    expect(page.includes(line), text).toBe(provenance !== 'stated');
  }
  expect(page).toContain('\n## Rules\n');
});

test('what explains a rule that the sandbox chose leads there, and nothing else does', () => {
  expect(chosenRule).toContain(`${referenceUrl('differences')}#rules`);
  const chosen = conditionRows.filter(([, { provenance }]) => provenance === 'chosen').map(([name]) => name);
  const plain = (name: ConditionName) => conditions[name].text.replaceAll('`', '');
  const errorRows = rowsOf<Record<string, ErrorRow>>(errors).map(
    ([name, row]) => [name, row.explanation.template] as const,
  );
  const named: readonly string[] = rules.flatMap(({ errors: codes = [] }) => codes);
  const explained = [
    ...errorRows,
    ...rowsOf(valueRules).map(([name, { template }]) => [name, template] as const),
    ...patternRules,
  ];
  const leading = explained.filter(([, text]) => text.includes(chosenRule));
  const expected = explained.filter(
    ([name, text]) => named.includes(name) || chosen.some((each) => text.includes(plain(each))),
  );
  // The numbers of bank accounts have no error code of their own.
  const numbers = ['^\\d{9}$', '^\\d{4,17}$'];
  expect(leading.map(([name]) => name).sort()).toEqual([...expected.map(([name]) => name), ...numbers].sort());
  expect(cadFeesExplanation).toContain(chosenRule);
});

test('an explanation with the address of the rules is still one line of at most 300 characters', () => {
  for (const [name, { explanation }] of rowsOf<Record<string, ErrorRow>>(errors))
    expect(explanation.template.length, name).toBeLessThanOrEqual(300);
});

test('the numbers of bank accounts have the rules of the tables everywhere', () => {
  const patterns = Object.values<Operation>(operations).flatMap(({ body }) =>
    [...JSON.stringify(body ?? {}).matchAll(/"(?:routing|account)_number":\{[^}]*?"pattern":"(.*?)"/g)].map(
      ([, each]) => each,
    ),
  );
  expect(new Set(patterns)).toEqual(new Set(['^\\\\d{9}$', '^\\\\d{4,17}$']));
});
