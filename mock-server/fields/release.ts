import { version } from '../../package.json';

/**
 * The release of payments-sandbox that runs: the version of the package. Journals and seed files name the release that wrote
 * them.
 */
export const RELEASE: string = version;
