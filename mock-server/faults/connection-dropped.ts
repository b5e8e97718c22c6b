/**
 * The connection ended without an answer. To whoever called `sandbox.fetch` it is what the global `fetch` rejects with; a
 * front that has a connection ends it.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) });
  }
}
