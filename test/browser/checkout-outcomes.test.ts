import { describe, expect, test } from 'vitest';
import { type Checkout, fieldState, goodBankAccount, goodCard, newCheckout, typeAll } from './support/checkout';
import { usersIn } from './support/hands';
import { useSite } from './support/site';

const site = useSite();

describe.each(usersIn(import.meta.filename))('by $by, JavaScript: $javaScript', ({ hands, javaScript }) => {
  const enter = async (checkout: Checkout) => {
    const visit = await site.visit({ javaScript });
    await visit.open(checkout.url);
    return { visit, user: hands(visit.page.mainFrame()) };
  };

  test('a customer types a card and comes to the shop', async () => {
    const checkout = await newCheckout(site);
    const { visit, user } = await enter(checkout);
    await typeAll(user, goodCard);
    await visit.loading(() => user.press('Pay $12.50'));
    expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
    expect(await checkout.payments()).toEqual(['succeeded']);
  });

  test('a customer pays by bank account', async () => {
    const checkout = await newCheckout(site);
    const { visit, user } = await enter(checkout);
    await user.choose('Bank account');
    await typeAll(user, goodBankAccount);
    await visit.loading(() => user.press('Pay $12.50'));
    expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
    expect(await checkout.payments()).toEqual(['succeeded']);
  });

  test('a customer whose card is declined pays with another one in the same form', async () => {
    const checkout = await newCheckout(site);
    const { visit, user } = await enter(checkout);
    await typeAll(user, { ...goodCard, 'Card number': '4000000000009995' });
    expect((await visit.loading(() => user.press('Pay $12.50'))).status()).toBe(402);
    expect(await visit.page.getByRole('alert').innerText()).toBe(
      'Your card does not have enough funds. Nothing was charged. Use another card.',
    );
    const { 'Card number': number, 'Security code': code } = goodCard;
    await typeAll(user, { 'Card number': number, 'Security code': code });
    await visit.loading(() => user.press('Pay $12.50'));
    expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
    expect(await checkout.payments()).toEqual(['failed', 'succeeded']);
  });

  test('a refused form says why beside the field, which has the focus', async () => {
    const checkout = await newCheckout(site);
    const { visit, user } = await enter(checkout);
    await typeAll(user, { ...goodCard, Expires: '01/20', 'Security code': '1' });
    const frame = visit.page.mainFrame();
    // With a script it is not sent, and everything in it stays.
    const field = javaScript ? 'Expires' : 'Security code';
    if (javaScript) await user.press('Pay $12.50');
    else expect((await visit.loading(() => user.press('Pay $12.50'))).status()).toBe(422);
    await expect.poll(() => fieldState(frame, field)).toMatchObject({ isInvalid: true, hasFocus: true });
    expect(await fieldState(frame, 'Security code')).toMatchObject({
      value: javaScript ? '1' : '',
      error: 'Enter the 3 or 4 digits of the security code.',
    });
    expect(await fieldState(frame, 'Name on card')).toMatchObject({ value: 'Ada Lovelace', error: null });
    const number = javaScript ? goodCard['Card number'] : '';
    expect(await fieldState(frame, 'Card number')).toMatchObject({ value: number, isInvalid: false });
    expect(await checkout.payments()).toEqual([]);
  });

  test('a customer goes back to the shop', async () => {
    const { visit, user } = await enter(await newCheckout(site));
    await visit.loading(() => user.press('Back'));
    expect(visit.page.url()).toBe(`${site.shop.url}/cart`);
  });

  test('a test card fills the form, which then pays', async () => {
    const checkout = await newCheckout(site);
    const { visit, user } = await enter(checkout);
    const fill = () => user.press(/^Succeeds Visa 4242 4242/);
    await (javaScript ? fill() : visit.loading(fill));
    expect(new URL(visit.page.url()).search).not.toContain('4242');
    await visit.loading(() => user.press('Pay $12.50'));
    expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
    expect(await checkout.payments()).toEqual(['succeeded']);
  });
});
