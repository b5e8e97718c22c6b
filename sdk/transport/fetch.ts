/** The global `fetch`, called with a URL and an init. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>;
