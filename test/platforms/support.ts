import { readdirSync, readlinkSync } from 'node:fs';
import type { NewPlatform } from '../../mock-server';
import type { Sandbox } from '../../mock-server/server';
import { Api, exchange, type Target } from '../support/api';

export const targetOf = (sandbox: Sandbox): Target => ({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });

/** Creates a platform over HTTP, which nothing keeps open. */
export async function createOverHttp(target: Target): Promise<NewPlatform> {
  const { id, name, test, live } = (await exchange(target, 'POST', '/_sandbox/platforms')).asControl('NewPlatform');
  return { id, name, test, live };
}

export const testModeOf = (target: Target, { test }: Pick<NewPlatform, 'test'>): Api => new Api(target, test);

/** Returns the files below a directory that this process has open. */
export function openFilesBelow(directory: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`);
      return path.startsWith(`${directory}/`) ? [path] : [];
    } catch {
      return []; // the descriptor of the listing itself is closed by now
    }
  });
}
