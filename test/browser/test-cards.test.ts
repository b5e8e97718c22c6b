import type { Frame } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldState, newCheckout } from './support/checkout';
import { mouse } from './support/hands';
import { useSite } from './support/site';
import { cardOf } from '../support/payment-method';

const site = useSite();

const nothing = 'Nothing was charged.';
const another = `Your card was declined. ${nothing} Use another card.`;

/** The effect on its button: those that keep the customer, with the status of the page and its words, and those that do not. */
const kept = [
  ['Refused: invalid_cvc', 422, 'Check the security code: it does not match the card.'],
  ['Refused: card_number_invalid', 422, 'Check the card number: a digit is wrong or missing.'],
  [
    'Declined: generic_decline',
    402,
    `Your card was declined. ${nothing} Call your bank to find out why, or use another card.`,
  ],
  ['Declined: insufficient_funds', 402, `Your card does not have enough funds. ${nothing} Use another card.`],
  ['Declined: lost_card', 402, another],
  ['Declined: stolen_card', 402, another],
  ['Declined: expired_card', 402, `Your card has expired. ${nothing} Use another card.`],
  [
    'Declined: invalid_cvc',
    402,
    `Your bank does not know these details. ${nothing} Check each of them and try again, or use another card.`,
  ],
  [
    'Declined: gateway_error',
    402,
    `The payment could not be processed. ${nothing} Try again in a few minutes, or use another card.`,
  ],
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

const enter = async () => {
  const checkout = await newCheckout(site);
  const visit = await site.visit();
  await visit.open(checkout.url);
  const frame = visit.page.mainFrame();
  const user = mouse(frame);
  const fill = async (effect: string) => {
    const name = await nameOf(frame, effect);
    await user.press(name);
  };
  return { checkout, visit, frame, user, fill };
};

test('each refusal and each decline says what to do, and leaves no number in the form', async () => {
  const { checkout, visit, frame, user, fill } = await enter();
  for (const [effect, status, words] of kept) {
    await fill(effect);
    if (effect === 'Refused: card_number_invalid') {
      // It is not sent.
      await user.press('Pay $12.50');
      expect((await fieldState(frame, 'Card number')).error).toBe(words);
      continue;
    }
    const response = await visit.loading(() => user.press('Pay $12.50'));
    expect([effect, response.status()]).toEqual([effect, status]);
    expect(await frame.locator(status === 402 ? '[role=alert]' : '.error').allInnerTexts()).toEqual([words]);
    for (const label of ['Card number', 'Security code'])
      expect(await frame.getByLabel(label, { exact: true }).inputValue()).toBe('');
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
