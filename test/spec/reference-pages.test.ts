import { describe, expect, test } from 'vitest';
import { disputeReasons } from '../../spec/tables/dispute-reasons';
import { declineCodes } from '../../spec/tables/decline-codes';
import { isGeneral } from '../../spec/emit/pages/general-errors';
import { limitPages } from '../../spec/emit/pages/limit-pages';
import {
  apiPages,
  controlPages,
  objectPages,
  objectsPath,
  operationHeading,
  operationLink,
  ownSchemas,
} from '../../spec/emit/pages/resource-links';
import { isMachineOf } from '../../spec/emit/pages/states-page';
import { referencePages } from '../../spec/emit/reference-pages';
import { paymentIntents } from '../../spec/resources/payment-intents';
import { clientDifferences } from '../../spec/tables/client-differences';
import { errors, isErrorCode } from '../../spec/tables/errors';
import { events } from '../../spec/tables/events';
import { machines } from '../../spec/tables/states';
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
import { errorsOf, statusesOf } from '../../spec/derive/operation-errors';
import { operations, resources } from '../../spec/resources';
import { pagination, sharedSchemas } from '../../spec/resources/shared';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { controlOperations, controlResources } from '../../spec/control';

const namesOf = <Row>(rows: Readonly<Record<string, Row>>, isListed: (row: Row) => boolean): string[] =>
  Object.entries(rows).flatMap(([name, row]) => (isListed(row) ? [name] : []));
const pages = referencePages();

describe('reference pages', () => {
  test('have at most 300 lines, except errors.md and differences.md: a link leads to one code, or to one subject', () => {
    const long = Object.entries(pages).filter(([, text]) => text.split('\n').length > 300);
    expect(long.map(([name]) => name)).toEqual(['errors.md', 'differences.md']);
  });

  test.each(Object.entries(pages))(
    '%s has the notice that it is generated, and every row of a table has the same number of cells',
    (_, text) => {
      expect(text.split('\n')[0]).toBe('<!-- Generated from spec/. Do not edit. -->');
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
    ['declines.md', [...Object.keys(declineCodes), ...Object.keys(networkErrors)]],
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
        ...notInSandbox.flatMap((row) => row.operations),
      ],
    ],
  ])('%s has every row of its tables', (name, keys) => {
    expect(keys.filter((key) => !pages[name]?.includes(`\`${key}\``))).toEqual([]);
  });

  test('the page of differences names every payment intent without an envelope, which the published client expects', () => {
    const { operations } = paymentIntents;
    const bare = Object.entries<Operation>(operations).filter(([, { success }]) => success.wrapping === 'bare');
    expect(clientDifferences.flatMap((row) => row.operations).sort()).toEqual(bare.map(([name]) => name).sort());
    for (const [name] of bare)
      expect(pages['differences.md']).toMatch(new RegExp(`\\| .*\`${name}\`.* \\| the payment intent in \`data\``));
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

/** Returns the fields of the tables of a text, and those of nested objects. */
const paths = ({ properties = {} }: Schema, within = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => [within + name, ...paths(field, `${within}${name}.`)]);
const rowsIn = (section: string) => section.split('\n').filter((line) => line.startsWith('| `'));
const backticked = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, word = '']) => word);
/** Returns the sections of a page by their headings. */
const sectionsOf = (text: string, level: string): ReadonlyMap<string, string> =>
  new Map(text.split(new RegExp(`^${level} `, 'm')).map((part) => [part.split('\n')[0] ?? '', part]));

describe('the page of a resource', () => {
  const cases = [...apiPages, ...controlPages].flatMap(({ path, resource }) =>
    Object.entries<Operation>(resource.operations).map(([id, operation]) => ({ path, id, operation })),
  );

  test.each(cases)('$path has a section for $id', ({ path, id, operation }) => {
    const { method, path: route, body = {}, query = {}, success } = operation;
    const section = sectionsOf(pages[path] ?? '', '##').get(operationHeading(operation)) ?? '';
    expect(section).toContain(`\`${method.toUpperCase()} ${route}\` – \`${id}\``);
    expect(section).toContain(`- Response: ${success.status}, `);
    expect(section.includes('– extension')).toBe(operation.extension === true);
    const fields = rowsIn(section).flatMap((row) => backticked(row).slice(0, 1));
    const linked = rowsIn(section).flatMap((row) => (row.includes('Its fields: [') ? backticked(row).slice(0, 1) : []));
    const own = [...Object.keys(query).filter((name) => !(name in pagination)), ...paths(body)];
    expect(fields).toEqual(own.filter((field) => !linked.some((outer) => field.startsWith(`${outer}.`))));
    // Fields first, errors last: what is below them on a page of several operations is the next operation.
    const [before = '', after = ''] = (section.split('\n## ')[0] ?? '').split(/(?=<details>)(.*)/s);
    expect(rowsIn(before)).toEqual(rowsIn(section.split('\n## ')[0] ?? ''));
    expect(after).not.toContain('Example:');
    const folded = Array.from(
      after.matchAll(/<details><summary>Error (\d+): (\d+) codes?<\/summary>(.*?)<\/details>/g),
    );
    const codesIn = (list: string) => Array.from(list.matchAll(/<code>(\w+)<\/code>/g), ([, code = '']) => code);
    for (const [, status = '', count, list = ''] of folded) {
      expect(codesIn(list)).toHaveLength(Number(count));
      for (const code of codesIn(list).filter(isErrorCode))
        expect(statusesOf(code, operation)).toContain(Number(status));
    }
    const codes = folded.flatMap(([, , , list = '']) => codesIn(list));
    expect(codes.filter((code) => isErrorCode(code) && isGeneral(code))).toEqual([]);
    expect([...new Set(codes)].sort()).toEqual(
      errorsOf(operation)
        .filter((code) => !isGeneral(code))
        .sort(),
    );
  });

  test('shows one exchange with a sandbox, if the API has the resource', () => {
    const examples = apiPages.map(({ path }) => [path, (pages[path]?.match(/^Example:$/gm) ?? []).length]);
    expect(examples).toEqual(apiPages.map(({ path }) => [path, 1]));
    expect(pages['api/refunds.md']).toMatch(
      /^```http\nPOST \/v1\/payments\/py_\w{22}\/refunds\n[^]*?^HTTP\/1\.1 201$/m,
    );
  });

  test('names each general error of its operations in the table of those', () => {
    const general = sectionsOf(pages['operations.md'] ?? '', '##').get('Errors of every request') ?? '';
    const codes = new Set(cases.flatMap(({ operation }) => errorsOf(operation).filter(isGeneral)));
    expect(codes.size).toBeGreaterThan(10);
    expect([...codes].filter((code) => !general.includes(`[\`${code}\`](errors.md#${code})`))).toEqual([]);
  });

  test('is in the table of all operations', () => {
    const index = (pages['operations.md'] ?? '') + (pages['control.md'] ?? '');
    const links = cases.map(({ path, operation }) => operationLink(path, operation));
    expect(links.filter((link) => !index.includes(link))).toEqual([]);
  });

  test('has each object of its responses, once in the reference', () => {
    const headings = Object.entries(pages).flatMap(([path, text]) =>
      Array.from(text.matchAll(/^###? (\w+)$/gm), ([, name]) => ({ path, name })),
    );
    const schemas = [...resources, ...controlResources].flatMap((resource) => Object.keys(resource.schemas));
    for (const name of [...schemas, ...Object.keys(sharedSchemas)]) {
      const found = headings.filter((heading) => heading.name === name);
      expect(found).toEqual([{ path: objectPages.get(name), name }]);
    }
  });

  test('has the limits of its resource', () => {
    const known = new Set([...apiPages, ...controlPages].map(({ path }) => path));
    for (const [limit, of] of Object.entries(limitPages)) {
      expect(of.filter((path) => !known.has(path))).toEqual([]);
      for (const path of of) expect(pages[path]).toContain(`| \`${limit}\` |`);
    }
  });

  test('has states and events of its objects', () => {
    for (const { path, names } of [...apiPages, ...controlPages].map((each) => ({
      path: objectsPath(each),
      names: ownSchemas(each).map(([name]) => name),
    }))) {
      const own = Object.entries(events).filter(([, { resource }]) => names.includes(resource));
      for (const [event] of own) expect(pages[path]).toContain(`| \`${event}\``);
      for (const [name, { states }] of Object.entries(machines))
        if (names.some((object) => isMachineOf(name, object)))
          for (const state of Object.keys(states)) expect(pages[path]).toContain(`| \`${state}\` |`);
    }
  });
});

describe('the page of errors', () => {
  const page = pages['errors.md'] ?? '';
  const sections = sectionsOf(page, '###');

  test.each(Object.keys(errors))('says of %s what to do, how to get it and where it is returned', (code) => {
    const section = sections.get(code) ?? '';
    expect(section).toMatch(/^- \*\*What to do\*\*: \S/m);
    expect(section).toMatch(/^- (Scenario|Card|Metadata|Fault|Only a request)/m);
    expect(section).toMatch(/^- \*\*Operations\*\*: \S/m);
  });

  test('has no placeholder that is read as HTML', () => {
    expect(page.replaceAll(/<!--.*-->|`[^`]*`/g, '')).not.toContain('<');
  });

  test('names the card and the scenario that cause an error', () => {
    expect(sections.get('expired_card')).toContain('- Card: `4000000000000069`.');
    expect(sections.get('gateway_timeout_error')).toContain('- Scenario: ');
  });
});

describe('control API', () => {
  test('the control API and the API share no paths or operation ids', () => {
    const control = Object.entries<Operation>(controlOperations);
    expect(control.filter(([id]) => Object.hasOwn(operations, id))).toEqual([]);
    for (const [id, { path, authentication, idempotencyKey }] of control) {
      expect(path).toMatch(/^\/_sandbox\//);
      expect([id, authentication, idempotencyKey]).toEqual([
        id,
        ['getHealth', 'getReady'].includes(id)
          ? 'none'
          : id === 'getWhoami' || (path.startsWith('/_sandbox/platforms/{platform_id}/') && !path.includes('/tokens'))
            ? 'platform_token'
            : 'control_token',
        'none',
      ]);
    }
    expect(Object.values<Operation>(operations).filter(({ path }) => path.startsWith('/_sandbox'))).toEqual([]);
  });
});
