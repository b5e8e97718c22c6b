import { describe, test } from 'vitest';
import type { Kind } from '../support/onboarding';
import { type CheckoutOptions, newCheckout, typeAll } from './support/checkout';
import { mouse, quick } from './support/hands';
import { designSheet } from './support/design-sheet';
import { fillStep, newAccount } from './support/onboarding';
import { take } from './support/picture';
import { useSite } from './support/site';
import { dark, desktop, type Look, phone } from './support/visit';

/** The pictures of the documentation. `npm run pictures` writes them; otherwise the states that they show are only reached. */

const site = useSite({ randomSeed: 'pictures' });

describe('checkout', () => {
  const enter = async (look: Look, options: CheckoutOptions = {}) => {
    const checkout = await newCheckout(site, options);
    const visit = await site.visit({ look });
    await visit.open(checkout.url);
    return { visit, user: mouse(visit.page.mainFrame()) };
  };

  test('the form in test mode', async () => {
    const { visit } = await enter(desktop);
    await take(visit.page, 'checkout');
  });

  test('a card was declined', async () => {
    const { visit, user } = await enter(dark(desktop));
    await user.press(/insufficient_funds Visa/);
    await visit.loading(() => user.press('Pay $12.50'));
    await take(visit.page, 'checkout-declined-dark');
  });

  test('a phone', async () => {
    const { visit, user } = await enter(phone, { mode: 'live' });
    await typeAll(user, { 'Card number': '4242', Expires: '13/31', 'Security code': '1' });
    await user.press('Pay $12.50');
    await take(visit.page, 'checkout-phone');
  });
});

describe('onboarding', () => {
  const enter = async (look: Look, kind: Kind, steps: number) => {
    const visit = await site.visit({ look });
    await visit.open((await newAccount(site)).url);
    const frame = visit.page.mainFrame();
    const user = quick(frame);
    for (let step = 1; step <= steps; step++) {
      await fillStep(frame, user, kind);
      await visit.loading(() => user.press('Continue'));
    }
    return { visit, frame, user };
  };

  test('a step', async () => {
    const { visit, frame, user } = await enter(desktop, 'multi_llc', 1);
    await fillStep(frame, user, 'multi_llc');
    await take(visit.page, 'onboarding');
  });

  test('errors, on a phone in the dark', async () => {
    const { visit, user } = await enter(dark(phone), 'individual', 3);
    await user.type('Routing number', '11000');
    await visit.loading(() => user.press('Continue'));
    await take(visit.page, 'onboarding-errors');
  });
});

test('the design system, in light and dark', async () => {
  const visit = await site.visit({ look: { ...desktop, height: 660 } });
  await visit.page.setContent(designSheet());
  await visit.page.evaluate(() =>
    document.querySelectorAll('[hidden]').forEach((each) => each.removeAttribute('hidden')),
  );
  await take(visit.page, 'design');
});
