/** What a control token looks like: long enough not to be guessed, and fit for a header. */
export const controlTokenPattern = /^[!-~]{16,256}$/;
