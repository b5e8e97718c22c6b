import { eventPatterns } from '../derive/event-patterns';
import { faultScenarios } from '../derive/scenario-faults';
import {
  type FaultField,
  faultFields,
  faultKinds,
  faultValues,
  type ListedField,
  MAX_DELAY_MS,
} from '../tables/faults';
import { type OperationId, operations } from '../resources';
import { pagination } from '../resources/shared';
import { platformControl } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { bare, defineResource, page } from '../vocabulary/operation';
import {
  choice,
  id,
  integer,
  nested,
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

/** Returns the sentence of a field, and its values with the effect of each. */
function describeValues(field: ListedField): string {
  const effects = faultKinds.flatMap((kind) => {
    const value: unknown = Object.entries(kind.fault).find(([name]) => name === field)?.[1];
    return field === 'at' || value === undefined ? [] : [`\`${String(value)}\`: ${kind.effect}`];
  });
  return [faultFields[field], ...effects].join(' ');
}

const listed = (field: Exclude<ListedField, 'hold'>): Schema => choice(faultValues(field), describeValues(field));

const effects = {
  error: word(faultFields.error, { maxLength: 100 }),
  scenario: choice(faultScenarios, faultFields.scenario),
  status: integer(faultFields.status, { minimum: 400, maximum: 599 }),
  delay_ms: integer(faultFields.delay_ms, { minimum: 1, maximum: MAX_DELAY_MS }),
  drop: listed('drop'),
  hold: { type: ['boolean', 'string'], enum: faultValues('hold'), description: describeValues('hold') },
  body: listed('body'),
  webhook: listed('webhook'),
  at: listed('at'),
} as const satisfies Readonly<Record<FaultField, Schema>>;

/** The operations that a fault matches: one, or `*` for all that run on an account. */
export type FaultyOperation = OperationId | '*';

const operation = choice(
  ['*', ...Object.keys(operations)],
  'The operation whose requests it matches, or `*` for all except `createAccessToken`; with `scenario` for all that charge a payment method.',
);
const eventName = choice(
  eventPatterns,
  'The events whose deliveries it matches: a name, a family such as `payment.*`, or `*`.',
);
const after = 'Number of requests or deliveries that it skips first, before any draw of its probability';
const times = 'Number of matches after which it is exhausted';
const probability = 'Probability of a match, from 0 to 1';
const seed = 'Seed of the random matches: the same seed gives the same matches';

const path = '/_sandbox/platforms/{platform_id}/faults';

export const faults = defineResource({
  tag: 'Faults',
  description:
    'Injected faults: errors, declines, delays, dropped connections, held requests and responses, damaged bodies, and webhooks that are lost, duplicated or reordered. A fault matches only requests with a valid token, account and idempotency key and a readable body. Of several faults only the oldest active one applies. `after` counts every request that the fault is for, also one that an older fault matches. A fault with a `scenario` matches later, when the payment method is charged, and only a request that no other fault matched. Requests to the control API are never matched.',
  schemas: {
    Fault: resource('chosen', 'An injected fault.', {
      id: id('flt', 'Id of the fault.'),
      operation: nullable(operation),
      event_name: nullable(eventName),
      fault: nested(
        'Effect of the fault.',
        Object.fromEntries(Object.entries(effects).map(([name, schema]) => [name, optional(schema)])),
      ),
      after: integer(`${after}.`),
      times: nullable(integer(`${times}; null for no limit.`)),
      probability: nullable(number(`${probability}; null if it always matches.`)),
      seed: nullable(integer(`${seed}; null without a probability.`)),
      matched: integer('Number of requests or deliveries that it matched.'),
      passed: integer(
        'Number of requests or deliveries that it skipped: the first ones by `after`, others because of its probability.',
      ),
      left: nullable(integer('Number of remaining matches: 0 when it is exhausted, null for no limit.')),
      held: integer('Number of requests, or of responses to them, that it holds now.'),
      created_at: timestamp('platform', 'When it was created.'),
    }),
    DeletedFault: resource('chosen', 'A deleted fault.', { id: id('flt', 'Id of the fault.') }),
    DeletedFaults: resource('chosen', 'The deletion of all faults.', { deleted: integer('Number of deleted faults.') }),
    ReleasedRequests: resource('chosen', 'The release of held requests.', {
      id: id('flt', 'Id of the fault.'),
      released: integer('Number of released requests.'),
    }),
  },
  display: {
    Fault: {
      columns: [
        more('id'),
        always({ matches: ['operation', 'event_name'] }, 'fault'),
        more('matched'),
        always('left'),
        more('held'),
        terminal('after', 'probability', { time: 'created_at' }),
      ],
    },
  },
  operations: {
    createFault: platformControl.post(path, {
      summary: 'Create a fault',
      description:
        'Takes exactly one effect: with `after: 2` and `times: 1` for the third request only. Without `times` the fault stays active until it is deleted. It survives a restart, including its count of matches.',
      body: request({
        operation,
        event_name: eventName,
        after: integer(`${after}. Default: none.`, { minimum: 0, maximum: 1_000_000 }),
        times: integer(`${times}. Default: no limit.`, { minimum: 1, maximum: 1_000_000 }),
        probability: number(`${probability}. Default: it always matches.`, { minimum: 0, maximum: 1 }),
        seed: integer(`${seed}. Default: a generated seed, which the response has.`, {
          minimum: 0,
          maximum: 2 ** 32 - 1,
        }),
        fault: required(request(effects, { description: 'Effect of the fault: exactly one of these.' })),
      }),
      success: bare(201, 'fault', 'Fault'),
      errors: [
        'host_not_allowed',
        'resource_not_found',
        'parameter_missing',
        'parameter_invalid',
        'unexpected_parameter',
      ],
    }),
    listFaults: platformControl.get(path, {
      summary: 'List faults',
      description: 'Newest first, including exhausted ones.',
      query: pagination,
      success: page('fault', 'Fault'),
    }),
    deleteFaults: platformControl.delete(path, {
      summary: 'Delete all faults',
      description: 'Releases the requests that they hold.',
      success: bare(200, 'faults', 'DeletedFaults'),
    }),
    deleteFault: platformControl.delete(`${path}/{fault_id}`, {
      summary: 'Delete a fault',
      description: 'Releases the requests that it holds.',
      success: bare(200, 'fault', 'DeletedFault'),
    }),
    releaseFault: platformControl.post(`${path}/{fault_id}/release`, {
      summary: 'Release held requests',
      description:
        'Releases all requests and responses that the fault holds now, in the order in which they arrived. Later ones are held again.',
      success: bare(200, 'released_requests', 'ReleasedRequests'),
    }),
  },
});
