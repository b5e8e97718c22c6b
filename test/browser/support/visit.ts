import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

export const desktop: Look = { width: 1280, height: 800, colorScheme: 'light' };
export const phone: Look = { width: 360, height: 740, colorScheme: 'light' };
export const dark = (look: Look): Look => ({ ...look, colorScheme: 'dark' });

export interface VisitOptions {
  readonly javaScript?: boolean;
  readonly look?: Look;
  /** Other hosts that requests may go to. */
  readonly hosts?: readonly string[];
  /** Whether its pages are checked after the test (default: true): another test may show the same ones. */
  readonly isAudited?: boolean;
}

/** A page of the sandbox as the browser received it. */
export interface ReceivedPage {
  readonly url: string;
  readonly body: string;
}

/** The browser notes each response with a status of 400 or more, and each one that the page may not read. */
const noted = /^Failed to load resource: |^Access to fetch at \S+ from origin '\S+' has been blocked by CORS policy/;

/** Reports what the policy of a page blocked: pages of the sandbox never try what it forbids. */
const watchPolicy = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy violation: ' + violatedDirective + ' ' + blockedURI));`;

/** Somebody's browser window during a test, with a record of everything that must not happen in it. */
export class Visit {
  /** Errors of scripts, violations of a policy, dialogs, requests to other hosts. */
  readonly problems: string[] = [];
  /** The pages of the sandbox that were received. */
  readonly received: Promise<ReceivedPage | undefined>[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    sandboxUrl: string,
    hosts: readonly string[],
    isAudited: boolean,
  ) {
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && !hosts.includes(url.host)) this.problems.push(`request to ${url.href}`);
    });
    context.on('weberror', (error) => this.problems.push(`script error: ${String(error.error())}`));
    context.on('dialog', (dialog) => {
      this.problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !noted.test(message.text())) this.problems.push(`console: ${message.text()}`);
    });
    context.on('response', (response) => {
      if (isAudited && response.url().startsWith(sandboxUrl) && isPage(response))
        this.received.push(receivedPage(response));
    });
  }

  /** Opens a window. Requests may go to the given hosts only. */
  static async open(
    browser: Browser,
    { javaScript = true, look = desktop, hosts: others = [], isAudited = true }: VisitOptions,
    sandboxUrl: string,
    hosts: readonly string[],
  ): Promise<Visit> {
    const context = await browser.newContext({ javaScriptEnabled: javaScript, ...contextOptions(look) });
    context.setDefaultTimeout(10_000);
    await context.addInitScript(watchPolicy);
    return new Visit(context, await context.newPage(), sandboxUrl, [...hosts, ...others], isAudited);
  }

  /** Does something that loads a page, here or in a frame. Returns the response, after redirects. */
  async loading(act: () => Promise<unknown>): Promise<Response> {
    const response = this.page.waitForEvent('response', isPage);
    const navigation = this.page.waitForEvent('framenavigated');
    const [loaded, frame] = await Promise.all([response, navigation, act()]);
    await frame.waitForLoadState('load');
    return loaded;
  }

  /** Loads an address. Returns the response. */
  async open(url: string): Promise<Response> {
    return this.loading(() => this.page.goto(url));
  }
}

/** The part of a look that a browser context has. */
export function contextOptions({ width, height, colorScheme }: Look): BrowserContextOptions {
  return { viewport: { width, height }, colorScheme, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' };
}

function isPage(response: Response): boolean {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  return response.request().isNavigationRequest() && !isRedirect;
}

/** Undefined when the window was closed first, and when the browser blocked the page and shows one of its own. */
async function receivedPage(response: Response): Promise<ReceivedPage | undefined> {
  const body = await response.text().catch(() => undefined);
  const isBlocked = response.frame().url().startsWith('chrome-error:');
  return body === undefined || isBlocked ? undefined : { url: response.url(), body };
}
