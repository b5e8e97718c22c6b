import { errors } from '../../tables/errors';
import { declineErrors } from '../../tables/errors/declines';
import { parameterErrors } from '../../tables/errors/parameters';
import { events, type EventRow } from '../../tables/events';
import { machines } from '../../tables/states';
import type { Operation } from '../../vocabulary/operation';
import type { Schema } from '../../vocabulary/schema';
import { rowsOf } from '../../vocabulary/table';
import { code, facts, named, page, table } from '../markdown';
import { exampleBlocks, shownOperation } from './example-blocks';
import { fieldTable } from './field-table';
import { limitsOf, limitTable } from './limits-page';
import { errorLists, operationBlocks, ownErrorsOf } from './operation-blocks';
import {
  apiPages,
  controlPages,
  errorLink,
  objectLink,
  objectsPath,
  operationLink,
  ownSchemas,
  type ResourcePage,
} from './resource-links';
import { isMachineOf, machineBlocks } from './states-page';

/** Returns the pages of the nouns of both APIs, by path. */
export function resourcePages(): Record<string, string> {
  const pages = [...apiPages, ...controlPages].flatMap((each): (readonly [path: string, text: string])[] => [
    [each.path, resourcePage(each)],
    ...(objectsPath(each) === each.path ? [] : [[objectsPath(each), objectsPage(each)] as const]),
  ]);
  return Object.fromEntries(pages);
}

function resourcePage(each: ResourcePage): string {
  const { path, resource } = each;
  const list = Object.entries<Operation>(resource.operations);
  const shown = shownOperation(list);
  const own = ownSchemas(each);
  const names = own.map(([name]) => name);
  return page(
    path,
    path.startsWith('control/') ? `${resource.tag} (control API)` : resource.tag,
    resource.description,
    operationTable(path, list),
    ...list.flatMap(([id, operation]) => [
      ...operationBlocks(id, operation),
      ...(id === shown ? exampleBlocks(id, operation) : []),
      ...errorLists(operation),
    ]),
    ...(own.length === 0 ? [] : ['## Objects']),
    ...(objectsPath(each) === path
      ? own.flatMap(([name, schema]) => objectBlocks(name, schema))
      : [
          `The page [Objects of ${resource.tag.toLowerCase()}](${objectsPath(each)}) describes ${names.map(objectLink).join(', ')}, with states and events.`,
        ]),
    ...(objectsPath(each) === path ? [...stateBlocks(names), ...eventBlocks(names)] : []),
    ...limitBlocks(path),
    ...errorBlocks(list),
  );
}

function objectsPage(each: ResourcePage): string {
  const { path, resource } = each;
  const own = ownSchemas(each);
  const names = own.map(([name]) => name);
  return page(
    objectsPath(each),
    `Objects of ${resource.tag.toLowerCase()}`,
    `Their operations: [${resource.tag}](${path}).`,
    ...own.flatMap(([name, schema]) => objectBlocks(name, schema, '##')),
    ...stateBlocks(names),
    ...eventBlocks(names),
  );
}

function operationTable(path: string, list: readonly [id: string, operation: Operation][]): string {
  return table(
    ['Operation', 'Request'],
    list.map(([, operation]) => [
      operationLink(path, operation),
      code(`${operation.method.toUpperCase()} ${operation.path}`),
    ]),
  );
}

/** Returns the section of a schema. */
export function objectBlocks(name: string, schema: Schema, heading = '###'): string[] {
  const marks = schema.deprecated ? 'Deprecated. ' : '';
  return [
    `${heading} ${name}`,
    `${marks}${schema.description ?? code(name)}`,
    fieldTable(schema, 'Always', schema['x-provenance'] ?? 'stated'),
  ];
}

function stateBlocks(names: readonly string[]): string[] {
  const found = Object.entries(machines).filter(([name]) => names.some((object) => isMachineOf(name, object)));
  return found.flatMap(([name, machine]) => ['## States', ...machineBlocks(name, machine)]);
}

function eventBlocks(names: readonly string[]): string[] {
  const found = named<EventRow>(events).filter(({ resource }) => names.includes(resource));
  if (found.length === 0) return [];
  const rows = facts(found, {
    Event: ({ name, deprecated }) => (deprecated ? `${code(name)} (deprecated)` : code(name)),
    When: ({ when }) => when,
    Data: ({ resource }) => resource,
  });
  return ['## Events', rows];
}

function limitBlocks(path: string): string[] {
  const found = limitsOf(path);
  return found.length === 0 ? [] : ['## Limits', limitTable(found)];
}

/** The codes of rules have a row each; those of declines and of malformed fields say enough by their names. */
function errorBlocks(list: readonly [id: string, operation: Operation][]): string[] {
  const own = new Set(list.flatMap(([, operation]) => ownErrorsOf(operation)));
  const those = rowsOf(errors).filter(([name]) => own.has(name));
  const rules = those.filter(([name]) => !Object.hasOwn(declineErrors, name) && !Object.hasOwn(parameterErrors, name));
  const links = (table: object) =>
    those.flatMap(([name]) => (Object.hasOwn(table, name) ? [errorLink(name)] : [])).join(', ');
  const declines = links(declineErrors);
  const fields = links(parameterErrors);
  const rows = rules.map(([name, { status, description }]) => [errorLink(name), String(status), description]);
  return [
    '## Errors',
    `Those of [every request](operations.md#errors-of-every-request)${own.size === 0 ? '.' : ', and:'}`,
    ...(rows.length === 0 ? [] : [table(['Code', 'Status', 'When'], rows)]),
    ...(declines === '' ? [] : [`The card, its issuer or the gateway: ${declines}.`]),
    ...(fields === '' ? [] : [`A missing or malformed field: ${fields}.`]),
  ];
}
