import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly import?: { readonly default: string } }>>;
}

/** Stories import the package by its name: it is the one that was built for the run. */
export const builtPackage: Plugin = {
  name: 'built-package',
  enforce: 'pre',
  resolveId(source) {
    const cli = process.env['SANDBOX_CLI'];
    const [name, entry = ''] = /^payments-sandbox(\/.*)?$/.exec(source) ?? [];
    if (name === undefined || cli === undefined) return null;
    const root = dirname(dirname(dirname(cli)));
    const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { id: join(root, manifest.exports[`.${entry}`]?.import?.default ?? ''), external: true };
  },
};
