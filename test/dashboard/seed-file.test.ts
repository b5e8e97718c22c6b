import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { mainText, pagesOf } from './support/sandbox-pages';

eachFront((front) => {
  const newPages = async () => {
    const platform = await front.newPlatform();
    const payments = async () =>
      (await platform.testMode.renewed().get('/v1/payments')).as('PaymentList').data.map(({ id }) => id);
    return { platform, payments, ...pagesOf(front, platform) };
  };

  test('a platform is exported as a file to save, the same as from the control API', async () => {
    const { platform, open, address } = await newPages();
    await platform.testMode.post('/v1/payments', payment());
    expect((await open('snapshots')).html).toContain('href="snapshots/export"');
    const file = await front.opened.fetch(address('snapshots/export'));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${platform.id}.json"`);
    expect(file.headers.get('cache-control')).toBe('no-store');
    const control = `${front.opened.baseUrl}/_sandbox/platforms/${platform.id}/export`;
    expect(await file.text()).toBe(await (await front.opened.fetch(control)).text());
    expect((await open('snapshots/other')).status).toBe(404);
  });

  test('the text of a file is imported, with the line ends of a form', async () => {
    const from = await newPages();
    const { id } = (await from.platform.testMode.post('/v1/payments', payment())).payment;
    const text = await (await front.opened.fetch(from.address('snapshots/export'))).text();
    const to = await newPages();
    await to.platform.testMode.post('/v1/payments', payment());
    const page = await to.carryOut('snapshots', { action: 'import', seed_file: text.replaceAll('\n', '\r\n') });
    expect(page.heading).toBe('Snapshots');
    expect(await to.payments()).toEqual([id]);
  });

  test('what is not a seed file is refused, and shown again', async () => {
    const { platform, payments, send } = await newPages();
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    for (const seed_file of ['', '{}', '\n</textarea><script>alert(1)</script>']) {
      const page = await send('snapshots', { action: 'import', seed_file });
      expect([page.status, page.alert]).toEqual([422, expect.stringContaining('the seed file cannot be imported')]);
      expect(page.html).not.toContain('<script>alert');
      expect(/<textarea[^>]*>\n(.*?)<\/textarea>/s.exec(page.html)?.[1]).toBe(
        seed_file.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
    }
    expect(await payments()).toEqual([id]);
  });

  test('a file that is too long for a form is refused; the hint says what to do', async () => {
    const { open, send } = await newPages();
    const most = limits.request_body_bytes.value;
    const almost = await send('snapshots', { action: 'import', seed_file: 'x'.repeat(most - 1000) });
    expect([almost.status, almost.heading]).toEqual([422, 'Snapshots']);
    const longer = await send('snapshots', { action: 'import', seed_file: 'x'.repeat(most) });
    expect([longer.status, longer.alert]).toEqual([413, 'the request body is too large']);
    expect(mainText(await open('snapshots'))).toContain(
      'import a larger file with the command payments-sandbox import',
    );
  });
});
