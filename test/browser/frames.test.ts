import { expect, test } from 'vitest';
import type { Frame } from 'playwright-core';
import type { FrameForm, FrameName } from '../../spec/tables/frames';
import { webComponentToken } from '../support/web-component-tokens';
import type { ComponentOptions } from './support/component-page';
import { prefixProxy } from './support/prefix-proxy';
import { useSite } from './support/site';
import { FOREIGN_HOST, LOOPBACK_HOSTS } from './support/start-browser';
import type { VisitOptions } from './support/visit';

const site = useSite();

const number = '4242424242424242';
const account = '000123456789';
const entered: Readonly<Record<FrameName, string>> = {
  cardNumber: number,
  expirationMonth: '12',
  expirationYear: '48',
  CVV: '123',
  accountNumber: account,
  routingNumber: '110000000',
};
const formFrames: Readonly<Record<FrameForm, readonly FrameName[]>> = {
  card: ['cardNumber', 'expirationMonth', 'expirationYear', 'CVV'],
  bank_account: ['accountNumber', 'routingNumber'],
};
const metadata = {
  card: { name: 'Ada Lovelace', address_line1: '', address_line2: null, address_postal_code: '94107', tea: 'green' },
  bank_account: { account_owner_name: 'Ada Lovelace', account_owner_type: 'individual', account_type: 'checking' },
};

interface Embedding extends VisitOptions, Partial<Omit<ComponentOptions, 'form' | 'token'>> {
  readonly host?: string;
  /** The roles on the sub account of a web component token, which the page has instead of an access token. */
  readonly resources?: (subAccountId: string) => readonly string[];
}

let tabs = 0;

/** Opens a page of a shop with the frames of a form, on a sub account. */
async function embed(form: FrameForm, { host = 'localhost', hosts, look, resources, ...rest }: Embedding = {}) {
  const platform = await site.newPlatform();
  const shop = await platform.newSubAccount();
  const token = resources
    ? await webComponentToken(platform.testMode, resources(shop.id))
    : await platform.testMode.token();
  const options: ComponentOptions = {
    base: site.front.baseUrl,
    form,
    tabId: `tab-${++tabs}`,
    token,
    account: shop.id,
    metadata: metadata[form],
    ...rest,
  };
  const visit = await site.visit({ ...(hosts && { hosts }), ...(look && { look }) });
  const { page } = visit;
  const requests: string[] = [];
  visit.context.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const consoleLines: string[] = [];
  visit.context.on('console', (message) => consoleLines.push(message.text()));
  await page.goto(`http://${host}:${site.shop.port}/components?options=${encodeURIComponent(JSON.stringify(options))}`);
  const frameOf = async (name: FrameName): Promise<Frame> => {
    const frame = await (await page.waitForSelector(`#${name}`)).contentFrame();
    if (frame === null) throw new Error(`${name} is a frame`);
    return frame;
  };
  const fill = async (values: Partial<Record<FrameName, string>> = {}) => {
    for (const name of formFrames[form]) await (await frameOf(name)).fill('#input', values[name] ?? entered[name]);
  };
  const pay = async () => {
    await page.getByRole('button').click();
    await expect.poll(() => page.getByRole('status').innerText()).not.toBe('');
    return page.getByRole('status').innerText();
  };
  const call = (script: string) => page.evaluate<unknown>(script);
  const messages = () => page.evaluate<readonly string[]>('messages');
  return { platform, shop, visit, page, frameOf, fill, pay, call, messages, requests, consoleLines };
}

test.each(LOOPBACK_HOSTS)(
  'a page on %s takes a payment with the card frames, and never sees the number',
  async (host) => {
    const { platform, shop, visit, page, fill, pay, messages, requests, consoleLines } = await embed('card', { host });
    await expect.poll(() => page.evaluate('Object.values(sized).filter((height) => height > 30).length')).toBe(4);
    await fill();
    const [status, id] = (await pay()).split(' ');
    expect(status).toBe('succeeded');
    const paid = (await shop.api.get(`/v1/payments/${id}`)).payment;
    expect(paid).toMatchObject({
      amount: 1_250,
      account_id: shop.id,
      payment_method: { card: { acct_last_four: '4242', name: 'Ada Lovelace', month: '12', year: '48' } },
    });

    const opened = await site.front.sandbox.openPlatform(platform.id);
    let stored = '';
    for await (const chunk of opened.export()) stored += new TextDecoder().decode(chunk);
    const seen = {
      messages: await messages(),
      requests,
      consoleLines,
      log: JSON.stringify(opened.requests.list()),
      stored,
      inPage: await page.content(),
      inBrowser: JSON.stringify(await visit.context.storageState({ indexedDB: true })),
    };
    expect(seen.messages.some((text) => text.includes('4242'))).toBe(true);
    for (const [place, text] of Object.entries(seen))
      expect(String(text), place).not.toMatch(/4242 ?4242|\b(?:verification|number)":"?\d/);
  },
);

test('with the bank frames', async () => {
  const { shop, fill, pay, messages } = await embed('bank_account');
  await fill();
  const [, id] = (await pay()).split(' ');
  const { payment_method } = (await shop.api.get(`/v1/payments/${id}`)).payment;
  expect(payment_method).toMatchObject({ bank_account: { acct_last_four: '6789', name: 'Ada Lovelace' } });
  expect((await messages()).join()).not.toContain(account);
});

test('a page that knows only a name pays from a bank account', async () => {
  const { fill, pay } = await embed('bank_account', { metadata: { name: 'Ada Lovelace', address_line1: '' } });
  await fill();
  expect(await pay()).toMatch(/^(succeeded|pending) py_/);
});

test('a page whose token may only tokenize leaves the payment to its server', async () => {
  const { shop, fill, call, pay } = await embed('card', { resources: (id) => [`tokenize:${id}`] });
  await fill();
  expect(await pay()).toBe('not_authorized');
  const { data } = Object(await call('tokenize()'));
  expect(data).toMatchObject({ card: { acct_last_four: '4242', token: expect.stringMatching(/^pm_/) } });
  const payment_method = { token: String(data.card.token) };
  const paid = await shop.api.post('/v1/payments', { amount: 1_250, currency: 'usd', payment_method });
  expect(paid.payment).toMatchObject({ status: 'succeeded', account_id: shop.id });
});

test('messages have the form that components read', async () => {
  const { page, frameOf, call, messages } = await embed('card');
  const check = (name: string) => call(`ask('${name}', { eventType: 'validate' })`);
  const input = (await frameOf('cardNumber')).locator('#input');
  expect(await check('cardNumber')).toEqual({ isValid: false, error: { message: 'Enter the card number.' } });
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  await input.fill('4242424242424241');
  expect(await check('cardNumber')).toEqual({ isValid: false, error: { message: 'This card number is not valid.' } });
  await input.fill(number);
  expect(await check('cardNumber')).toEqual({ isValid: true, error: { message: '' } });
  expect([await input.getAttribute('aria-invalid'), await input.inputValue()]).toEqual([
    'false',
    '4242 4242 4242 4242',
  ]);
  for (const [name, value, isValid] of [
    ['expirationMonth', '13', false],
    ['expirationMonth', '5', true],
    ['expirationYear', '204', false],
    ['expirationYear', '2048', true],
    ['expirationYear', '48', true],
    ['CVV', '12', false],
    ['CVV', '1234', true],
  ] as const) {
    await (await frameOf(name)).fill('#input', value);
    expect(await check(name), `${name} ${value}`).toMatchObject({ isValid });
  }
  await input.focus();
  await page.getByRole('button').focus();
  const origin = new URL(site.front.baseUrl).origin;
  const told = (await messages()).map((text) => JSON.parse(text)).filter(({ data }) => data?.data?.id === 'cardNumber');
  expect(told.slice(-2)).toEqual([
    { data: { eventType: 'focused', data: { id: 'cardNumber' } }, sender: origin },
    { data: { eventType: 'blurred', data: { id: 'cardNumber' } }, sender: origin },
  ]);
});

test('typing inside a number leaves the caret where it is', async () => {
  const { page, frameOf } = await embed('card');
  const input = (await frameOf('cardNumber')).locator('#input');
  await input.click();
  await page.keyboard.type('4242-42x4242424242');
  expect(await input.inputValue()).toBe('4242 4242 4242 4242');
  for (let i = 0; i < 14; i++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  expect(await input.inputValue()).toBe('4242 9424 2424 2424 2');
  await page.keyboard.press('Backspace');
  expect(await input.inputValue()).toBe('4242 4242 4242 4242');
});

test('behind a path of a proxy', async () => {
  const base = await prefixProxy(site.front.baseUrl, '/pay/sandbox');
  const { fill, pay, requests } = await embed('card', { base, hosts: [new URL(base).host] });
  await fill();
  expect(await pay()).toMatch(/^succeeded /);
  expect(requests.filter((line) => line.includes(new URL(site.front.baseUrl).host))).toEqual([]);
});

test('without Sub-Account, the account of the token', async () => {
  const { shop, fill, pay } = await embed('card', { account: undefined });
  await fill();
  expect(await pay()).toMatch(/^succeeded /);
  expect((await shop.api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
});

test('errors of the API arrive as errors, with a decline code that may be null', async () => {
  const { fill, call } = await embed('card');
  await fill({ expirationYear: '20' });
  expect(await call('tokenize()')).toEqual({
    error: { code: 'expired_card', message: expect.any(String), decline_code: null },
  });
  await fill();
  expect(await call(`options.token = 'x', tokenize()`)).toMatchObject({ error: { code: 'not_authenticated' } });
  expect(await call(`options.token = '☃', tokenize()`)).toMatchObject({ error: { code: 'connection_failed' } });
});

test('a form whose tabId is another one has other values', async () => {
  const one = await embed('card');
  await one.fill();
  const other = await one.visit.context.newPage();
  await other.goto(one.page.url().replace(/tab-\d+/, 'tab-other'));
  const frame = await (await other.waitForSelector('#cardNumber')).contentFrame();
  await frame?.fill('#input', number);
  expect(await other.evaluate('tokenize()')).toMatchObject({ error: { message: expect.stringContaining('month') } });
});

test('frames that are loaded again with a style keep working', async () => {
  const { page, fill, frameOf, pay } = await embed('card');
  await fill();
  const style = new URLSearchParams({ color: btoa('rgb(200, 30, 30)'), padding: btoa('3px 9px'), fontSize: '21px' });
  await page.evaluate(`for (const frame of frames) frame.src = frame.src.replace(/\\?[^?]*$/, '?${style}')`);
  const styleOf = async () =>
    (await frameOf('CVV')).evaluate(() => {
      const { color, paddingLeft, fontSize } = getComputedStyle(document.querySelector('input') ?? document.body);
      return [color, paddingLeft, fontSize];
    });
  await expect.poll(styleOf).toEqual(['rgb(200, 30, 30)', '9px', '21px']);
  await fill();
  expect(await pay()).toMatch(/^succeeded /);
});

test('a style that is none does nothing', async () => {
  const style = { color: 'url(https://evil.test)', fontFamily: '};*{display:none', padding: '"><script>' };
  const { frameOf, call } = await embed('card', { style });
  expect(await (await frameOf('CVV')).locator('#input').getAttribute('style')).toBeNull();
  expect(await call(`ask('CVV', { eventType: 'validate' })`)).toMatchObject({ isValid: false });
});

test('other windows than the page around get no response', async () => {
  const { page, fill, call, frameOf } = await embed('card');
  await fill();
  const sibling = await frameOf('CVV');
  await sibling.evaluate(() => {
    addEventListener('message', ({ data }) => document.body.setAttribute('data-got', JSON.stringify(data)));
    window.parent[0]?.postMessage({ eventType: 'validate' }, '*');
  });
  // The response to a later message of the page shows that the earlier one was handled.
  expect(await call(`ask('cardNumber', { eventType: 'validate' })`)).toMatchObject({ isValid: true });
  expect(await sibling.getAttribute('body', 'data-got')).toBeNull();
  expect(await page.getByRole('status').innerText()).toBe('');
});

test('a page of another origin cannot embed them', async () => {
  const { visit, page } = await embed('card', { host: FOREIGN_HOST });
  await expect.poll(() => visit.problems.length).toBeGreaterThanOrEqual(4);
  expect(visit.problems.splice(0).every((problem) => problem.includes('frame-ancestors'))).toBe(true);
  for (const frame of page.frames().slice(1)) expect(await frame.locator('input').count()).toBe(0);
});

test('the frame of a wallet says that there is none', async () => {
  const visit = await site.visit();
  await visit.open(`${site.front.baseUrl}/v2/googlePay`);
  expect(await visit.page.locator('h1').innerText()).toBe('Google Pay is not available in the sandbox.');
});
