import { bare, defineResource } from '../vocabulary/operation';
import { choice, integer, resource } from '../vocabulary/schema';

export const health = defineResource({
  tag: 'Health',
  description: 'Whether the sandbox answers.',
  schemas: {
    Health: resource(
      {
        status: choice(['ok'], 'Always `ok`.'),
        platforms: integer('How many platforms there are.'),
      },
      { description: 'A sign of life.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    getHealth: {
      method: 'get',
      path: '/_sandbox/health',
      summary: 'Ask whether it runs',
      provenance: 'chosen',
      authentication: 'none',
      idempotencyKey: 'none',
      success: bare(200, 'health', 'Health'),
      errors: ['host_not_allowed'],
    },
  },
});
