import { control } from '../vocabulary/define-operation';
import { bare, defineResource } from '../vocabulary/operation';
import { boolean, choice, integer, nested, nullable, optional, resource, timestamp, word } from '../vocabulary/schema';

const replica = nested('This replica. Only with a shared store.', {
  id: word('Id of the replica.'),
  url: nullable(word('Address at which other replicas reach it; null until it listens.')),
});

const lease = nested('The lease under which this replica owns its platforms. Only with a shared store.', {
  valid: boolean('Whether it is held now. Without it, this replica answers for no platform.'),
  until: timestamp('caller', 'When it ends unless it is renewed, on the clock of the machine.'),
});

export const health = defineResource({
  tag: 'Health',
  description: 'The checks of the sandbox: whether it lives, and whether it is ready for requests.',
  schemas: {
    Health: resource('chosen', 'The health of the sandbox.', {
      status: choice(
        ['ok', 'degraded'],
        '`degraded` while a platform cannot be written: requests that change it are answered with 503. With a shared store also while this replica does not hold its lease, or the store cannot be reached.',
      ),
      reason: optional(word('What cannot be written or reached, and why. Only with `degraded`.')),
      platforms: integer('Number of platforms. While a shared store cannot be reached: of those that are open.'),
      replica: optional(replica),
      lease: optional(lease),
      owned_platforms: optional(integer('Number of platforms that this replica owns. Only with a shared store.')),
    }),
    Readiness: resource('chosen', 'The sandbox takes requests.', {
      status: choice(['ready'], 'One that is not ready responds with 503 instead.'),
    }),
  },
  operations: {
    getHealth: control.get('/_sandbox/health', {
      summary: 'Check the health',
      description:
        'Whether every platform can be written, and why not if one cannot. Balancers and probes ask for the readiness instead.',
      authentication: 'none',
      success: bare(200, 'health', 'Health'),
    }),
    getReady: control.get('/_sandbox/ready', {
      summary: 'Check the readiness',
      description:
        'For balancers and probes. The status is 503 while requests are better sent elsewhere: while the sandbox is being stopped, and among replicas from the end of its lease until it holds one again. It asks no store.',
      authentication: 'none',
      success: bare(200, 'readiness', 'Readiness'),
    }),
  },
});
