import type { Operation } from '../../spec/vocabulary/operation';
import { printableName } from '../domain/parameter-name';
import { closestNames } from '../../spec/vocabulary/closest-names';

/** An operation whose path is close to the one of a request. */
export interface NearPath {
  /** Its method and its path, such as `POST /v1/payments`. */
  readonly use: string;
  /** How the two paths differ; empty if they differ as a whole. */
  readonly causes: readonly string[];
}

const MAX_CHARACTERS = 300;
/** The paths at which OAuth servers of others have their token endpoint, without version and slash at the end. */
const tokenEndpoints =
  /^\/(v\d+\/)?(oauth2?|auth)?(\/?v\d+)?\/?(oauth2?|auth|tokens?|access_tokens?|authorize|login)$/i;

type Known = Pick<Operation, 'method' | 'path' | 'deprecated'>;

/** Returns the operation that a path without one was probably meant for; undefined if none is close. */
export function nearPath(method: string, path: string, operations: readonly Known[]): NearPath | undefined {
  if (path.length > MAX_CHARACTERS) return undefined;
  const causes = slashCauses(path);
  if (tokenEndpoints.test(`/${segmentsOf(path).join('/')}`)) return { use: 'POST /oauth/token', causes };
  const versioned = withVersion(segmentsOf(path), causes);
  const found = operations
    .filter(({ deprecated }) => !deprecated)
    .flatMap((operation) => {
      const differences = differencesOf(versioned, segmentsOf(operation.path));
      return differences ? [{ operation, differences }] : [];
    })
    .sort((a, b) => rank(method, versioned, a) - rank(method, versioned, b));
  const [best] = found;
  if (best === undefined) return undefined;
  const { operation, differences } = best;
  return { use: `${operation.method.toUpperCase()} ${operation.path}`, causes: [...causes, ...differences] };
}

interface Candidate {
  readonly operation: Known;
  readonly differences: readonly string[];
}

/** Fewer differences first, then paths of nearly the same length, then the method of the request, then writes. */
function rank(method: string, sent: readonly string[], { operation, differences }: Candidate): number {
  const lengths = segmentsOf(operation.path).map((segment, i) =>
    segment.startsWith('{') ? 0 : Math.abs(segment.length - (sent[i] ?? '').length),
  );
  const otherMethod = operation.method === 'get' ? 2 : 1;
  const ofMethod = operation.method.toUpperCase() === method ? 0 : otherMethod;
  return differences.length * 10_000 + lengths.reduce((sum, each) => sum + each, 0) * 10 + ofMethod;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function slashCauses(path: string): string[] {
  return [
    ...(path.length > 1 && path.endsWith('/') ? ['a slash at its end'] : []),
    ...(/\/\/+[^/]/.test(path) ? ['two slashes in a row'] : []),
  ];
}

/** Returns the segments with one version. Adds what was wrong with it to the causes. */
function withVersion([first = '', ...rest]: readonly string[], causes: string[]): readonly string[] {
  if (first === '_sandbox' || first === 'oauth') return [first, ...rest];
  if (!/^v\d+$/i.test(first)) {
    causes.push('no /v1');
    return ['v1', first, ...rest];
  }
  if (/^v\d+$/i.test(rest[0] ?? '')) {
    causes.push(`/${first} twice`);
    return ['v1', ...rest.slice(1)];
  }
  return [first, ...rest];
}

/** Returns how the segments differ from those of an operation; undefined if more than slips. */
function differencesOf(sent: readonly string[], known: readonly string[]): readonly string[] | undefined {
  if (sent.length !== known.length || known.length < 2) return undefined;
  const causes: string[] = [];
  for (const [index, segment] of known.entries()) {
    const own = sent[index] ?? '';
    if (segment.startsWith('{') || own === segment) continue;
    if (own.toLowerCase() === segment) causes.push('capital letters');
    else if (isSlip(own.toLowerCase(), segment)) causes.push(`${printableName(own)} instead of ${segment}`);
    else return undefined;
  }
  return [...new Set(causes)];
}

/** A version is another one, or a name is close enough: a part of it is none, since `disputes` is no `payments`. */
function isSlip(own: string, segment: string): boolean {
  if (segment === 'v1') return /^v\d+$/.test(own);
  return segment.length > 3 && closestNames(own, [segment]).length > 0;
}
