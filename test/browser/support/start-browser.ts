import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium';

/** Names of this machine that a shop may have, and from which it may embed the sandbox. */
export const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', 'shop.localhost'] as const;

/** The host of a page that may not embed the sandbox. Its name is not a loopback name, and its address is this machine. */
export const FOREIGN_HOST = 'shop.example';

const args = [
  // A container has neither user namespaces nor a large /dev/shm.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Each key waits for a frame.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  // Names that no test uses are not looked up.
  `--host-resolver-rules=MAP ${FOREIGN_HOST} 127.0.0.1, MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
];

/** Starts one browser for all test files. `BROWSER_ENDPOINT` is its address. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findChromium(), args });
  process.env['BROWSER_ENDPOINT'] = server.wsEndpoint();
  return () => server.close();
}
