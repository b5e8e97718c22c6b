/**
 * The mark that MSW's `bypass()` puts on a request. MSW 2 and 3, in Node and in its service worker, look for it before they look
 * for handlers, let the request pass, and remove the mark.
 */
const MARK = 'msw/passthrough';

/**
 * Returns the headers that make a request pass by MSW, so that it reaches its server whatever `onUnhandledRequest` says; none
 * while nothing can intercept the request, as the mark would reach the server.
 */
export function headersPastMsw(): Readonly<Record<string, string>> {
  return isFetchReplaced() || hasServiceWorker() ? { Accept: `*/*, ${MARK}` } : {};
}

/** Every runtime gives its own function the name `fetch`. MSW replaces it with one of another name. */
function isFetchReplaced(): boolean {
  // eslint-disable-next-line no-restricted-globals -- Whether it was replaced is the question.
  return globalThis.fetch.name !== 'fetch';
}

function hasServiceWorker(): boolean {
  return typeof navigator === 'object' && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
