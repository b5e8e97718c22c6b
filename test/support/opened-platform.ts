import { createSandbox } from '../../mock-server';
import type { Platform } from '../../mock-server/platform/platform';
import { TestClock } from './clock';
import { openPlatform, type TestPlatform } from './test-platform';

export interface OpenedPlatform {
  readonly api: TestPlatform;
  readonly platform: Platform;
  /** The clock of the machine. */
  readonly clock: TestClock;
}

/** Opens a platform in memory, reached in the same process. */
export async function opened(clock = new TestClock()): Promise<OpenedPlatform> {
  const sandbox = createSandbox({ clock });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { api, platform: sandbox.platform(api.id), clock };
}

export const pay = async ({ testMode: api }: TestPlatform, body: object): Promise<string> =>
  (await api.post('/v1/payments', body)).payment.id;
