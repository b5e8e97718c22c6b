/**
 * For each server of node:http. By default it ends an idle connection after five seconds. A load balancer keeps one for longer, most
 * of them for up to 75 seconds, and answers 502 when it sends a request on a connection that has just ended.
 */
export const connectionTimeouts = { keepAliveTimeout: 80_000, headersTimeout: 90_000 } as const;
