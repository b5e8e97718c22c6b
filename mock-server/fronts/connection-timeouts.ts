/**
 * For each server of node:http. By default it ends an idle connection after five seconds. Load balancers keep one for longer, and
 * most of them for up to 75 seconds: a request on a connection that has just ended gets 502 from them.
 */
export const connectionTimeouts = { keepAliveTimeout: 80_000, headersTimeout: 90_000 } as const;
