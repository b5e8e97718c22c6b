#!/usr/bin/env node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CodeCache } from './code-cache/code-cache';
import { moduleLoader } from './code-cache/module-loader';

/** The command line. */
const main = join(__dirname, 'main.cjs');
const requireHere = createRequire(main);

if (process.env['NODE_DISABLE_COMPILE_CACHE'] === undefined) {
  const root = join(__dirname, '../..');
  const cache = new CodeCache(root, join(root, 'node_modules/.cache/payments-sandbox'));
  process.once('exit', () => cache.save());
  moduleLoader(cache, requireHere)(main);
} else {
  requireHere(main);
}
