import { errors } from '../../tables/errors';
import { limits } from '../../tables/limits';
import { errorsOf } from '../../derive/operation-errors';
import { resources } from '../../resources';
import type { Operation, Success } from '../../vocabulary/operation';
import { code, codes, page, table } from '../markdown';
import { fieldTable, objectLink } from './field-table';

export function operationsPage(): string {
  return page(
    'Operations',
    'Requests and answers are JSON. Amounts are integers in the smallest unit of the currency. An answer carries a ' +
      '`Request-Id`. What every operation has in common:',
    common.map((rule) => `- ${rule}`).join('\n'),
    ...resources.flatMap(({ tag, description, operations }) => {
      const blocks = Object.entries<Operation>(operations).flatMap(([id, operation]) => operationBlocks(id, operation));
      return blocks.length === 0 ? [] : [`## ${tag}`, description, ...blocks];
    }),
  );
}

const common: readonly string[] = [
  '`Authorization: Bearer <access_token>` is required, but for the operation that gives the token.',
  '`Sub-Account: acc_…` names the account that the request runs on; without it, that is the platform account itself. ' +
    '`Seller-Account` is its older name: the answer then carries `Deprecation: true`.',
  `\`Idempotency-Key\` is any text of 1 to ${limits.idempotency_key_characters.value} characters. The same key with the same request gives the ` +
    'same answer again, with `Idempotent-Replayed: true`.',
  'A field of the body that is not listed is refused. `null` for a field that may be left out means that it is left out.',
  'A field of an object that may be left out is required only when that object is sent.',
  `An unknown path is answered with 404 ${code('resource_not_found')}, a wrong method with 405 ${code('method_not_allowed')}. ` +
    'What each code means is on the page [Errors](errors.md).',
];

const tokenNeed = {
  bearer: '- Access token: required',
  control_token: '- Control token: required where the sandbox has one',
  none: '- Access token: none',
} as const;
const keyNeed = { required: 'required', optional: 'may be sent', none: 'none' } as const;

/** What a page says of an operation. */
export function operationBlocks(id: string, operation: Operation): string[] {
  const { method, path, summary, description, query, body } = operation;
  return [
    `### ${summary}`,
    `${code(`${method.toUpperCase()} ${path}`)} – ${code(id)}${marks(operation)}`,
    ...(description === undefined ? [] : [description]),
    [
      tokenNeed[operation.authentication],
      `- Idempotency-Key: ${keyNeed[operation.idempotencyKey]}`,
      `- Answer: ${answer(operation.success)}`,
      `- Known: ${operation.provenance}`,
    ].join('\n'),
    ...(query ? ['Query:', fieldTable({ properties: query }, 'Required', operation.provenance)] : []),
    ...(body ? bodyBlocks(operation) : []),
    table(['Status', 'Error codes'], errorCells(operation)),
  ];
}

function marks({ extension, deprecated }: Operation): string {
  return `${extension ? ' – extension: not in the description of the service' : ''}${deprecated ? ' – deprecated' : ''}`;
}

function answer({ status, wrapping, type, schema }: Success): string {
  const object = objectLink(schema);
  switch (wrapping) {
    case 'one':
      return `${status}, the envelope of type ${code(type)} around ${object}`;
    case 'page':
      return `${status}, the envelope of type ${code('array')} around a page of ${object}`;
    case 'bare':
      return `${status}, ${object} without an envelope`;
  }
}

function bodyBlocks({ body = {}, bodyOptional, formAccepted, provenance }: Operation): string[] {
  if (Object.keys(body.properties ?? {}).length === 0) return ['Body: none, or an empty object.'];
  const title = `Body${bodyOptional ? ', which may be left out' : ''}${formAccepted ? ', as JSON or as a form' : ''}:`;
  return [title, fieldTable(body, 'Required', provenance)];
}

/** A row for each status with exactly the codes that the operation can answer with it. */
function errorCells(operation: Operation): string[][] {
  const all = errorsOf(operation);
  const statuses = [...new Set(all.map((name) => errors[name].status))];
  return statuses.map((status) => [String(status), codes(all.filter((name) => errors[name].status === status))]);
}
