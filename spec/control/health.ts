import { bare, defineResource } from '../vocabulary/operation';
import { choice, integer, optional, resource, word } from '../vocabulary/schema';

export const health = defineResource({
  tag: 'Health',
  description: 'The health check of the sandbox.',
  schemas: {
    Health: resource(
      {
        status: choice(
          ['ok', 'degraded'],
          '`degraded` while a platform cannot be written: requests to it are answered with 503.',
        ),
        reason: optional(word('Which platforms cannot be written, and why. Only with `degraded`.')),
        platforms: integer('Number of platforms.'),
      },
      { description: 'The health of the sandbox.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    getHealth: {
      method: 'get',
      path: '/_sandbox/health',
      summary: 'Check the health',
      provenance: 'chosen',
      authentication: 'none',
      idempotencyKey: 'none',
      success: bare(200, 'health', 'Health'),
      errors: ['host_not_allowed'],
    },
  },
});
