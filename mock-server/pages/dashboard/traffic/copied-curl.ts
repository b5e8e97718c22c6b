import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { URL } from '../../../../spec/vocabulary/globals';
import { visibleJson } from '../text';
import { copiedBody, type CopiedRequest } from './copied-request';
import { isRedacted } from '../../../wire/redact';
import { hasRedacted, pathWithPlaceholders, placeholderOf } from './placeholders';

/**
 * Returns a request as commands for a POSIX shell: one that gets an access token with the client secret, if the operation takes
 * one, and the request itself. What was redacted has test values, or placeholders where there is none. The text has only
 * printable characters, and the body is quoted, whatever is in it.
 */
export function curlOf(copied: CopiedRequest): string {
  const { entry, baseUrl, subAccountId } = copied;
  const { method, operation, request_body: body } = entry;
  const { authentication }: Operation | { readonly authentication: 'bearer' } =
    operation === null ? { authentication: 'bearer' } : operations[operation];
  const url = urlOf(baseUrl, entry.path);
  const hasBody = body !== null && body !== undefined;
  const isAuthorized = authentication === 'bearer';
  const lines = [
    `curl ${/[[\]{}]/.test(url) ? '--globoff ' : ''}${quoted(url)}`,
    ...(method === 'HEAD' ? ['--head'] : method === 'GET' ? [] : [`--request ${quoted(method)}`]),
    ...(isAuthorized ? ['--header "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...(subAccountId === undefined ? [] : [header('Sub-Account', subAccountId)]),
    ...keyHeader(entry),
    ...(hasBody ? [header('Content-Type', 'application/json'), `--data-raw ${quoted(bodyOf(copied))}`] : []),
  ];
  return (isAuthorized ? tokenLines(copied) : '') + lines.join(' \\\n  ');
}

function tokenLines({ baseUrl, clientId, clientSecret }: CopiedRequest): string {
  const secret = clientSecret ?? placeholderOf('client_secret');
  const lines = [
    `ACCESS_TOKEN=$(curl --silent ${quoted(urlOf(baseUrl, '/oauth/token'))}`,
    `--data-urlencode ${quoted(`client_id=${clientId}`)}`,
    `--data-urlencode ${quoted(`client_secret=${secret}`)} |`,
  ];
  return `${lines.join(' \\\n  ')}\n  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')\n`;
}

/** Returns the URL with only ASCII characters. A path that was redacted is decoded, and its escapes are lost. */
function urlOf(baseUrl: string, path: string): string {
  return new URL(baseUrl + pathWithPlaceholders(path).replaceAll('#', '%23')).href;
}

/** A body that the log does not have as a whole, or that is not JSON, is a text there. */
const bodyOf = (copied: CopiedRequest): string =>
  typeof copied.entry.request_body === 'string' ? placeholderOf('body') : visibleJson(copiedBody(copied));

/**
 * The same key, if it can be copied from a page, and another one beside a body with test values: the API would refuse that one
 * with a key which had another body.
 */
function keyHeader({ idempotency, request_body }: CopiedRequest['entry']): readonly string[] {
  if (idempotency === null) return [];
  const { key } = idempotency;
  const isSame = !isRedacted(key) && /^[ -~]+$/.test(key) && !hasRedacted(request_body);
  return [isSame ? header('Idempotency-Key', key) : '--header "Idempotency-Key: $(date +%s)"'];
}

const header = (name: string, value: string): string => `--header ${quoted(`${name}: ${value}`)}`;

const quoted = (text: string): string => (/^[A-Z]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
