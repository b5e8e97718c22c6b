import { limits } from '../tables/limits';
import { credentialTypes, keyOutcomes, loggedHeaders, requestVerdicts, violationKinds } from '../tables/request-log';
import { operations } from '../resources';
import { accountType, pagination } from '../resources/shared';
import { grouped } from '../vocabulary/number';
import { control, platformControl } from '../vocabulary/define-operation';
import { always, more, terminal } from '../vocabulary/display';
import { bare, defineResource, one, page } from '../vocabulary/operation';
import {
  boolean,
  choice,
  freeForm,
  id,
  integer,
  list,
  nested,
  nullable,
  ref,
  resource,
  timestamp,
  word,
} from '../vocabulary/schema';

const { entries, body_characters, header_characters, violations } = limits.request_log;
const operationIds = Object.keys(operations);

const redaction =
  `Card numbers, security codes, account numbers and secrets are removed. A text is cut off after ${grouped(body_characters)} characters. ` +
  'Null without a body.';

const filters = {
  operation: choice(operationIds, 'Requests of this operation.'),
  status: integer('Requests with this HTTP status.'),
  verdict: choice(requestVerdicts, 'Requests with this verdict.'),
  own: choice(['true', 'false'], 'Only the requests that the sandbox itself sent, or only others.'),
  ...pagination,
};

const meanings = Object.entries(violationKinds).map(([kind, { meaning }]) => `\`${kind}\`: ${meaning}`);

export const requests = defineResource({
  tag: 'Requests',
  description:
    `The log of requests to the API: each request, its response, its events, and whether it matches the OpenAPI document. ` +
    `It holds the last ${grouped(entries)} requests of each platform, only in memory: a restart deletes them, and snapshots do not include them. ` +
    'A request belongs to the platform of its access token, even when the token has expired, or of its client id. Requests that name no platform have a log of their own. ' +
    'Requests to the control API are not logged.',
  schemas: {
    RequestEntry: resource('chosen', 'A request and its response.', {
      id: id('req', 'Id of the request: the Request-Id of its response.'),
      method: word('The HTTP method.'),
      path: word('Path and query, without the base URL.'),
      operation: nullable(choice(operationIds, 'The operation; null for an unknown path or method.')),
      status: nullable(integer('HTTP status of the response; null when a fault dropped the connection.')),
      error_code: nullable(word('Error code of the response.')),
      explanation: nullable(
        word(
          'The rule behind the error, and what to change: the header Sandbox-Explain. Without an error, what the fault did that matched it.',
        ),
      ),
      fault_id: nullable(id('flt', 'The fault that matched it.')),
      duration_ms: { type: 'number', description: 'Duration in milliseconds of the machine.' },
      account_id: nullable(
        id('acc', 'The account that it ran on; null if it was rejected before the account was known.'),
      ),
      account_type: nullable(accountType),
      credential: nullable(ref('RequestCredential')),
      own: boolean(
        'Whether the sandbox itself sent it: its dashboard, its documentation, its command line or its tool for agents. Such a request says nothing about your program: it is left out of reports and of the coverage.',
      ),
      idempotency: nullable(ref('RequestKey')),
      events: list(ref('RequestEvent'), 'The events that it caused, oldest first.'),
      clock: timestamp(
        'platform',
        "When it arrived, on the platform's clock; without a platform, on the clock of the machine.",
      ),
      verdict: choice(requestVerdicts, 'The most severe of its violations.'),
      violations: list(ref('RequestViolation'), `At most ${violations}, in the order of the document.`),
      headers: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          `The headers of the request by their names: ${loggedHeaders.join(', ')}, where they were sent. No other header is kept. ` +
          `Secrets and card numbers are removed. A value is cut off after ${header_characters} characters.`,
      },
      request_body: {
        description: `Body of the request. Of an unknown field only the name is included. ${redaction}`,
      },
      answer_body: { description: `Body of the response. ${redaction}` },
    }),
    RequestCredential: resource('chosen', 'The credential of a request; null if it was not authenticated.', {
      type: choice(credentialTypes, 'What the request was authenticated with. The credential itself is not logged.'),
      resources: list(
        word('A role, a kind of resource, and an id.'),
        'What a web component token is good for; empty for other credentials, which have no restriction.',
      ),
    }),
    RequestKey: resource('chosen', 'The Idempotency-Key of a request.', {
      key: word('The Idempotency-Key.'),
      outcome: choice(
        keyOutcomes,
        '`new`: the first request with this key. `replay`: the response is that of an earlier request. `mismatch`, `in_progress`: the request was rejected because of the key.',
      ),
    }),
    RequestEvent: resource('chosen', 'An event that a request caused.', {
      id: id('evt', 'Id of the event.'),
      event_name: word('Name of the event.'),
    }),
    RequestViolation: resource('chosen', 'A difference between a request and the OpenAPI document.', {
      kind: choice(Object.keys(violationKinds), meanings.join(' ')),
      where: word(
        'Location: `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `metadata.payment_test`, `path`.',
      ),
      message: word('The problem and how to fix it.'),
    }),
    RequestHar: resource('chosen', 'Requests of the log in HAR 1.2, the oldest first.', {
      log: nested('The only member of a HAR.', {
        version: choice(['1.2'], 'The version of HAR.'),
        creator: nested('The program that wrote it.', { name: word('Its name.'), version: word('Its release.') }),
        entries: list(
          freeForm('A request and its response, as in HAR 1.2.'),
          'A request and its response each. Their instants are those of the clock of the platform.',
        ),
        _control_operations: list(
          ref('HarControlOperation'),
          'The operations of the control API that changed something since the first of these requests, the oldest first. A replay does not repeat them.',
        ),
      }),
    }),
    HarControlOperation: resource('chosen', 'An operation of the control API between requests.', {
      operation: word('Its id: `moveClock`.'),
      at: timestamp('platform', 'When it was carried out.'),
    }),
    ClearedRequests: resource('chosen', 'The deletion of a request log.', {
      cleared: integer('Number of deleted entries.'),
    }),
  },
  display: {
    RequestEntry: {
      title: 'Request',
      sentence: 'Request {id}: {method} {path} got {status,explanation} {error_code}.',
      first: ['status', 'error_code', 'operation', 'verdict', 'account_id', 'account_type'],
      columns: [
        terminal({ duration: 'duration_ms' }, 'id'),
        always({ time: 'clock' }, 'method', 'path', 'status'),
        more({ error: 'error_code' }),
        terminal({ fault: 'fault_id', account: 'account_id' }),
        more('operation', { idempotency: 'idempotency.outcome' }),
        always('verdict'),
        more('account_type'),
      ],
      filtered: ['account', 'clock'],
    },
    RequestEvent: { title: 'Event', columns: [always({ name: 'event_name' }, 'id')] },
  },
  operations: {
    listRequests: platformControl.get('/_sandbox/platforms/{platform_id}/requests', {
      summary: 'List requests',
      description: 'Newest response first.',
      query: filters,
      success: page('request', 'RequestEntry'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
    exportRequests: platformControl.get('/_sandbox/platforms/{platform_id}/requests/export', {
      summary: 'Export requests as a HAR',
      description:
        'The whole log, the last requests, or one. What the log masks is masked, and a listed test card has its name: `[test card insufficient_funds]`. A body that the log has cut off is left out.',
      query: {
        last: integer('Only so many of the newest requests.', { minimum: 1, maximum: entries }),
        request_id: id('req', 'Only the request with this id.'),
      },
      success: bare(200, 'request_har', 'RequestHar'),
      errors: ['host_not_allowed', 'resource_not_found', 'parameter_invalid'],
    }),
    getRequest: platformControl.get('/_sandbox/platforms/{platform_id}/requests/{request_id}', {
      summary: 'Get a request',
      description: 'With its bodies, as far as they are kept, and how it differs from the OpenAPI document.',
      success: one(200, 'request', 'RequestEntry'),
    }),
    clearRequests: platformControl.delete('/_sandbox/platforms/{platform_id}/requests', {
      summary: 'Delete the request log of a platform',
      description: 'A reset of the platform deletes it, too.',
      success: bare(200, 'requests', 'ClearedRequests'),
    }),
    listUnattributedRequests: control.get('/_sandbox/requests', {
      summary: 'List requests that name no platform',
      description: 'Requests without an access token or client id, or with an unknown one. Newest response first.',
      query: filters,
      success: page('request', 'RequestEntry'),
      errors: ['host_not_allowed', 'parameter_invalid'],
    }),
    clearUnattributedRequests: control.delete('/_sandbox/requests', {
      summary: 'Delete the log of requests that name no platform',
      description: 'The logs of platforms are kept.',
      success: bare(200, 'requests', 'ClearedRequests'),
    }),
  },
});
