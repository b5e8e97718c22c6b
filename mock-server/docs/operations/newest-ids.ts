import type { ExampleRequest } from '../../../spec/vocabulary/example';
import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import type { FormState } from '../../pages/form';
import { fieldName } from '../../pages/operation-form/entered';
import { defaultPlatform } from '../../platform/definition';
import type { DocsVisit } from '../../wire/docs-visit';
import { send } from './exchange';

/**
 * Returns what the path of a request may name: the default platform, and of its newest events the last object of the kind that
 * the example names. Nothing where only a control token shows what the sandbox has.
 */
export async function newestIds(
  visit: DocsVisit,
  { path }: Operation,
  { path: named = {} }: ExampleRequest,
): Promise<FormState['values']> {
  const names = pathParameters(path);
  if (visit.hasControlToken || names.length === 0) return {};
  const prefixes = names.flatMap((name) => /^[a-z]+(?=_\w{22}$)/.exec(named[name] ?? '')?.[0] ?? []);
  const events = prefixes.length === 0 ? '' : await newestEvents(visit);
  const values = names.map((name) => {
    const [prefix = ''] = (named[name] ?? '').split('_');
    const found = new RegExp(`"(?:id|token)":"(${prefix}_\\w{22})"`).exec(events)?.[1] ?? '';
    return [fieldName.path(name), name === 'platform_id' ? defaultPlatform.id : found] as const;
  });
  return Object.fromEntries(values);
}

/** Returns the newest events of the default platform, as JSON. Requests to the control API are not in the request log. */
async function newestEvents(visit: DocsVisit): Promise<string> {
  const path = `/_sandbox/platforms/${defaultPlatform.id}/events`;
  const { status, body } = await send(visit, {
    method: 'GET',
    path,
    query: '?limit=100',
    headers: {},
    body: undefined,
  });
  return status === 200 && typeof body === 'string' ? body : '';
}
