import { pagination } from '../../resources/shared';
import { notInSandbox } from '../../tables/not-in-sandbox';
import { errors } from '../../tables/errors';
import { limits } from '../../tables/limits';
import type { Operation } from '../../vocabulary/operation';
import { code, codes, facts, page, table } from '../markdown';
import { fieldTable } from './field-table';
import { generalErrors } from './general-errors';
import { apiPages, errorLink, operationLink, resourceLink, type ResourcePage } from './resource-links';

export function operationsPage(): string {
  return page(
    'operations.md',
    'Operations',
    'Requests and responses are JSON. Amounts are integers in the smallest unit of the currency. Every response has a ' +
      '`Request-Id`. These rules apply to every operation:',
    common.map((rule) => `- ${rule}`).join('\n'),
    '## Resources',
    'The page of a resource has its operations, objects, states, events, limits and errors.',
    operationIndex(apiPages),
    '## Parameters of every list',
    fieldTable({ properties: pagination }, 'Required', 'stated'),
    '## Errors of every request',
    table(['Request', 'Error codes'], generalErrorCells()),
    '## Not in the sandbox',
    `Operations of the service that get 501 ${code('not_in_sandbox')}, and a warning in the request log. Any other method at one of these paths gets 405.`,
    facts(notInSandbox, {
      Operations: ({ operations }) => codes(operations),
      'What is missing': ({ feature }) => feature,
      Why: ({ reason }) => reason,
    }),
  );
}

const common: readonly string[] = [
  '`Authorization: Bearer <access_token>` is required, except for the operation that creates the token. A few operations also ' +
    'take a web component token, which they name; the others refuse it with 403 `not_authorized`.',
  '`Sub-Account: acc_…` names the account that the request runs on. The default is the platform account itself, with a ' +
    '`Sandbox-Warning` where something of an account is created although the platform has sub accounts. ' +
    '`Seller-Account` is its former name: a response to it has `Deprecation: true`.',
  `\`Idempotency-Key\` is any text of 1 to ${limits.idempotency_key_characters.value} characters. Repeating a request with the same key returns the ` +
    'same response, with `Idempotent-Replayed: true`. A key belongs to the account of the object in the path, whether or not ' +
    '`Sub-Account` names it; without an object, to the account that the request runs on.',
  'Unknown fields of the body are rejected. `null` for an optional field means that it is absent: none, the default, or no ' +
    'change. Where absence means all of something, such as the amount of a refund or a capture, `null` is refused.',
  'A required field of an optional object is required only when the object is sent.',
  `An unknown path returns 404 ${code('resource_not_found')}, an unsupported method 405 ${code('method_not_allowed')}, and an operation of the service that the sandbox does not have 501 ${code('not_in_sandbox')}. ` +
    'The page [Errors](errors.md) lists every code.',
];

/** Returns a table of all operations by resource. */
export function operationIndex(pages: readonly ResourcePage[]): string {
  const rows = pages.flatMap((each) =>
    Object.values<Operation>(each.resource.operations).map((operation) => [
      resourceLink(each),
      operationLink(each.path, operation),
      code(`${operation.method.toUpperCase()} ${operation.path}`),
    ]),
  );
  return table(['Resource', 'Operation', 'Request'], rows);
}

function generalErrorCells(): string[][] {
  return Object.entries(generalErrors).map(([request, names]) => [
    request,
    names.map((name) => `${errors[name].status} ${errorLink(name)}`).join(', '),
  ]);
}
