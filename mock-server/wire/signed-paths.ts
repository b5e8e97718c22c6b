import { signedAddresses, type SignedPurpose } from '../../spec/tables/signed-addresses';

const prefixOf = (purpose: SignedPurpose): string => signedAddresses[purpose].path.replace('{name}', '');

const UPLOADS = prefixOf('upload');
const REPORTS = prefixOf('report');

/** Whether a path is that of an address which takes a file. Pages of every origin may send one there. */
export function isUpload(path: string): boolean {
  return path.startsWith(UPLOADS);
}

/** Whether a path is an address whose name a platform signed. */
export function isSigned(path: string): boolean {
  return isUpload(path) || path.startsWith(REPORTS);
}

/** Returns the id of the platform in such a path, not verified; an empty text if it has none. */
export function platformOfSigned(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? '' : path.slice(path.lastIndexOf('/', end) + 1, end);
}
