import { bare, defineResource } from '../vocabulary/operation';
import { choice, boolean, freeForm, integer, resource, timestamp, word } from '../vocabulary/schema';

const count = (what: string) => integer(`How many ${what} were made from the seed of the sandbox.`);

export const seedFiles = defineResource({
  tag: 'Seed files',
  description:
    'All that a platform knows, as a file for another one to begin with: `payments-sandbox start --seed FILE`. That one has keys of its own, and its clock goes on from the instant at which the file was written. Left out is what belongs to a platform alone: keys, publishers and deliveries, the answers kept for idempotency keys, faults and snapshots.',
  schemas: {
    SeedFile: resource(
      {
        format: word('Always `payments-sandbox seed file`.'),
        version: integer('The version of the format.'),
        currency: choice(['usd', 'cad'], 'The currency of the platform.'),
        accounts: resource(
          { test: word('Of the test world.'), live: word('Of the live world.') },
          { description: 'The ids of the accounts of the platform itself.' },
        ),
        clock: resource(
          { now: timestamp('The instant at which it was written.'), frozen: boolean('It stands still.') },
          { description: 'What the clock of the platform shows.' },
        ),
        sequence: integer('The number of the row that was made last.'),
        counts: resource(
          { ids: count('ids'), writes: count('requests that write'), reads: count('requests that read') },
          { description: 'Where a sandbox with a seed goes on.' },
        ),
        rows: freeForm('The rows of each table, in the order in which they were made.'),
      },
      { description: 'A file to begin a platform with.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    exportPlatform: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/export',
      summary: 'Write a seed file',
      description: 'The same state gives the same file. There is no card number in it, and no secret.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'seed_file', 'SeedFile'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
  },
});
