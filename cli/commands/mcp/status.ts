import { callControlApi } from '../../control-client';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { readList } from './explain-request';

/** The number of latest requests in the status. */
const LATEST_REQUESTS = 10;

/** Returns what runs, and the latest requests of the program under test. */
export async function readStatus(options: SandboxOptions): Promise<object> {
  const { url, platform } = options;
  const [health, clock, publishers, requests] = await Promise.all([
    callControlApi(options, { method: 'GET', path: ['health'] }),
    callPlatform(options, { method: 'GET', path: ['clock'] }),
    readList(['publishers'], {}, options),
    readList(['requests'], { limit: String(LATEST_REQUESTS) }, options),
  ]);
  return {
    sandbox: url,
    platform,
    health,
    clock,
    publishers: publishers.map(({ id, url, events, status }) => ({ id, url, events, status })),
    latest_requests: requests.map(({ id, operation, method, path, status, error_code, verdict }) => ({
      id,
      operation,
      method,
      path,
      status,
      error_code,
      verdict,
    })),
  };
}
