import type { components } from '../../spec/generated/control-types';
import { URL, URLSearchParams } from '../../spec/vocabulary/globals';
import { RELEASE } from '../fields/release';
import { isPlainObject } from '../wire/json';
import type { RequestEntry } from './entry';

/** Requests of the log in HAR 1.2. */
export type RequestHar = components['schemas']['RequestHar'];

/** The log does not know by which address a request came, so all have that of a sandbox with default settings. */
const BASE_URL = 'http://127.0.0.1:4010';
/** Headers of a connection that is no more, and of a body that is here as text. */
const OMITTED = /^(host|content-length|content-encoding)$/i;
const CUT_OFF = 'The request log has only the beginning of this body, so it is not in this file.';

/** Returns entries of the log as HAR 1.2, the oldest first and masked as there, with what the control API changed meanwhile. */
export function harOf(
  entries: readonly RequestEntry[],
  controlChanges: RequestHar['log']['_control_operations'],
): RequestHar {
  const creator = { name: 'payments-sandbox', version: RELEASE };
  const log = { version: '1.2', creator, entries: entries.map(harEntryOf) } as const;
  return { log: { ...log, _control_operations: controlChanges } };
}

function harEntryOf(entry: RequestEntry): Record<string, unknown> {
  const { clock, duration_ms, status, method, path, fault_id } = entry;
  const url = new URL(BASE_URL + path.replaceAll('#', '%23')).href;
  const parameters = new URLSearchParams(/\?(.*)$/s.exec(url)?.[1]);
  const sent = bodyOf(entry.request_body, typeOf(entry));
  const answered = bodyOf(entry.answer_body, 'application/json');
  return {
    startedDateTime: clock,
    time: duration_ms,
    request: {
      method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(entry),
      queryString: Array.from(parameters, ([name, value]) => ({ name, value })),
      ...(sent && { postData: sent }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      // As in browsers: the connection ended without a response.
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: answered === undefined ? [] : [{ name: 'Content-Type', value: answered.mimeType }],
      content: { size: answered?.text?.length ?? 0, mimeType: '', ...answered },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: duration_ms, receive: 0 },
    _request_id: entry.id,
    ...(fault_id !== null && { comment: `The fault ${fault_id} matched it.` }),
  };
}

/** The log has no credential, so a text says which kind it was: a replay uses one of its own. */
function headersOf({ headers, credential, operation, account_type }: RequestEntry): object[] {
  const logged = Object.entries(headers).filter(([name]) => !OMITTED.test(name));
  const isBearer = credential !== null && operation !== 'createAccessToken';
  const authorization = [['Authorization', `Bearer [redacted ${account_type} token]`]] as const;
  return [...(isBearer ? authorization : []), ...logged].map(([name, value]) => ({ name, value }));
}

const typeOf = ({ headers }: RequestEntry) => headers['Content-Type'] ?? 'application/json';

interface HarBody {
  readonly mimeType: string;
  readonly text?: string;
  readonly comment?: string;
}

/** Returns a body with its text; without one if the log has only its beginning. */
function bodyOf(body: unknown, mimeType: string): HarBody | undefined {
  if (body === null || body === undefined) return undefined;
  if (typeof body === 'string') return body.endsWith('…') ? { mimeType, comment: CUT_OFF } : { mimeType, text: body };
  const isForm = isPlainObject(body) && /^application\/x-www-form-urlencoded/i.test(mimeType);
  return { mimeType, text: isForm ? formOf(body) : JSON.stringify(body) };
}

function formOf(body: object): string {
  return String(new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])));
}
