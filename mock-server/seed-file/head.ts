import { platformNamePattern } from '../../spec/tables/limits';
import { boolean, type Field, instant, integer, isObject, oneOf, optional, ref, text } from '../fields/field';
import { objectOf } from '../fields/object-field';
import { RELEASE } from '../fields/release';
import { Reading } from '../fields/reading';
import { removedTables } from '../rows/registry';
import { isSeedTable, seedTables } from '../rows/seed-tables';
import { SeedFileError, type SeedFileHead, seedFileFormat, seedFileVersion } from './format';
import { messageOf } from '../domain/thrown';
import { fromIso } from '../time/clock';
import { isReachable } from '../time/platform-clock';

/** Stops at the first problem. */
export class SeedReading extends Reading {
  /** The release that wrote the file; undefined when it does not say so. */
  release: string | undefined;

  override problem(what: string): never {
    const isOther = this.release !== undefined && this.release !== RELEASE;
    const writer = isOther ? `. Release ${this.release} wrote this file, and this is release ${RELEASE}` : '';
    throw new SeedFileError(this.place, what + writer);
  }
}

const sameVersion: Field<number> = {
  read(value, reading) {
    if (value === seedFileVersion) return value;
    const isVersion = typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
    if (!isVersion) return reading.problem(`is not ${seedFileVersion}`);
    if (value > seedFileVersion)
      return reading.problem(`is ${value}: a newer payments-sandbox wrote it. Import it with that release`);
    return reading.problem(
      `is ${value}: an older payments-sandbox wrote it. Export the platform again with this release`,
    );
  },
};

const platformName: Field<string> = {
  read: (value, reading) =>
    typeof value === 'string' && platformNamePattern.test(value)
      ? value
      : reading.problem('is not 1 to 64 lower-case letters, digits and -'),
};

/** The number of rows of each table. A file of another release need not have the same tables. */
const rowCounts: Field<object> = {
  read(value, reading) {
    if (!isObject(value)) return reading.problem('is not an object');
    reading.enter();
    for (const name of Object.keys(value)) {
      reading.field = name;
      integer.read(value[name], reading);
      const isKnown = isSeedTable(name) || Object.hasOwn(removedTables, name);
      // A newer release may have a table of which a file has no rows.
      if (!isKnown && value[name] !== 0) reading.problem('is not a table of a seed file');
    }
    reading.leave();
    return { ...noRows, ...value };
  },
};

const noRows = Object.fromEntries(seedTables.map((name) => [name, 0]));

const seedFileHead = objectOf({
  format: oneOf([seedFileFormat]),
  version: sameVersion,
  release: optional(text),
  name: optional(platformName),
  currency: oneOf(['usd', 'cad']),
  accounts: objectOf({ test: ref('accounts'), live: ref('accounts') }),
  clock: objectOf({ now: instant, frozen: boolean }),
  sequence: integer,
  counts: objectOf({ ids: integer, writes: integer, reads: integer }),
  rows: rowCounts,
});

/** Returns the head from the first line of a seed file. Throws a `SeedFileError`. */
export function readHead(line: string): SeedFileHead {
  const value = parseFirst(line);
  if (!isObject(value) || value['format'] !== seedFileFormat) throw new SeedFileError('', 'Not a seed file.');
  const reading = new SeedReading();
  reading.field = 'version';
  sameVersion.read(value['version'], reading);
  reading.field = '';
  if (typeof value['release'] === 'string') reading.release = value['release'];
  const head = seedFileHead.read(value, reading);
  if (!isHead(head)) return reading.problem('is not an object');
  if (!isReachable(fromIso(head.clock.now))) throw new SeedFileError('clock.now', 'is not before the year 9000');
  const { ids, writes, reads } = head.counts;
  if (Math.min(head.sequence, ids, writes, reads) < 0) throw new SeedFileError('counts', 'has a number below 0');
  return head;
}

/** The fields were checked: a problem of one is thrown. */
function isHead(value: unknown): value is SeedFileHead {
  return isObject(value);
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
