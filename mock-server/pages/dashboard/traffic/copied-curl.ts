import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { visibleJson } from '../text';
import type { CopiedRequest } from './copied-request';
import { pathWithPlaceholders, placeholderOf, isRedacted, withPlaceholders } from './placeholders';

/**
 * Returns a request as a command for a POSIX shell. The access token is in the variable `ACCESS_TOKEN`; what was redacted has
 * placeholders. The text has only printable characters, and the body is quoted, whatever is in it.
 */
export function curlOf({ entry, baseUrl, subAccountId }: CopiedRequest): string {
  const { method, operation, idempotency, request_body: body } = entry;
  const { authentication }: Operation | { readonly authentication: 'bearer' } =
    operation === null ? { authentication: 'bearer' } : operations[operation];
  const url = urlOf(baseUrl, entry.path);
  const hasBody = body !== null && body !== undefined;
  const lines = [
    `curl ${/[[\]{}]/.test(url) ? '--globoff ' : ''}${quoted(url)}`,
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : [`--request ${quoted(method)}`]),
    ...(authentication === 'bearer' ? ['--header "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...(subAccountId === undefined ? [] : [header('Sub-Account', subAccountId)]),
    ...(idempotency === null ? [] : [header('Idempotency-Key', keyOf(idempotency.key))]),
    ...(hasBody ? [header('Content-Type', 'application/json'), `--data-raw ${quoted(bodyOf(body))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

/** Returns the URL with only ASCII characters. A path that was redacted is decoded, and its escapes are lost. */
function urlOf(baseUrl: string, path: string): string {
  return new URL(baseUrl + pathWithPlaceholders(path).replaceAll('#', '%23')).href;
}

/** A body that the log does not have as a whole, or that is not JSON, is a text there. */
const bodyOf = (body: unknown): string =>
  typeof body === 'string' ? placeholderOf('body') : visibleJson(withPlaceholders(body));

/** A key with other characters could not be copied from a page or would be sent in another encoding. */
const keyOf = (key: string): string =>
  isRedacted(key) || !/^[ -~]+$/.test(key) ? placeholderOf('idempotency_key') : key;

const header = (name: string, value: string): string => `--header ${quoted(`${name}: ${value}`)}`;

const quoted = (text: string): string => (/^[A-Z]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
