import type { Frame, Page } from 'playwright-core';
import { navigation } from '../../../mock-server/pages/dashboard/frame';
import { pages } from '../../../mock-server/pages/dashboard/pages';
import { bankPayment, manualPayment, payment, paymentIntent, scenarioPayment } from '../../support/bodies';
import { openSession } from '../../support/checkout-sessions';
import { makeCheckout } from '../../support/checkouts';
import { newBusiness } from '../../support/entities';
import { FeeConfigurations } from '../../support/fee-configurations';
import { TimedPlatform } from '../../support/timed-platform';
import type { TestPlatform } from '../../support/test-platform';
import type { Site } from './site';

/** The pages that each page links to: paths with their headings. */
export const listed: readonly (readonly [path: string, heading: string])[] = navigation.flatMap(([, pages]) =>
  Object.entries(pages),
);

/** The lists whose rows have pages of their own. */
export const withDetails = listed.filter(([path]) => pages[path]?.detail !== undefined && path !== 'snapshots');

/** Returns the address of a page of the dashboard of a platform. */
export const addressOf = (site: Site, { id }: TestPlatform, path = ''): string =>
  `${site.front.baseUrl}/_sandbox/dashboard/${id}/${path}`;

/** Texts that users of the API choose. */
export interface PlantedTexts {
  readonly name?: string;
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly url?: string;
  readonly header?: string;
}

/** Creates some of everything that the dashboard shows, in test mode. */
export async function seed(platform: TestPlatform, texts: PlantedTexts = {}): Promise<void> {
  const timed = new TimedPlatform(platform);
  const { name = 'Tea Shop', description = 'Two cups of tea', metadata = { order: '7' } } = texts;
  const { url = 'http://127.0.0.1:2/webhooks', header = 'order-7' } = texts;
  const control = async (path: string, body: object) => {
    const response = await platform.control(path, body);
    if (response.status >= 300) throw new Error(response.text);
  };
  await platform.clock({ set: '2032-03-01T12:00:00Z' });
  await control('publishers', { url });
  const shop = await platform.newSubAccount({ name });
  await new FeeConfigurations(timed.api, shop.id).create('platform');
  const fees = [{ type: 'platform_fee', amount: 50 }];
  const paid = (await timed.post('/v1/payments', payment({ description, metadata, fees }))).payment;
  await timed.post(`/v1/payments/${paid.id}/refunds`, { amount: 400 });
  await timed.wait('12h');
  const email = 'ada@tea.example';
  const bodies = [bankPayment(), manualPayment(), payment({ description, metadata, email })];
  for (const body of bodies) await timed.post('/v1/payments', body);
  await timed.api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  const disputed = (await timed.post('/v1/payments', payment({ description, metadata }))).payment;
  await platform.openDispute(disputed.id);
  await timed.post('/v1/payment_intents', paymentIntent({ description, metadata }));
  await makeCheckout(timed.api, { amount: 1_000, description });
  await openSession(timed.api, {}, { description });
  await timed.post('/v1/payment_method_groups');
  await newBusiness(timed.api, { legal_name: name, metadata });
  await timed.api.post('/v1/payments', payment({ amount: -1 }), { 'Idempotency-Key': header, 'User-Agent': header });
  await timed.api.get(`/v1/payments/${encodeURIComponent(description)}`);
  await control('faults', { operation: 'createRefund', times: 2, fault: { error: 'gateway_rate_limit_error' } });
  await control('snapshots', { name: 'base' });
}

/** Returns what a page lacks that every page must have. */
export async function gapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const gaps: string[] = [];
    if (count('h1') !== 1) gaps.push(`${count('h1')} h1`);
    for (const table of document.querySelectorAll('table'))
      if (!table.caption?.textContent) gaps.push(`a table without a caption: ${table.outerHTML.slice(0, 200)}`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    gaps.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `the id ${id} twice`));
    return gaps;
  });
}

/** Returns the path of the page of the first object that a list shows; undefined for an empty list. */
export async function firstDetail(frame: Frame, list: string): Promise<string | undefined> {
  const link = frame.locator(`main a[href^="${list}/"]:not([href^="${list}/new"])`).first();
  return (await link.count()) === 0 ? undefined : ((await link.getAttribute('href')) ?? undefined);
}
