/**
 * The connection ended without a response. `sandbox.fetch` rejects with it, as the global `fetch` would. A front that holds a
 * connection closes it.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
  }
}
