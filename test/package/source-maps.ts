import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { builtPackage } from '../support/built';

const dist = join(builtPackage(), 'dist');

/** Returns the sources of each built file of a kind, by its name: what is in it after all that drops unused code. */
export function sourcesIn(ending: string): ReadonlyMap<string, readonly string[]> {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(`${ending}.map`),
  );
  return new Map(
    maps.map((map) => {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(dist, map), 'utf8'));
      return [map.slice(0, -'.map'.length), sources.map((source) => resolve(dist, dirname(map), source))];
    }),
  );
}

/** Returns the name of the package that a source belongs to, if it is not of this project. */
export function findPackage(source: string): string | undefined {
  // A part of the SDK that is not published on its own.
  if (source.includes('/@modelcontextprotocol/core-internal/')) return '@modelcontextprotocol/server';
  if (source.endsWith('/mock-server/pages/generated/icons.ts')) return 'lucide-static';
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/@.][^/]*)\//.exec(source)?.[1];
}
