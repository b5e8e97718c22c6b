import { onTestFinished } from 'vitest';
import { createSandbox, type Platform, type SandboxOptions } from '../../../mock-server';
import type { Fetch } from '../../support/api';
import { TestClock } from '../../support/clock';
import { type HostedPage, openPage, sendForm } from '../../support/hosted-page';
import { openPlatform, type TestPlatform } from '../../support/test-platform';
import { ShownPage, type TestDashboard } from './dashboard';

const BASE = 'http://sandbox.test';

/** The dashboard of a new platform of a sandbox in the process of the test. */
export interface OpenDashboard extends TestDashboard {
  readonly platform: TestPlatform;
  /** The platform in the process of the test. */
  readonly inProcess: Platform;
  readonly clock: TestClock;
  readonly fetch: Fetch;
  readonly close: () => Promise<void>;
}

/** Opens a dashboard until the end of the test. */
export async function openDashboard(options?: SandboxOptions): Promise<OpenDashboard> {
  const dashboard = await newDashboard(options);
  onTestFinished(dashboard.close);
  return dashboard;
}

export async function newDashboard(options: SandboxOptions = {}): Promise<OpenDashboard> {
  const clock = new TestClock();
  const sandbox = createSandbox({ clock, ...options });
  const platform = await openPlatform({ sandbox, baseUrl: BASE, fetch: sandbox.fetch });
  const address = (path: string) => `${BASE}/_sandbox/dashboard/${platform.id}/${path}`;
  const shown = ({ status, headers, html }: HostedPage) => new ShownPage(status, headers, html);
  return {
    platform,
    inProcess: sandbox.platform(platform.id),
    clock,
    fetch: sandbox.fetch,
    open: async (path) => shown(await openPage(sandbox, address(path))),
    send: async (path, fields) => shown(await sendForm(sandbox, address(path), fields)),
    address,
    close: () => sandbox.close(),
  };
}

/** Returns the texts of the buttons of the forms of a page that act. */
export function buttonsOf({ html }: HostedPage): string[] {
  const forms = [...html.matchAll(/<form method="post".*?<\/form>/gs)];
  return forms.map(([form]) => /<button[^>]*>([^<]*)/.exec(form)?.[1] ?? '');
}
