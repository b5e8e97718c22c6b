import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '../machine';
import type { Figures } from './figure';

/** The result of `npm run bench:scale`, as it is stored. */
export interface Result {
  readonly machine: Machine;
  readonly sizes: readonly number[];
  readonly servers: readonly ServerResult[];
}

export interface ServerResult {
  readonly name: string;
  readonly version: string;
  readonly node: string;
  readonly keeps: string;
  /** By number of payments. */
  readonly figures: Readonly<Record<string, Figures>>;
}

export const resultPath = join(import.meta.dirname, 'result.json');

export function readResult(): Result | undefined {
  return existsSync(resultPath) ? JSON.parse(readFileSync(resultPath, 'utf8')) : undefined;
}

export function writeResult(result: Result): void {
  writeFileSync(resultPath, `${JSON.stringify(result, rounded, 2)}\n`);
}

/** Five digits say enough. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value;
}
