import { describe, expect, test } from 'vitest';
import { type Kind, onboardingEntry } from '../support/onboarding';
import { fieldState } from './support/checkout';
import { mouse, quick, usersIn } from './support/hands';
import { fillStep, headingOf, newAccount } from './support/onboarding';
import { useSite } from './support/site';

const site = useSite();

describe.each(usersIn(import.meta.filename))('by $by, JavaScript: $javaScript', ({ hands, javaScript }) => {
  const enter = async (url: string) => {
    const visit = await site.visit({ javaScript });
    await visit.open(url);
    const frame = visit.page.mainFrame();
    return { visit, frame, user: hands(frame) };
  };

  // Each of the two is filled in by mouse and by keyboard, with JavaScript and without.
  const kind: Kind = (hands === mouse) === javaScript ? 'multi_llc' : 'individual';

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

test.each(ofTypes)('%s: the structures follow the type, and the form leads to the end', async (kind, structures) => {
  const { url, entry } = await newAccount(site);
  const visit = await site.visit();
  await visit.open(url);
  const frame = visit.page.mainFrame();
  const user = quick(frame);
  await fillStep(frame, user, kind);
  const offered = frame.locator('optgroup:not([hidden]) > option');
  expect(await offered.allInnerTexts()).toEqual(structures);
  for (let step = 1; step <= 5; step++) {
    await fillStep(frame, user, kind);
    await visit.loading(() => user.press('Continue'));
  }
  expect(await headingOf(frame)).toBe('Submitted');
  const { type, structure } = onboardingEntry(kind).business_details;
  expect(entry()?.payload.business_details).toMatchObject({ type, structure });
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

test('not embedded, the last page sends nothing, also when it is loaded again', async () => {
  const { url } = await newAccount(site);
  const visit = await site.visit();
  await visit.context.addInitScript(
    "window.messages = []; addEventListener('message', ({ data }) => messages.push(data));",
  );
  await visit.open(url);
  const frame = visit.page.mainFrame();
  for (let step = 1; step <= 5; step++) {
    await fillStep(frame, quick(frame), 'individual');
    await visit.loading(() => quick(frame).press('Continue'));
  }
  expect(await headingOf(frame)).toBe('Submitted');
  await visit.loading(() => visit.page.reload());
  expect(await visit.page.evaluate('window.messages')).toEqual([]);
});

test('an account that takes no entry says so', async () => {
  const { platform, id, url } = await newAccount(site);
  await platform.review(id, 'disable');
  const visit = await site.visit();
  expect((await visit.open(url)).status()).toBe(409);
  expect(await visit.page.innerText('main')).toContain('is disabled');
});

test('text with markup is shown as it is, and runs nowhere', async () => {
  const markup = `"><script>window.__ran=1</script><img src=x onerror="window.__ran=1">'&lt;`;
  const { url } = await newAccount(site, `Shop ${markup}`);
  const visit = await site.visit();
  await visit.open(url);
  const frame = visit.page.mainFrame();
  const user = quick(frame);
  await fillStep(frame, user, 'individual');
  await visit.loading(() => user.press('Continue'));
  for (const text of await frame.locator('form input[type=text]').all()) await text.fill(markup);
  await visit.loading(() => user.press('Continue'));
  await visit.loading(() => user.press('Back'));
  await visit.loading(() => user.press('Continue'));
  expect(await visit.page.evaluate('window.__ran')).toBeUndefined();
  expect(await visit.page.innerText('main')).toContain('<script>window.__ran=1</script>');
  expect((await fieldState(frame, 'Industry')).value).toBe(markup);
});
