import { limits } from '../tables/limits';
import { keyOutcomes, requestVerdicts, violationKinds } from '../tables/request-log';
import { operations } from '../resources';
import { accountType, pagination } from '../resources/shared';
import { bare, defineResource, page } from '../vocabulary/operation';
import { choice, id, integer, list, nullable, ref, resource, timestamp, word } from '../vocabulary/schema';

const { entries, body_characters, violations } = limits.request_journal;
const operationIds = Object.keys(operations);

const shown =
  `Without card numbers, security codes, account numbers and secrets, and cut after ${body_characters.toLocaleString('en-US')} characters, where it is a text. ` +
  'Null when there was none.';

const filters = {
  operation: choice(operationIds, 'Requests of this operation.'),
  status: integer('Requests with this HTTP status.'),
  verdict: choice(requestVerdicts, 'Requests with this verdict.'),
  ...pagination,
};

const meanings = Object.entries(violationKinds).map(([kind, { meaning }]) => `\`${kind}\`: ${meaning}`);

export const requests = defineResource({
  tag: 'Requests',
  description:
    `The journal of what was asked of the API, request by request: what it answered, what happened, and whether the request was as the document declares. ` +
    `It holds the last ${entries.toLocaleString('en-US')} of each platform, in memory alone: they are gone after a restart, and no snapshot has them. ` +
    'A request belongs to the platform of its access token, of its token even if that has expired, or of its client id. What names no platform is in the journal of the sandbox. ' +
    'Requests to the paths of the sandbox itself are in neither.',
  schemas: {
    RequestEntry: resource(
      {
        id: id('req', 'Id of the request: the Request-Id of its answer.'),
        method: word('The HTTP method.'),
        path: word('The path with its query, without the base address.'),
        operation: nullable(choice(operationIds, 'The operation; null when no path or method fits.')),
        status: nullable(integer('The HTTP status of the answer; null when a fault ended the connection.')),
        error_code: nullable(word('The error code of the answer.')),
        explanation: nullable(word('Which rule an error comes from, and what to change: the header Sandbox-Explain.')),
        fault_id: nullable(id('flt', 'The fault that met it: an error, a delay, the end of its connection.')),
        duration_ms: { type: 'number', description: 'How long it took, in milliseconds of the machine.' },
        account_id: nullable(id('acc', 'The account it ran on; null when it did not come to that.')),
        account_type: nullable(accountType),
        idempotency: nullable(ref('RequestKey')),
        events: list(ref('RequestEvent'), 'The events it caused, in their order.'),
        clock: timestamp("When it came, on the platform's clock; without a platform, on that of the machine."),
        verdict: choice(requestVerdicts, 'The worst of its violations.'),
        violations: list(ref('RequestViolation'), `At most ${violations}, in the order of the document.`),
        request_body: {
          description: `What was sent. A field that the document does not know is shown by name alone. ${shown}`,
        },
        answer_body: { description: `What was answered. ${shown}` },
      },
      { description: 'A request and its answer.', 'x-provenance': 'chosen' },
    ),
    RequestKey: resource(
      {
        key: word('The Idempotency-Key.'),
        outcome: choice(
          keyOutcomes,
          '`new`: nothing was kept for it. `replay`: the answer is that of an earlier request. `mismatch`, `in_progress`: it was refused for the key.',
        ),
      },
      { description: 'The Idempotency-Key of a request.', 'x-provenance': 'chosen' },
    ),
    RequestEvent: resource(
      { id: id('evt', 'Id of the event.'), event_name: word('What happened.') },
      { description: 'An event that a request caused.', 'x-provenance': 'chosen' },
    ),
    RequestViolation: resource(
      {
        kind: choice(Object.keys(violationKinds), meanings.join(' ')),
        where: word('The place: `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `path`.'),
        message: word('What is wrong there, and how to mend it.'),
      },
      { description: 'Something that differs from what the document declares.', 'x-provenance': 'chosen' },
    ),
    ClearedRequests: resource(
      { cleared: integer('How many entries were taken away.') },
      { description: 'An emptied journal.', 'x-provenance': 'chosen' },
    ),
  },
  operations: {
    listRequests: {
      method: 'get',
      path: '/_sandbox/platforms/{platform_id}/requests',
      summary: 'List requests',
      description: 'Newest first: in the order in which they were answered.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: filters,
      success: page('request', 'RequestEntry'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    },
    clearRequests: {
      method: 'delete',
      path: '/_sandbox/platforms/{platform_id}/requests',
      summary: 'Empty the journal of a platform',
      description: 'A reset of the platform does so, too.',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'requests', 'ClearedRequests'),
      errors: ['host_not_allowed', 'resource_not_found'],
    },
    listUnattributedRequests: {
      method: 'get',
      path: '/_sandbox/requests',
      summary: 'List requests that name no platform',
      description: "Those without an access token or client id, or with one that is nobody's. Newest first.",
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      query: filters,
      success: page('request', 'RequestEntry'),
      errors: ['host_not_allowed', 'parameter_invalid'],
    },
    clearUnattributedRequests: {
      method: 'delete',
      path: '/_sandbox/requests',
      summary: 'Empty the journal of requests that name no platform',
      provenance: 'chosen',
      authentication: 'control_token',
      idempotencyKey: 'none',
      success: bare(200, 'requests', 'ClearedRequests'),
      errors: ['host_not_allowed'],
    },
  },
});
