import { eventPatterns } from '../derive/event-patterns';
import { dropMoments, MAX_DELAY_MS, webhookFaultKinds } from '../tables/faults';
import { operations } from '../resources';
import { pagination } from '../resources/shared';
import { bare, defineResource, page } from '../vocabulary/operation';
import {
  choice,
  boolean,
  id,
  integer,
  nullable,
  optional,
  request,
  required,
  resource,
  type Schema,
  timestamp,
  word,
} from '../vocabulary/schema';

const number = (description: string, rest: Schema = {}): Schema => ({ type: 'number', description, ...rest });

const kinds = {
  error: word("Answer this error instead: any code of the catalogue but those of the sandbox's own paths.", {
    maxLength: 100,
  }),
  status: integer('Answer this HTTP status instead, with the error of the catalogue that is most like it.', {
    minimum: 400,
    maximum: 599,
  }),
  delay_ms: integer('Wait so many milliseconds of the machine, and then go on. With `webhook`: how long a delay is.', {
    minimum: 1,
    maximum: MAX_DELAY_MS,
  }),
  drop: choice(
    dropMoments,
    '`before_commit`: cut the connection, and nothing happened. `after_commit`: carry the request out, keep its answer for its key, and cut the connection.',
  ),
  hold: boolean('Always true: wait until released, with the idempotency key taken.'),
  webhook: choice(
    webhookFaultKinds,
    '`duplicate`: send it twice. `reorder`: send the one that follows first. `delay`: send it later. `lose`: do not send it, so that it is attempted again. `wrong_signature`: sign it with another secret.',
  ),
};

const operation = choice(
  ['*', ...Object.keys(operations)],
  'The operation whose requests it meets; `*` for all but `createAccessToken`, which has to be named.',
);
const eventName = choice(
  eventPatterns,
  'The events whose deliveries it meets: a name, a family such as `payment.*`, or `*`.',
);
const times = 'How many it meets before it is spent';
const probability = 'The chance that it meets one, from 0 to 1';
const seed = 'Decides by chance: the same seed meets the same ones';

const path = '/_sandbox/platforms/{platform_id}/faults';
const usual = { provenance: 'chosen', authentication: 'control_token', idempotencyKey: 'none' } as const;

export const faults = defineResource({
  tag: 'Faults',
  description:
    'What goes wrong on request: errors, delays, connections that end, requests that wait, and webhooks that get lost, doubled or out of order. A fault meets a request that is in order: with a valid token, account and key, and a body that can be read. Of several faults the oldest that is not spent meets it, and no other. What the paths of the sandbox do is met by none.',
  schemas: {
    Fault: resource(
      {
        id: id('flt', 'Id of the fault.'),
        operation: nullable(operation),
        event_name: nullable(eventName),
        fault: resource(Object.fromEntries(Object.entries(kinds).map(([name, schema]) => [name, optional(schema)])), {
          description: 'What it does.',
        }),
        times: nullable(integer(`${times}; null for as many as come.`)),
        probability: nullable(number(`${probability}; null for certainty.`)),
        seed: nullable(integer(`${seed}; null where nothing is left to chance.`)),
        matched: integer('How many requests or deliveries it met.'),
        passed: integer('How many it let pass by chance.'),
        left: nullable(integer('How many it will still meet: 0 when it is spent, null for as many as come.')),
        held: integer('How many requests it holds now.'),
        created_at: timestamp('When it was made.'),
      },
      { description: 'Something that goes wrong on request.', 'x-provenance': 'chosen' },
    ),
    DeletedFault: resource(
      { id: id('flt', 'Id of the fault.') },
      { description: 'A fault that is no more.', 'x-provenance': 'chosen' },
    ),
    DeletedFaults: resource(
      { deleted: integer('How many faults there were.') },
      { description: 'A platform without faults.', 'x-provenance': 'chosen' },
    ),
    ReleasedRequests: resource(
      { id: id('flt', 'Id of the fault.'), released: integer('How many requests went on.') },
      { description: 'Requests that were held.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    createFault: {
      method: 'post',
      path,
      summary: 'Make a fault',
      description:
        'Of the kinds exactly one. Without `times` it lasts until it is taken away. It outlives a restart, with the count of what it met.',
      ...usual,
      body: request({
        operation,
        event_name: eventName,
        times: integer(`${times}. Without it, it lasts until it is taken away.`, { minimum: 1, maximum: 1_000_000 }),
        probability: number(`${probability}. Without it, it meets every one.`, { minimum: 0, maximum: 1 }),
        seed: integer(`${seed}. Without it, one is made and shown.`, { minimum: 0, maximum: 2 ** 32 - 1 }),
        fault: required(request(kinds, { description: 'What it does: one of these.' })),
      }),
      success: bare(201, 'fault', 'Fault'),
      errors: [
        'host_not_allowed',
        'resource_not_found',
        'parameter_missing',
        'parameter_invalid',
        'unexpected_parameter',
      ],
    },
    listFaults: {
      method: 'get',
      path,
      summary: 'List faults',
      description: 'Newest first, spent ones included.',
      ...usual,
      query: pagination,
      success: page('fault', 'Fault'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    deleteFaults: {
      method: 'delete',
      path,
      summary: 'Take all faults away',
      description: 'What they hold goes on.',
      ...usual,
      success: bare(200, 'faults', 'DeletedFaults'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    deleteFault: {
      method: 'delete',
      path: `${path}/{fault_id}`,
      summary: 'Take a fault away',
      description: 'What it holds goes on.',
      ...usual,
      success: bare(200, 'fault', 'DeletedFault'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    releaseFault: {
      method: 'post',
      path: `${path}/{fault_id}/release`,
      summary: 'Let requests go on',
      description:
        'All that the fault holds now, in the order in which they came. Those that come later it holds again.',
      ...usual,
      success: bare(200, 'released_requests', 'ReleasedRequests'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
  },
});
