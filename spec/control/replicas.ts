import { control } from '../vocabulary/define-operation';
import { always, terminal } from '../vocabulary/display';
import { defineResource, page } from '../vocabulary/operation';
import { choice, integer, nullable, resource, word } from '../vocabulary/schema';

/** The states of a replica. */
const replicaStates = ['alive', 'gone'] as const;

export const replicas = defineResource({
  tag: 'Replicas',
  description:
    'The replicas of a sandbox on PostgreSQL: processes that share its platforms. Each platform is owned by at most one of them at a time, and every replica forwards requests to the owner.',
  schemas: {
    Replica: resource('chosen', 'A replica of the sandbox.', {
      id: word('Id of the replica.'),
      url: nullable(word('Address at which other replicas reach it; null until it listens.')),
      release: nullable(word('Release of payments-sandbox that it runs; null for 1.0.0-rc.1 and earlier ones.')),
      state: choice(
        replicaStates,
        '`alive`: it holds its lease. `gone`: it has ended or lost its lease, and others take its platforms over.',
      ),
      platforms: integer('Number of platforms that it owns.'),
    }),
  },
  display: {
    Replica: { columns: [always('url', 'state', 'release', 'platforms'), terminal('id')] },
  },
  operations: {
    listReplicas: control.get('/_sandbox/replicas', {
      summary: 'List replicas',
      description:
        'In the order in which they were started. The list is empty for a sandbox without a shared store. It has one page.',
      success: page('replica', 'Replica'),
    }),
  },
});
