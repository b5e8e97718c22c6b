import type { Frame } from 'playwright-core';
import { expect, test } from 'vitest';
import { payment } from '../support/bodies';
import { newCheckout } from './support/checkout';
import { mouse } from './support/hands';
import { useSite } from './support/site';
import { cardOf } from '../support/payment-method';

const site = useSite();

/** The effect on its button: those that keep the customer, with the status of the page, and those that do not. */
const kept = [
  ['Refused: invalid_cvc', 422],
  ['Refused: card_number_invalid', 422],
  ['Declined: generic_decline', 402],
  ['Declined: insufficient_funds', 402],
  ['Declined: lost_card', 402],
  ['Declined: stolen_card', 402],
  ['Declined: expired_card', 402],
  ['Declined: invalid_cvc', 402],
  ['Declined: gateway_error', 402],
] as const;

const paid = [
  ['Succeeds American Express', 'succeeded', null],
  ['Postal code check: fail', 'succeeded', 'fail'],
  ['Postal code check: unavailable', 'succeeded', 'unavailable'],
  ['Fails later: insufficient_funds Bank account', 'failed', null],
  ['Succeeds, refunds fail', 'succeeded', null],
  ['Succeeds after 2 business days', 'pending', null],
] as const;

/** Returns the whole name of the first button with an effect. */
async function nameOf(frame: Frame, effect: string): Promise<string> {
  const texts = await frame.locator('aside button').allInnerTexts();
  const name = texts.map((text) => text.replace('\n', ' ')).find((text) => text.startsWith(effect));
  if (name === undefined) throw new Error(`no button of the test cards says "${effect}"`);
  return name;
}

/** Returns the card in the form, as the API takes it. */
async function cardInForm(frame: Frame) {
  const valueOf = (label: string) => frame.getByLabel(label, { exact: true }).inputValue();
  const [month, year] = (await valueOf('Expires')).split('/');
  return {
    number: await valueOf('Card number'),
    month,
    year,
    verification: await valueOf('Security code'),
    name: await valueOf('Name on card'),
    address_postal_code: await valueOf('Postal code'),
  };
}

const enter = async () => {
  const checkout = await newCheckout(site);
  const visit = await site.visit();
  await visit.open(checkout.url);
  const frame = visit.page.mainFrame();
  const user = mouse(frame);
  const fill = async (effect: string) => {
    const name = await nameOf(frame, effect);
    await visit.loading(() => user.press(name));
  };
  return { checkout, visit, frame, user, fill };
};

test('each refusal and each decline has the message of the API, and leaves no number in the form', async () => {
  const { checkout, visit, frame, user, fill } = await enter();
  const { testMode } = await site.newPlatform();
  for (const [effect, status] of kept) {
    await fill(effect);
    const card = await cardInForm(frame);
    const response = await visit.loading(() => user.press('Pay $12.50'));
    const { message } = (await testMode.post('/v1/payments', payment({ payment_method: { card } }))).error;
    expect([effect, response.status()]).toEqual([effect, status]);
    expect(await frame.locator(status === 402 ? '[role=alert]' : '.error').allInnerTexts()).toEqual([message]);
    const { number, verification } = await cardInForm(frame);
    expect([number, verification]).toEqual(['', '']);
  }
  const declines = kept.filter(([, status]) => status === 402);
  expect(await checkout.payments()).toEqual(declines.map(() => 'failed'));
});

test.each(paid)('%s: the payment is %s', async (effect, status, check) => {
  const { checkout, visit, user, fill } = await enter();
  await fill(effect);
  await visit.loading(() => user.press('Pay $12.50'));
  expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  const { data } = (await checkout.api.get('/v1/payments')).as('PaymentList');
  expect(data.map((made) => made.status)).toEqual([status]);
  if (check !== null) expect(cardOf(data[0]?.payment_method)?.address_postal_code_check).toBe(check);
});
