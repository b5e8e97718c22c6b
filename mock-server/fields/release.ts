import { version } from '../../package.json';

/**
 * The release of payments-sandbox that runs: the version of the package. Journals and seed files name the release that wrote
 * them.
 */
export const RELEASE: string = version;

/** Compares two releases, as sorting does: 1.0.0-rc.1 is before 1.0.0, and 1.9.0 before 1.10.0. */
export function compareReleases(a: string, b: string): number {
  const [coreA = '', ...restA] = a.split('-');
  const [coreB = '', ...restB] = b.split('-');
  const preA = restA.join('-');
  const preB = restB.join('-');
  if (coreA === coreB && (preA === '' || preB === '')) return Number(preA === '') - Number(preB === '');
  return inOrder(coreA, coreB) || inOrder(preA, preB);
}

/** Compares the numbers in texts by their values. */
const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
