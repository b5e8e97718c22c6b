import { type Browser, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSandbox, type SandboxOptions, serve } from '../../../mock-server/server';
import { TestClock } from '../../support/clock';
import type { OpenFront } from '../../support/fronts';
import { openPlatform, type TestPlatform } from '../../support/test-platform';
import { Auditor } from './audit';
import { openShop, type Shop } from './shop';
import { FOREIGN_HOST, LOOPBACK_HOSTS } from './start-browser';
import { Visit, type VisitOptions } from './visit';

interface Opened {
  readonly browser: Browser;
  readonly front: OpenFront;
  readonly shop: Shop;
  readonly auditor: Auditor;
}

/** A sandbox on a port, a shop on another one, and a browser, during the tests of a file. */
export class Site {
  readonly clock = new TestClock();
  readonly #options: SandboxOptions;
  readonly #unexpectedErrors: unknown[] = [];
  #visits: Visit[] = [];
  #opened: Opened | undefined;

  constructor(options: SandboxOptions = {}) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const browser = await chromium.connect(process.env['BROWSER_ENDPOINT'] ?? '');
    const sandbox = createSandbox({
      clock: this.clock,
      onError: (error) => this.#unexpectedErrors.push(error),
      ...this.#options,
    });
    const server = await serve(sandbox);
    const close = async () => {
      await server.close();
      await sandbox.close();
    };
    const front: OpenFront = { sandbox, baseUrl: server.url, fetch: (url, init) => fetch(url, init), close };
    this.#opened = { browser, front, shop: await openShop(), auditor: new Auditor(browser) };
  }

  async close(): Promise<void> {
    const { browser, front, shop, auditor } = this.opened;
    await auditor.close();
    await browser.close();
    await shop.close();
    await front.close();
  }

  get opened(): Opened {
    if (this.#opened === undefined) throw new Error('the site is open during tests only');
    return this.#opened;
  }

  get shop(): Shop {
    return this.opened.shop;
  }

  get front(): OpenFront {
    return this.opened.front;
  }

  newPlatform(): Promise<TestPlatform> {
    return openPlatform(this.front);
  }

  /** Opens a window of the browser, which is closed after the test. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const { browser, front, shop } = this.opened;
    const shopHosts = [...LOOPBACK_HOSTS, FOREIGN_HOST].map((name) => `${name}:${shop.port}`);
    const hosts = [new URL(front.baseUrl).host, ...shopHosts];
    const visit = await Visit.open(browser, options, front.baseUrl, hosts);
    this.#visits.push(visit);
    return visit;
  }

  /** Closes the windows of a test. Returns what was wrong in them and with the pages that they showed. */
  async closeVisits(): Promise<unknown[]> {
    const visits = this.#visits;
    this.#visits = [];
    const received = (await Promise.all(visits.flatMap((visit) => visit.received))).filter(
      (page) => page !== undefined,
    );
    const problems: unknown[] = [...this.#unexpectedErrors.splice(0), ...visits.flatMap((visit) => visit.problems)];
    await Promise.all(visits.map((visit) => visit.context.close()));
    for (const page of received) problems.push(...(await this.opened.auditor.problemsOf(page)));
    return problems;
  }
}

/** Opens a site for the tests of a file. After each test, nothing may be wrong in its windows or with the pages in them. */
export function useSite(options: SandboxOptions = {}): Site {
  const site = new Site(options);
  beforeAll(() => site.open());
  afterEach(async () => expect(await site.closeVisits()).toEqual([]));
  afterAll(() => site.close());
  return site;
}
