import { boolean, type Check, type Findings, instant, integer, isObject, object, oneOf, ref } from '../rows/checks';
import { isSeedTable, seedTables } from '../rows/seed-tables';
import { SeedFileError, type SeedFileHead, seedFileFormat, seedFileVersion } from './format';
import { messageOf } from '../domain/thrown';

/** Stops at the first problem. */
export const strict: Findings = {
  problem: (place, what) => {
    throw new SeedFileError(place.replace(/^\./, ''), what);
  },
  reference: () => undefined,
};

const sameVersion: Check = (value, place, { problem }) => {
  if (value === seedFileVersion) return;
  const isVersion = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
  if (!isVersion) return problem(place, `is not ${seedFileVersion}`);
  if (value > seedFileVersion)
    return problem(place, `is ${value}: a newer payments-sandbox wrote it. Import it with that release`);
  problem(place, `is ${value}: an older payments-sandbox wrote it. Export the platform again with this release`);
};

const rowCounts: Check = (value, place, findings) => {
  if (!isObject(value)) return findings.problem(place, 'is not an object');
  for (const name of Object.keys(value))
    if (!isSeedTable(name)) findings.problem(`${place}.${name}`, 'is not a table of a seed file');
  for (const name of seedTables) integer(value[name], `${place}.${name}`, findings);
};

const seedFileHead = object({
  format: oneOf([seedFileFormat]),
  version: sameVersion,
  currency: oneOf(['usd', 'cad']),
  accounts: object({ test: ref('accounts'), live: ref('accounts') }),
  clock: object({ now: instant, frozen: boolean }),
  sequence: integer,
  counts: object({ ids: integer, writes: integer, reads: integer }),
  rows: rowCounts,
});

/** Returns the head from the first line of a seed file. Throws a `SeedFileError`. */
export function readHead(line: string): SeedFileHead {
  const value = parseFirst(line);
  if (!isObject(value) || value['format'] !== seedFileFormat) throw new SeedFileError('', 'Not a seed file.');
  sameVersion(value['version'], 'version', strict);
  assertHead(value);
  return value;
}

function assertHead(value: object): asserts value is SeedFileHead {
  seedFileHead(value, '', strict);
}

/** The first lines of the versions before 3, which were one JSON object over many lines, with their version in the third. */
const formerHead = /^\{\s*"format": "[^"\n]*",\s*"version": \d+,\s*$/;
const FORMER_HEAD_LINES = 3;

/** Whether further lines decide what the first ones are. */
export function mayBeFormerHead(lines: readonly string[]): boolean {
  return lines[0]?.trim() === '{' && lines.length < FORMER_HEAD_LINES;
}

function parseFirst(line: string): unknown {
  try {
    return JSON.parse(formerHead.test(line) ? line.replace(/,\s*$/, '}') : line);
  } catch (error) {
    throw new SeedFileError('', `Not a seed file: not valid JSON. ${messageOf(error)}`);
  }
}
