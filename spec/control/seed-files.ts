import { platformControl } from '../vocabulary/define-operation';
import { bare, defineResource, lines } from '../vocabulary/operation';
import { id, integer, resource } from '../vocabulary/schema';

export const seedFiles = defineResource({
  tag: 'Seed files',
  description:
    'The state of a platform as a file from which another platform can start: `payments-sandbox start --seed FILE`. The other platform keeps its own keys, and its clock continues from the time at which the file was written. The file does not include keys, publishers (webhook endpoints), deliveries, stored responses of idempotency keys, faults and snapshots.',
  schemas: {
    SeedFile: {
      type: 'string',
      description:
        'A platform as lines of JSON. The first line is an object with the format and its version, the currency, the platform accounts, the clock, the number of the newest row, the counts of a random seed, and the number of rows of each table. Each other line is a row, `["payments",{…}]`, in the order of tables and of creation. The last line is `{"end":true,"rows":N}`.',
      'x-provenance': 'chosen',
    },
    ImportedSeedFile: resource('chosen', 'What was imported.', { rows: integer('Number of rows of the file.') }),
  },
  operations: {
    exportPlatform: platformControl.get('/_sandbox/platforms/{platform_id}/export', {
      summary: 'Export a seed file',
      description:
        'The state at the time of the request, in chunks. Other requests are served meanwhile. The same state gives the same file. It contains no card numbers and no secrets. With `before`, the state before a request of the log: 404 if that cannot be undone any more.',
      query: { before: id('req', 'The state as it was before this request of the log arrived.') },
      success: lines('seed_file', 'SeedFile'),
    }),
    importPlatform: platformControl.post('/_sandbox/platforms/{platform_id}/import', {
      summary: 'Import a seed file',
      description:
        'Replaces everything on the platform, except its keys, tokens and snapshots, when the whole file has arrived and is valid. Otherwise nothing changes. Other requests are served meanwhile.',
      bodyLines: 'SeedFile',
      success: bare(200, 'imported_seed_file', 'ImportedSeedFile'),
      errors: ['host_not_allowed', 'resource_not_found', 'seed_file_invalid'],
    }),
  },
});
