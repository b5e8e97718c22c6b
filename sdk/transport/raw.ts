import type { Middleware } from 'openapi-fetch';
import { headersClass } from '../../spec/vocabulary/globals';
import { identify } from './call';
import { copyOf } from './copy';
import type { RawClient } from './raw-client';
import { responseOf } from './response';
import type { Transport } from './transport';

/** Returns a client of openapi-fetch, which is loaded with the first call: most programs make none. */
export function createRaw(transport: Transport): RawClient {
  const middlewares: Middleware[] = [];

  const request: RawClient['request'] = async (method, url, ...init) => {
    // The call is made with what is given now: all of it may change while the module is loaded.
    const parts = { transport, identify, responseOf, headersClass, middlewares: [...middlewares] };
    const given = copyOf(init);
    const { createRawClient } = await import('./raw-client');
    return createRawClient(parts).request(method, url, ...given);
  };

  return {
    request,
    GET: (url, ...init) => request('get', url, ...init),
    PUT: (url, ...init) => request('put', url, ...init),
    POST: (url, ...init) => request('post', url, ...init),
    DELETE: (url, ...init) => request('delete', url, ...init),
    OPTIONS: (url, ...init) => request('options', url, ...init),
    HEAD: (url, ...init) => request('head', url, ...init),
    PATCH: (url, ...init) => request('patch', url, ...init),
    TRACE: (url, ...init) => request('trace', url, ...init),
    use(...added) {
      for (const middleware of added.filter(Boolean)) {
        if (!('onRequest' in middleware || 'onResponse' in middleware || 'onError' in middleware))
          throw new TypeError('a middleware has onRequest, onResponse or onError');
        middlewares.push(middleware);
      }
    },
    eject(...removed) {
      for (const middleware of removed) {
        const index = middlewares.indexOf(middleware);
        if (index >= 0) middlewares.splice(index, 1);
      }
    },
  };
}
