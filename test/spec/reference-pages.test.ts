import { describe, expect, test } from 'vitest';
import { disputeReasons } from '../../spec/tables/dispute-reasons';
import { declineCodes } from '../../spec/tables/decline-codes';
import { referencePages } from '../../spec/emit/reference-pages';
import { errors } from '../../spec/tables/errors';
import { events } from '../../spec/tables/events';
import { idempotentRetries } from '../../spec/tables/idempotency';
import { limits } from '../../spec/tables/limits';
import { simulatedErrors } from '../../spec/tables/simulated-errors';
import { networkErrors } from '../../spec/tables/network-errors';
import { onboardingRequirements } from '../../spec/tables/onboarding-requirements';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';

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
  ])('%s has every row of its tables', (name, keys) => {
    expect(keys.filter((key) => !pages[name]?.includes(`\`${key}\``))).toEqual([]);
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
