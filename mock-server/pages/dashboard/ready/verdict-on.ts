import { unseenRows, type Verdict, verdictOf } from '../../../../spec/derive/verdict';
import type { Platform } from '../../../platform/platform';
import { readEntries } from '../attention';

/** Returns the verdict on the program that a platform saw. */
export async function verdictOn(platform: Platform): Promise<Verdict> {
  // An entry is derived when it is first read. The judges read all of them in one step, so they are read here, in slices.
  await readEntries(platform.requests);
  return verdictOf(platform.facts(), unseenRows);
}
