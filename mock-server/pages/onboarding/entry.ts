import { validators } from '../../../spec/generated/validators';
import { operations } from '../../../spec/resources';
import { limits } from '../../../spec/tables/limits';
import { ownerFields } from '../../../spec/tables/onboarding-requirements';
import type { Schema } from '../../../spec/vocabulary/schema';
import { isIpAddress } from '../../domain/ip-address';
import { type CompletePayload, invalidPaths, missingPaths, requireComplete } from '../../domain/onboarding';
import { setField } from '../../wire/json';
import type { WireRequest } from '../../wire/message';
import { fieldErrors, locate, validate } from '../../wire/validate';
import type { FormState } from '../form';
import { allFields, businessKind, fieldsFor, isPossible, structurePath } from './steps';
import { fieldWords, otherProblem, otherStructure } from './words';

type Values = FormState['values'];

const { body: schema = {} } = operations.createOnboardingEntry;

/** Returns the schema of a field. */
export function schemaOf(path: string): Schema {
  return locate(schema, path.split('.')).schema ?? {};
}

/** Reads what was entered on this step and the former ones. Blank fields count as absent, and blank owners are left out. */
export function readValues(form: URLSearchParams): Values {
  const values: Record<string, string> = {};
  for (const { path } of allFields) {
    const value = form.get(path)?.trim();
    if (value) values[path] = value;
  }
  return withoutBlankOwners(values);
}

function withoutBlankOwners(values: Values): Values {
  const rows = Array.from({ length: limits.onboarding.owners }, (_, i) =>
    ownerFields.map(({ name }) => [name, values[`owners.${i}.${name}`]] as const),
  );
  const others = Object.entries(values).filter(([path]) => !path.startsWith('owners.'));
  const owners = rows
    .filter((row) => row.some(([, value]) => value !== undefined))
    .flatMap((row, i) => row.map(([name, value]) => [`owners.${i}.${name}`, value] as const));
  return Object.fromEntries([...others, ...owners.filter(([, value]) => value !== undefined)]);
}

/** Returns the body of the operation: the fields that the business is asked for, and those that the server fills. */
export function payloadOf(values: Values, request: WireRequest): object {
  const sent = fieldsFor(businessKind(values)).flatMap(({ path, agreed }): Entry[] => {
    const isBoolean = schemaOf(path).type === 'boolean';
    const value = isBoolean ? booleanOf(values[path], agreed) : values[path];
    return value === undefined ? [] : [[path.split('.'), value]];
  });
  const userAgent = request.headers.get('user-agent')?.trim();
  return objectOf([
    ...sent,
    [['terms_and_conditions', 'ip'], clientAddress(request.remoteAddress)],
    ...(userAgent ? [[['terms_and_conditions', 'user_agent'], userAgent] as const] : []),
  ]);
}

/** A box that is not ticked means false, and no consent means that it is absent. The API refuses any other text. */
function booleanOf(text: string | undefined, agreed: true | undefined): boolean | string | undefined {
  if (text === undefined) return agreed ? undefined : false;
  return text === 'true' ? true : text;
}

/**
 * Returns the address of the browser: without the prefix of an IPv4 address on an IPv6 socket, and without the name of an
 * interface.
 */
function clientAddress(remoteAddress = ''): string {
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIpAddress(address) ? address : '127.0.0.1';
}

type Entry = readonly [path: readonly string[], value: unknown];

/** Returns the object with the values at their paths. A group whose names are numbers is a list. */
function objectOf(entries: readonly Entry[]): object {
  const groups = new Map<string, Entry[]>();
  for (const [[name = '', ...rest], value] of entries)
    groups.set(name, [...(groups.get(name) ?? []), [rest, value] as const]);
  const fields = [...groups].map(([name, inner]) => {
    const [first] = inner;
    return [name, first?.[0].length === 0 ? first[1] : objectOf(inner)] as const;
  });
  return groups.has('0') ? fields.map(([, value]) => value) : Object.fromEntries(fields);
}

/** Returns the words for each field that the API would refuse, by path. */
export function problemsOf(body: object, values: Values, now: string): ReadonlyMap<string, string> {
  const refused = [...fieldErrors(body, schema, validators.createOnboardingEntry).keys()];
  const payload = validate(withoutPaths(body, refused), schema, validators.createOnboardingEntry);
  const paths = [...missingPaths(payload), ...invalidPaths(payload, now), ...refused];
  const wordsOf = (path: string) => fieldWords(path)?.[values[path] === undefined ? 'missing' : 'invalid'];
  const problems = new Map(paths.map((path) => [path, wordsOf(path) ?? otherProblem]));
  // The API takes any structure of any type.
  return isPossible(businessKind(values)) ? problems : problems.set(structurePath, otherStructure);
}

/** Returns a copy of a body without some fields. */
function withoutPaths(value: object, paths: readonly string[], within = ''): object {
  const entries = Object.entries(value).filter(([name]) => !paths.includes(within + name));
  const kept = entries.map(([name, inner]: [string, unknown]) => {
    const isGroup = typeof inner === 'object' && inner !== null;
    return [name, isGroup ? withoutPaths(inner, paths, `${within}${name}.`) : inner] as const;
  });
  if (Array.isArray(value)) return kept.map(([, inner]) => inner);
  const copy: Record<string, unknown> = {};
  for (const [name, inner] of kept) setField(copy, name, inner);
  return copy;
}

/** Returns the payload of a body without problems. */
export function completePayload(body: object, now: string): CompletePayload {
  return requireComplete(validate(body, schema, validators.createOnboardingEntry), now);
} // parameter_invalid parameter_missing
