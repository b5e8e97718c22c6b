/** The release of payments-sandbox that runs: the version of the package. Journals and seed files name the release that wrote them. */
export { version as RELEASE } from '../../package.json';
