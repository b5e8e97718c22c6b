import { byArea, coverageAreas } from '../tables/coverage-areas';
import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { choice, integer, list, ref, resource, type Schema, word } from '../vocabulary/schema';

const percent = (description: string): Schema => ({ type: 'number', minimum: 0, maximum: 100, description });

const area = (name: keyof typeof coverageAreas): Schema => ({
  ...ref('CoveredArea'),
  description: coverageAreas[name].counts,
});

export const coverage = defineResource({
  tag: 'Coverage',
  description:
    'What the requests to a platform have met of the API, and what they have not: the integration coverage of a suite of tests. It counts since the platform was opened by this process, whatever the request log still has, and a reset does not clear it. Deprecated operations and events are left out, and so are requests of the dashboard, the documentation, the command line and the tool for agents.',
  schemas: {
    Coverage: resource('chosen', 'The integration coverage of a platform.', {
      ...byArea(area),
      total: ref('TotalCoverage'),
    }),
    CoveredArea: resource('chosen', 'One area of the integration coverage.', {
      met: list(word('A name or a code.'), 'What was met.'),
      missed: list(word('A name or a code.'), 'What was not met.'),
      percent: percent('Part that was met, rounded down to one decimal.'),
    }),
    TotalCoverage: resource('chosen', 'All areas together.', {
      met: integer('Number of items that were met.'),
      of: integer('Number of items.'),
      percent: percent('Part that was met, rounded down to one decimal.'),
    }),
  },
  operations: {
    getCoverage: platformControl.get('/_sandbox/platforms/{platform_id}/coverage', {
      summary: 'Get the integration coverage',
      description: 'Which errors, events and states of the API the requests of the platform have met.',
      query: {
        include_own: choice(
          ['true', 'false'],
          'Whether to count requests that the sandbox itself sent. Default: false.',
        ),
      },
      success: bare(200, 'coverage', 'Coverage'),
    }),
  },
});
