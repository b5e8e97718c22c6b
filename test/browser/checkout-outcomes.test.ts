import { expect, test } from 'vitest';
import { fieldState, goodBankAccount, goodCard, newCheckout, typeAll } from './support/checkout';
import { keyboard, mouse } from './support/hands';
import { useSite } from './support/site';

const site = useSite();

async function enter(hands: typeof keyboard, javaScript = true) {
  const checkout = await newCheckout(site);
  const visit = await site.visit({ javaScript });
  await visit.open(checkout.url);
  const frame = visit.page.mainFrame();
  return { checkout, visit, frame, user: hands(frame) };
}

test('without a script, a customer types a card and comes to the shop', async () => {
  const { checkout, visit, user } = await enter(mouse, false);
  await typeAll(user, goodCard);
  await visit.loading(() => user.press('Pay $12.50'));
  expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  expect(await checkout.payments()).toEqual(['succeeded']);
});

test('by keyboard alone, a customer pays by bank account', async () => {
  const { checkout, visit, user } = await enter(keyboard);
  await user.choose('Bank account');
  await typeAll(user, goodBankAccount);
  await visit.loading(() => user.press('Pay $12.50'));
  expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  expect(await checkout.payments()).toEqual(['succeeded']);
});

test('without a script, a refused form says why beside the field, which has the focus', async () => {
  const { checkout, visit, frame, user } = await enter(mouse, false);
  await typeAll(user, { ...goodCard, Expires: '01/20', 'Security code': '1' });
  expect((await visit.loading(() => user.press('Pay $12.50'))).status()).toBe(422);
  await expect
    .poll(() => fieldState(frame, 'Security code'))
    .toEqual({
      value: '',
      error: 'Enter the 3 or 4 digits of the security code.',
      isInvalid: true,
      hasFocus: true,
    });
  expect(await fieldState(frame, 'Name on card')).toMatchObject({ value: 'Ada Lovelace', error: null });
  expect(await checkout.payments()).toEqual([]);
});
