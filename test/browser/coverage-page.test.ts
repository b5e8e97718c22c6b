import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { coveragePage } from '../../mock-server/coverage/coverage-page';
import { mergeCoverage } from '../../spec/derive/coverage';
import { declineCodes } from '../../spec/tables/decline-codes';
import { Auditor } from './support/audit';
import { dark, desktop, phone, Visit } from './support/visit';

const url = 'http://127.0.0.1:1/coverage.html';

/** A coverage with something met, and an area of which nothing is missed. */
function someCoverage() {
  const coverage = mergeCoverage([]);
  const { operations, declines } = coverage;
  operations.met = operations.missed.splice(0, 10);
  operations.percent = 25;
  declines.met = Object.keys(declineCodes);
  declines.missed = [];
  declines.percent = 100;
  return coverage;
}

async function connect() {
  const browser = await chromium.connect(process.env['BROWSER_ENDPOINT'] ?? '');
  onTestFinished(() => browser.close());
  return browser;
}

test('the page of an integration coverage is accessible, in both widths and colours', async () => {
  const auditor = new Auditor(await connect());
  for (const coverage of [mergeCoverage([]), someCoverage()])
    expect(await auditor.problemsOf({ url, body: coveragePage(coverage) })).toEqual([]);
});

test.each([desktop, dark(phone)])(
  'it needs nothing else, and runs under its own policy: $width px, $colorScheme',
  async (look) => {
    const { page, problems } = await Visit.open(await connect(), { look }, url, ['127.0.0.1:1']);
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: coveragePage(someCoverage()) }));
    await page.goto(url);
    expect(problems).toEqual([]);
    const widths = await page
      .locator('.track')
      .evaluateAll((tracks) =>
        tracks.map((track) => [track.clientWidth, track.firstElementChild?.clientWidth ?? 0] as const),
      );
    const [operations = [0, 0], declines = [0, 0]] = widths;
    expect(operations[1]).toBeCloseTo(operations[0] / 4, -1);
    expect(declines[1]).toBe(declines[0]);
    await page.getByRole('link', { name: 'Webhook events' }).click();
    expect(page.url()).toBe(`${url}#webhook_events`);
  },
);
