import { limits } from '../../spec/tables/limits';
import { type RequestVerdict, violationKinds } from '../../spec/tables/request-log';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Schema } from '../../spec/vocabulary/schema';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { referenceUrl } from '../../spec/vocabulary/reference-page';
import { URL } from '../../spec/vocabulary/globals';
import type { BodyError } from '../wire/message';
import type { LostPlaces } from '../wire/json-losses';
import { isForm, type SentBody, withoutAbsent } from '../wire/read';
import { isParameter, sentValue } from '../wire/query';
import { validatorOf } from '../wire/validators';
import { parameterRule } from '../wire/field-rules';
import { bodyViolations, problemsOf } from './body-violations';
import { maskText } from '../wire/redact';
import type { RequestRecord } from './record';
import { MAX_VIOLATIONS, safeName, type Violation } from './violation';

/** Returns the differences between a request and the document, in this order: path, query, headers, body, metadata. */
export function violationsOf(record: RequestRecord, errorCode: string | null): Violation[] {
  const { operation: id, url } = record;
  if (id === null) return [unroutable(errorCode)];
  const operation: Operation = operations[id];
  return [
    ...deprecations(record, operation),
    ...queryViolations(operation, new URL(url, 'http://sandbox').searchParams),
    ...headerViolations(record, operation, errorCode),
    ...sentBodyViolations(id, record, operation),
    ...ignoredMetadata(record),
    ...cardNumbers(record),
    ...losses(record),
  ].slice(0, MAX_VIOLATIONS);
}

export function verdictOf(violations: readonly Violation[]): RequestVerdict {
  if (violations.length === 0) return 'ok';
  return violations.some(({ kind }) => violationKinds[kind].verdict === 'violation') ? 'violation' : 'warning';
}

function unroutable(errorCode: string | null): Violation {
  if (errorCode === 'not_in_sandbox')
    return {
      kind: 'not_in_sandbox',
      where: 'path',
      message: 'The service has this operation, and the sandbox does not: try it against the service.',
    };
  return errorCode === 'method_not_allowed'
    ? {
        kind: 'unknown_method',
        where: 'method',
        message: 'The path has other methods: see the header Allow of the answer.',
      }
    : {
        kind: 'unknown_path',
        where: 'path',
        message: `Unknown path. All paths: ${referenceUrl('operations')}`,
      };
}

function deprecations({ usesDeprecated }: RequestRecord, { deprecated }: Operation): Violation[] {
  if (deprecated)
    return [{ kind: 'deprecated', where: 'path', message: 'Use the operation by its newer name: sub accounts.' }];
  if (!usesDeprecated) return [];
  return [{ kind: 'deprecated', where: 'header.Seller-Account', message: 'Send Sub-Account instead.' }];
}

function queryViolations({ query = {} }: Operation, search: URLSearchParams): Violation[] {
  const known = Object.keys(query);
  const found: Violation[] = [];
  for (const name of new Set(search.keys())) {
    found.push(...parameterViolations(name, query, known, search));
    if (found.length >= MAX_VIOLATIONS) break;
  }
  return found;
}

function parameterViolations(
  name: string,
  query: NonNullable<Operation['query']>,
  known: readonly string[],
  search: URLSearchParams,
): Violation[] {
  const where = `query.${safeName(name)}`;
  const schema = Object.hasOwn(query, name) ? query[name] : undefined;
  if (schema === undefined) {
    const hint = didYouMean(name, known) || (known.length > 0 ? ` Known here: ${known.join(', ')}.` : '');
    return [{ kind: 'unknown_parameter', where, message: `Unknown parameter: it is ignored.${hint}` }];
  }
  const value = sentValue(search, name);
  return value === undefined || isDeclared(value, schema)
    ? []
    : [{ kind: 'wrong_parameter', where, message: parameterRule(schema, value) }];
}

function isDeclared(value: string, schema: Schema): boolean {
  if (schema.type !== 'integer') return isParameter(value, schema);
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return /^[+-]?\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

function headerViolations(
  { isAuthorized, warnings, status, body, hasUnusedKey }: RequestRecord,
  operation: Operation,
  errorCode: string | null,
): Violation[] {
  const found: Violation[] = [];
  const add = (kind: Violation['kind'], name: string, message: string) =>
    found.push({ kind, where: `header.${name}`, message });
  if (!isAuthorized && operation.authentication === 'bearer')
    add('missing_header', 'Authorization', 'Send "Bearer" and an access token of POST /oauth/token.');
  if (errorCode === 'idempotency_key_required')
    add('missing_header', 'Idempotency-Key', 'Send a new text with each new request, and the same with its retries.');
  if (errorCode === 'idempotency_key_invalid')
    add('wrong_header', 'Idempotency-Key', `It must have 1 to ${limits.idempotency_key_characters.value} characters.`);
  if (errorCode === 'parameter_missing' && status === 400)
    add('missing_header', 'Sub-Account', 'Send the id of a sub account: the sandbox requires it.');
  if (warnings.some(({ kind }) => kind === 'unnamed_account'))
    add('unnamed_account', 'Sub-Account', 'Send the id of a sub account: without it the platform account is meant.');
  if (hasUnusedKey) add('unused_header', 'Idempotency-Key', 'The operation takes none: leave it out.');
  if (!isEmpty(body) && !isDeclaredType(body.contentType, operation))
    add('content_type', 'Content-Type', 'Send "application/json" with a body.');
  return found;
}

/** Metadata may hold anything, so this is no violation. The metadata may be that of an intent or a checkout. */
function ignoredMetadata({ warnings }: RequestRecord): Violation[] {
  return warnings.flatMap(({ text, kind }) =>
    kind === 'ignored_metadata'
      ? {
          kind,
          where: 'metadata.payment_test',
          message: `It has no effect: ${maskText(text)}${text.endsWith('?') ? '' : '.'}`,
        }
      : [],
  );
}

function cardNumbers({ maskedNumbers }: RequestRecord): Violation[] {
  return maskedNumbers.map((place) => ({
    kind: 'card_number',
    where: place.split('.').map(safeName).join('.'),
    message: 'It holds a card number, which is masked. Send a card number only in the field `number` of a card.',
  }));
}

/** The warnings about losses of a body that was carried out. */
function losses({ losses }: RequestRecord): Violation[] {
  if (losses === null) return [];
  const { unsafe_integer, duplicate_key } = losses;
  return [
    ...lossesAt(
      'unsafe_integer',
      unsafe_integer,
      'It is beyond 2^53, so its last digits may be lost: send it as text.',
    ),
    ...lossesAt('duplicate_key', duplicate_key, 'It stands twice in its object, and only the last value counts.'),
  ];
}

function lossesAt(kind: Violation['kind'], { places }: LostPlaces, message: string): Violation[] {
  return places.map((place) => ({ kind, where: `body.${maskText(place)}`, message }));
}

const isEmpty = ({ text }: SentBody) => text === null || text.trim() === '';

function isDeclaredType(contentType: string | null, { formAccepted }: Operation): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '') || (formAccepted === true && isForm(contentType));
}

/** The difference of each body that cannot be read. */
const unreadableViolations: Readonly<Record<BodyError, Violation>> = {
  body_too_large: {
    kind: 'malformed_body',
    where: 'body',
    message: `It is longer than ${limits.request_body_bytes.value} bytes.`,
  },
  charset_not_supported: {
    kind: 'content_type',
    where: 'header.Content-Type',
    message: 'The body is not valid UTF-8.',
  },
  content_encoding_mismatch: {
    kind: 'wrong_header',
    where: 'header.Content-Encoding',
    message: 'The body is not in this coding.',
  },
  content_encoding_not_supported: {
    kind: 'wrong_header',
    where: 'header.Content-Encoding',
    message: 'This coding is not decoded: leave the header out, and send the body as it is.',
  },
};

function sentBodyViolations(id: OperationId, record: RequestRecord, operation: Operation): Violation[] {
  const { body } = record;
  if (body.error !== undefined) return [unreadableViolations[body.error]];
  if (body.text === null) return [];
  const sent = record.findSent(operation);
  if (sent !== undefined) {
    const problems =
      record.problems ?? problemsOf(validatorOf(id), operation, withoutAbsent(sent, operation.body ?? {}));
    return bodyViolations(id, operation, problems);
  }
  const overflow = record.losses?.overflow;
  if (overflow && overflow.places.length > 0)
    return lossesAt(
      'malformed_body',
      overflow,
      'It is too large for a number, and would become null: send it as text.',
    );
  const message = isEmpty(body)
    ? 'It is required: send a JSON object.'
    : 'It is not a JSON object: see where it breaks off.';
  return [{ kind: 'malformed_body', where: 'body', message }];
}
