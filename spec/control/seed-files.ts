import { bare, defineResource } from '../vocabulary/operation';
import { choice, boolean, freeForm, integer, resource, timestamp, word } from '../vocabulary/schema';

const count = (subject: string) =>
  integer(`Number of ${subject} that were generated from the random seed of the sandbox.`);

export const seedFiles = defineResource({
  tag: 'Seed files',
  description:
    'The state of a platform as a file from which another platform can start: `payments-sandbox start --seed FILE`. The new platform has its own keys, and its clock continues from the time at which the file was written. The file does not include keys, publishers (webhook endpoints), deliveries, stored responses of idempotency keys, faults and snapshots.',
  schemas: {
    SeedFile: resource(
      {
        format: word('Always `payments-sandbox seed file`.'),
        version: integer('Version of the format.'),
        currency: choice(['usd', 'cad'], 'The currency of the platform.'),
        accounts: resource(
          { test: word('Account for test mode.'), live: word('Account for live mode.') },
          { description: 'Ids of the platform accounts.' },
        ),
        clock: resource(
          {
            now: timestamp('Time of the clock when the file was written.'),
            frozen: boolean('Whether the clock is frozen.'),
          },
          { description: 'Clock of the platform.' },
        ),
        sequence: integer('Number of the newest row.'),
        counts: resource(
          { ids: count('ids'), writes: count('requests that write'), reads: count('requests that read') },
          { description: 'Where a sandbox with a random seed continues.' },
        ),
        rows: freeForm('The rows of each table, in the order of their creation.'),
      },
      { description: 'A platform as a file.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    exportPlatform: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/export',
      summary: 'Export a seed file',
      description: 'The same state gives the same file. It contains no card numbers and no secrets.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'seed_file', 'SeedFile'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
  },
});
