import { describe, expect, test } from 'vitest';
import type { Kind } from '../support/onboarding';
import { fieldState } from './support/checkout';
import { quick, users } from './support/hands';
import { fillStep, headingOf, newAccount } from './support/onboarding';
import { useSite } from './support/site';

const site = useSite();

describe.each(users)('by $by, JavaScript: $javaScript', ({ hands, javaScript }) => {
  const enter = async (url: string) => {
    const visit = await site.visit({ javaScript });
    await visit.open(url);
    const frame = visit.page.mainFrame();
    return { visit, frame, user: hands(frame) };
  };

  const kind: Kind = javaScript ? 'individual' : 'multi_llc';

  test(`${kind}: from the first of 5 steps to the last page`, async () => {
    const { url, entry } = await newAccount(site);
    const { visit, frame, user } = await enter(url);
    for (let step = 1; step <= 5; step++) {
      expect(await headingOf(frame)).toContain(`Step ${step} of 5`);
      await fillStep(frame, user, kind);
      await visit.loading(() => user.press('Continue'));
    }
    expect(await headingOf(frame)).toBe('Submitted');
    expect(await frame.locator('input, select').count()).toBe(0);
    expect(entry()?.payload.bank_account.account_number).toMatch(/^\*+\d{4}$/);
  });

  test('Back keeps what was entered, and errors stand beside their fields', async () => {
    const { url } = await newAccount(site);
    const { visit, frame, user } = await enter(url);
    await fillStep(frame, user, 'individual');
    await visit.loading(() => user.press('Continue'));
    await user.type('Industry', 'Tea and cake');
    expect((await visit.loading(() => user.press('Continue'))).status()).toBe(422);
    const [first] = await frame.locator('[aria-invalid=true]').all();
    expect(await first?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await fieldState(frame, 'Industry')).toMatchObject({ value: 'Tea and cake', error: null });
    await visit.loading(() => user.press('Back'));
    expect(await headingOf(frame)).toContain('Step 1 of 5');
    await visit.loading(() => user.press('Continue'));
    expect((await fieldState(frame, 'Industry')).value).toBe('Tea and cake');
  });
});

const ofTypes = [
  ['individual', ['Sole proprietorship']],
  [
    'multi_llc',
    [
      'Sole proprietorship',
      'Single-member LLC',
      'Multi-member LLC',
      'Private partnership',
      'Private corporation',
      'Unincorporated association',
      'Public partnership',
      'Public corporation',
    ],
  ],
  ['incorporated', ['Incorporated non-profit', 'Unincorporated non-profit']],
  ['government_unit', ['Governmental unit', 'Government instrumentality', 'Tax-exempt government instrumentality']],
] as const satisfies (readonly [Kind, readonly string[]])[];

test('the structures follow the type', async () => {
  const { url } = await newAccount(site);
  const visit = await site.visit();
  await visit.open(url);
  const frame = visit.page.mainFrame();
  for (const [kind, structures] of ofTypes) {
    await fillStep(frame, quick(frame), kind);
    const offered = await frame.locator('optgroup:not([hidden]) > option').allInnerTexts();
    expect([kind, offered]).toEqual([kind, structures]);
  }
});

test('another type clears a structure that it cannot have', async () => {
  const visit = await site.visit();
  await visit.open((await newAccount(site)).url);
  const frame = visit.page.mainFrame();
  const user = quick(frame);
  const structure = async () => (await fieldState(frame, 'Business structure')).value;
  await user.select('Business structure', 'Multi-member LLC');
  await user.select('Business type', 'For-profit business');
  expect(await structure()).toBe('multi_llc');
  await user.select('Business type', 'Government entity');
  expect(await structure()).toBe('');
  await user.select('Business type', 'Individual');
  expect(await structure()).toBe('sole_proprietorship');
});

test('an account that takes no entry says so', async () => {
  const { platform, id, url } = await newAccount(site);
  await platform.review(id, 'disable');
  const visit = await site.visit();
  expect((await visit.open(url)).status()).toBe(409);
  expect(await visit.page.innerText('main')).toContain('is disabled');
});
