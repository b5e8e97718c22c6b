import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { respondingDocs } from '../../cli/docs';
import { builtPackage } from '../support/built';

const dist = join(builtPackage(), 'dist');

/** The documentation of the package that was built for this run, served. */
export const docs = respondingDocs({ dist });

/** Returns the text of the one file of the documentation whose name begins so. */
export function builtFile(beginning: string): string {
  const [name = '', ...others] = readdirSync(join(dist, 'docs')).filter((each) => each.startsWith(beginning));
  if (name === '' || others.length > 0) throw new Error(`${others.length + 1} files begin with ${beginning}`);
  return readFileSync(join(dist, 'docs', name), 'utf8');
}
