import { expect, test } from 'vitest';
import { fieldState, goodCard, newCheckout, typeAll } from './support/checkout';
import { keyboard } from './support/hands';
import { useSite } from './support/site';
import { dark, desktop, phone } from './support/visit';

const site = useSite();

const declined = '4000 0000 0000 9995';

/** A wrong text in a field, the words for it, and the text that corrects it. */
const slips = [
  ['Card number', '4000 0000 0000 999', 'Check the card number: a digit is wrong or missing.', declined],
  ['Expires', '01 / 20', 'This card has expired. Check the date, or use another card.', '12/48'],
  ['Security code', '', 'Enter the security code.', '123'],
] as const;

test('pay after three slips and a declined card, by keyboard alone, on a phone', async () => {
  const checkout = await newCheckout(site);
  const visit = await site.visit({ look: dark(phone) });
  const paths = new Set<string>();
  const forms: string[] = [];
  visit.page.on('framenavigated', (frame) => paths.add(new URL(frame.url()).pathname));
  visit.page.on('request', (request) => request.method() === 'POST' && forms.push(request.url()));
  await visit.open(checkout.url);
  const frame = visit.page.mainFrame();
  const user = keyboard(frame);
  const valueOf = async (label: string) => (await fieldState(frame, label)).value;

  const typed: Record<string, string> = { 'Name on card': 'Ada Lovelace', 'Postal code': '94107' };
  for (const [label, wrong] of slips) typed[label] = wrong;
  await typeAll(user, typed);
  for (const [label, wrong, words, right] of slips) {
    await user.press('Pay $12.50');
    const refused = { value: wrong, error: words, isInvalid: true, hasFocus: true };
    await expect.poll(() => fieldState(frame, label)).toEqual(refused);
    for (const [other, text] of Object.entries(typed)) expect([other, await valueOf(other)]).toEqual([other, text]);
    expect(forms).toEqual([]);
    await user.type(label, right);
    expect(await fieldState(frame, label)).toMatchObject({ error: null, isInvalid: false });
    typed[label] = await valueOf(label);
  }
  expect(typed).toMatchObject({ Expires: '12 / 48', 'Card number': declined });

  expect((await visit.loading(() => user.press('Pay $12.50'))).status()).toBe(402);
  expect(await visit.page.getByRole('alert').innerText()).toContain('Nothing was charged. Use another card.');
  const { 'Card number': number, 'Security code': code } = goodCard;
  await typeAll(user, { 'Card number': number, 'Security code': code });
  await visit.loading(() => user.press('Pay $12.50'));
  expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  expect(await checkout.payments()).toEqual(['failed', 'succeeded']);
  expect([...paths].filter((path) => path !== 'blank').length).toBeLessThanOrEqual(3);
});

test('the number is grouped and its brand is shown, and the caret stays', async () => {
  const visit = await site.visit();
  await visit.open((await newCheckout(site)).url);
  const { page } = visit;
  const number = page.getByLabel('Card number', { exact: true });
  const brand = () => page.locator('.field:has(#field-card_number) output').innerText();
  await number.pressSequentially('378282246310005');
  expect([await number.inputValue(), await brand()]).toEqual(['3782 822463 10005', 'American Express']);
  await number.fill('4242424242424242');
  expect([await number.inputValue(), await brand()]).toEqual(['4242 4242 4242 4242', 'Visa']);
  for (const key of ['Home', 'ArrowRight', 'Backspace', '5', '1']) await number.press(key);
  expect(await number.inputValue()).toBe('5124 2424 2424 2424 2');
  expect(await number.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(2);
  const expires = page.getByLabel('Expires', { exact: true });
  expect(await expires.getAttribute('inputmode')).toBe('numeric');
  for (const [text, shown] of [
    ['1229', '12 / 29'],
    ['12/2029', '12 / 2029'],
    ['1/29', '01 / 29'],
    ['429', '04 / 29'],
  ] as const) {
    await expires.fill('');
    await expires.pressSequentially(text);
    expect(await expires.inputValue()).toBe(shown);
  }
  for (let i = 0; i < 7; i++) await expires.press('Backspace');
  expect(await expires.inputValue()).toBe('');
});

test('a test card fills what is empty or was filled by one, and never who pays', async () => {
  const checkout = await newCheckout(site);
  const visit = await site.visit();
  await visit.open(checkout.url);
  const frame = visit.page.mainFrame();
  const user = keyboard(frame);
  const valuesOf = (labels: readonly string[]) =>
    Promise.all(labels.map((label) => frame.getByLabel(label, { exact: true }).inputValue()));
  await user.type('Name on card', 'Grace Hopper');
  await user.press(/^Declined: insufficient_funds Visa/);
  await user.press(/^Succeeds American Express/);
  expect(await valuesOf(['Card number', 'Security code', 'Name on card', 'Postal code'])).toEqual([
    '3782 822463 10005',
    '1234',
    'Grace Hopper',
    '',
  ]);
  await typeAll(user, { 'Card number': '4111 1111 1111 1111', 'Security code': '123' });
  await user.press(/^Succeeds Mastercard/);
  expect(await valuesOf(['Card number', 'Security code'])).toEqual(['4111 1111 1111 1111', '123']);
  expect(await visit.page.getByRole('status').filter({ hasText: 'The number that you typed stays.' }).count()).toBe(1);
  await user.type('Card number', '');
  await visit.page.keyboard.press('Delete');
  await user.press(/^Succeeds Mastercard/);
  await visit.loading(() => user.press('Pay $12.50'));
  expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  const { data } = (await checkout.api.get('/v1/payments')).as('PaymentList');
  expect(data).toMatchObject([{ payment_method: { card: { brand: 'mastercard', name: 'Grace Hopper' } } }]);
});

test.each([true, false])('on a phone the test cards are folded, JavaScript: %s', async (javaScript) => {
  const visit = await site.visit({ javaScript, look: { ...desktop, width: 390, height: 844 } });
  await visit.open((await newCheckout(site)).url);
  const card = visit.page.getByRole('button', { name: /^Succeeds Visa/ });
  expect(await card.isVisible()).toBe(false);
  await keyboard(visit.page.mainFrame()).unfold('Show test cards');
  expect(await card.isVisible()).toBe(true);
});
