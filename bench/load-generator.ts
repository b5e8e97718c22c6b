import type autocannon from 'autocannon';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installTools } from '../test/support/tools';

const FOLDER = 'checks/load';

/** Returns the load generator. Installs it before its first use. */
export function loadGenerator(): typeof autocannon {
  installTools(FOLDER);
  const found: typeof autocannon = createRequire(resolve(FOLDER, 'package.json'))('autocannon');
  return found;
}
