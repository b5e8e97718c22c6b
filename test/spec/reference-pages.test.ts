import { describe, expect, test } from 'vitest';
import { disputeReasons } from '../../spec/tables/dispute-reasons';
import { declineCodes } from '../../spec/tables/decline-codes';
import { referencePages } from '../../spec/emit/reference-pages';
import { errors } from '../../spec/tables/errors';
import { events } from '../../spec/tables/events';
import { idempotentRetries } from '../../spec/tables/idempotency';
import type { ErrorRow } from '../../spec/tables/errors/row';
import { parameterErrors } from '../../spec/tables/errors/parameters';
import { requestErrors } from '../../spec/tables/errors/requests';
import { limits, type LimitRow } from '../../spec/tables/limits';
import { notInSandbox } from '../../spec/tables/not-in-sandbox';
import { simulatedErrors } from '../../spec/tables/simulated-errors';
import { networkErrors } from '../../spec/tables/network-errors';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';
import { errorsOf } from '../../spec/derive/operation-errors';
import { operations, resources } from '../../spec/resources';
import { sharedSchemas } from '../../spec/resources/shared';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { controlOperations, controlResources } from '../../spec/control';

const namesOf = <Row>(rows: Readonly<Record<string, Row>>, isListed: (row: Row) => boolean): string[] =>
  Object.entries(rows).flatMap(([name, row]) => (isListed(row) ? [name] : []));

describe('reference pages', () => {
  const pages = referencePages();

  test.each(Object.entries(pages))(
    '%s has the notice that it is generated, and every row of a table has the same number of cells',
    (_, text) => {
      expect(text.split('\n')[0]).toBe('<!-- Generated from spec/ by "npm run generate". Do not edit. -->');
      const tables = text.split('\n\n').filter((block) => block.startsWith('|'));
      for (const block of tables) {
        const cells = block
          .trimEnd()
          .split('\n')
          .map((line) => line.split(/(?<!\\)\|/).length);
        expect(new Set(cells).size).toBe(1);
      }
    },
  );

  test.each([
    ['errors.md', [...Object.keys(errors), ...Object.keys(declineCodes), ...Object.keys(networkErrors)]],
    [
      'scenarios.md',
      [
        ...Object.keys(scenarios),
        ...Object.keys(bankScenarios),
        ...Object.keys(simulatedErrors),
        ...testCards.map(({ number }) => number),
      ],
    ],
    ['events.md', Object.keys(events)],
    ['states.md', Object.keys(disputeReasons)],
    ['limits.md', Object.keys(limits)],
    ['onboarding.md', onboardingRequirements.map(({ path }) => path)],
    [
      'differences.md',
      [
        ...namesOf(operations, ({ provenance }: Operation) => provenance !== 'stated'),
        ...namesOf({ ...requestErrors, ...parameterErrors }, (row: ErrorRow) => row.added === true),
        ...notInSandbox.map(({ path }) => path),
      ],
    ],
  ])('%s has every row of its tables', (name, keys) => {
    expect(keys.filter((key) => !pages[name]?.includes(`\`${key}\``))).toEqual([]);
  });

  test('the page of differences has every limit that the service does not document, and none that it does', () => {
    for (const { meaning, provenance } of Object.values<LimitRow>(limits))
      expect({ meaning, isListed: pages['differences.md']?.includes(`| ${meaning} |`) }).toEqual({
        meaning,
        isListed: provenance !== 'stated',
      });
  });

  test('the page of errors has what a retry gets, beside what is documented', () => {
    for (const { first, retry } of idempotentRetries) expect(pages['errors.md']).toContain(`| ${first} | ${retry} |`);
  });

  test('the page of scenarios explains captured and success of an authorized payment', () => {
    expect(pages['scenarios.md']).toContain(
      '| succeeds | `manual` | the creation | `authorized` | `false` | `true` | chosen |',
    );
  });
});

describe('operations', () => {
  const { 'operations.md': operationsPage = '', 'objects.md': objectsPage = '' } = referencePages();
  const headings = new Set(Array.from(objectsPage.matchAll(/^## (\w+)$/gm), ([, name]) => name));

  const paths = ({ properties = {} }: Schema, within = ''): string[] =>
    Object.entries(properties).flatMap(([name, field]) => [within + name, ...paths(field, `${within}${name}.`)]);

  const rows = (section: string) => section.split('\n').filter((line) => line.startsWith('| `') || /^\| \d/.test(line));
  const backticked = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);

  describe('operations.md', () => {
    const sections = operationsPage.split(/^### /m).slice(1);

    test.each(Object.entries<Operation>(operations))('%s has a section', (id, operation) => {
      const { method, path, body = {}, query = {}, success } = operation;
      const section = sections.find((text) => text.includes(`\`${id}\``))?.split(/^## /m)[0] ?? '';
      expect(section).toContain(`\`${method.toUpperCase()} ${path}\` – \`${id}\``);
      expect(section).toContain(`- Response: ${success.status}, `);
      expect(section.includes('– extension')).toBe(operation.extension === true);
      const fields = rows(section).flatMap((row) => (row.startsWith('| `') ? backticked(row).slice(0, 1) : []));
      expect(fields).toEqual([...Object.keys(query), ...paths(body)]);
      const codes = rows(section).flatMap((row) => (row.startsWith('| `') ? [] : backticked(row)));
      expect([...new Set(codes)].sort()).toEqual([...errorsOf(operation)].sort());
    });

    test('has no other sections', () => {
      expect(sections).toHaveLength(Object.keys(operations).length);
    });
  });

  describe('objects.md', () => {
    test('has a section for every schema', () => {
      const schemas = [
        ...resources.flatMap((resource) => Object.keys(resource.schemas)),
        ...Object.keys(sharedSchemas),
      ];
      expect([...headings]).toEqual(schemas);
    });

    test('has the target of every link', () => {
      const anchors = new Set([...headings].map((name) => name?.toLowerCase()));
      const links = [operationsPage, objectsPage].flatMap((text) => [...text.matchAll(/objects\.md#(\w+)/g)]);
      expect(links.length).toBeGreaterThan(0);
      expect(links.map(([, anchor]) => anchor).filter((anchor) => !anchors.has(anchor))).toEqual([]);
    });
  });
});

describe('control API', () => {
  const { 'control.md': page = '' } = referencePages();
  const sections = page.split(/^### /m).slice(1);

  describe('control.md', () => {
    test.each(Object.entries<Operation>(controlOperations))('%s has a section', (id, operation) => {
      const { method, path, body } = operation;
      const section = sections.find((text) => text.includes(`\`${id}\``)) ?? '';
      expect(section).toContain(`\`${method.toUpperCase()} ${path}\` – \`${id}\``);
      for (const field of Object.keys(body?.properties ?? {})) expect(section).toContain(`| \`${field}\` |`);
      for (const code of errorsOf(operation)) expect(section).toContain(`\`${code}\``);
    });

    test('describes the objects of its responses, and links to no other page for them', () => {
      const schemas = controlResources.flatMap((resource) => Object.keys(resource.schemas));
      const headings = sections.map((text) => text.split('\n')[0]);
      expect(schemas.filter((name) => !headings.includes(name))).toEqual([]);
      const links = Array.from(page.matchAll(/\]\(#(\w+)\)/g), ([, anchor]) => anchor);
      const anchors = schemas.map((name) => name.toLowerCase());
      expect(links.filter((anchor) => anchor === undefined || !anchors.includes(anchor))).toEqual([]);
      expect(page).not.toContain('objects.md');
    });
  });

  test('the control API and the API share no paths or operation ids', () => {
    const control = Object.entries<Operation>(controlOperations);
    expect(control.filter(([id]) => Object.hasOwn(operations, id))).toEqual([]);
    for (const [id, { path, authentication, idempotencyKey }] of control) {
      expect(path).toMatch(/^\/_sandbox\//);
      expect([id, authentication, idempotencyKey]).toEqual([id, id === 'getHealth' ? 'none' : 'control_token', 'none']);
    }
    expect(Object.values<Operation>(operations).filter(({ path }) => path.startsWith('/_sandbox'))).toEqual([]);
  });
});
