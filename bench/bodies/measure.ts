import type { Sandbox } from '../../mock-server';
import { median } from '../median';
import { openPlatform } from '../../test/support/test-platform';
import type { NastyRequest } from './nasty-bodies';

export interface Measured {
  readonly request: NastyRequest;
  readonly status: number;
  /** How long the event loop was busy with the request, in milliseconds. */
  readonly milliseconds: number;
  /** The fastest run: what an idle machine would need, if this one is busy. */
  readonly fastest: number;
  /** How long it was busy with the entry of the request log. */
  readonly readLog: number;
}

/** Returns a function that measures a request: the median of several runs, each with a key of its own. */
export async function measureWith(
  sandbox: Sandbox,
  runs: number,
): Promise<(request: NastyRequest) => Promise<Measured>> {
  let keys = 0;
  return async (request) => {
    // What an earlier request stored must not make a later one slow.
    const { testMode, id } = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
    const token = await testMode.token();
    const log = sandbox.platform(id).requests;
    const times: number[] = [];
    const logTimes: number[] = [];
    let status = 0;
    for (let run = 0; run < runs; run++) {
      const headers = new Headers({
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': String(++keys),
        'Content-Type':
          request.path === '/oauth/token' && !request.body?.startsWith('{')
            ? 'application/x-www-form-urlencoded'
            : 'application/json',
      });
      const mark = request.path.indexOf('?');
      const path = mark < 0 ? request.path : request.path.slice(0, mark);
      const query = mark < 0 ? '' : request.path.slice(mark);
      const bytes = new TextEncoder().encode(request.body ?? '');
      const start = performance.now();
      const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const response = await sandbox.respond({ method: request.method, path, query, headers, body });
      times.push(performance.now() - start);
      status = response.status;
      const read = performance.now();
      log.list();
      logTimes.push(performance.now() - read);
      log.deleteAll();
    }
    return { request, status, milliseconds: median(times), fastest: Math.min(...times), readLog: median(logTimes) };
  };
}
