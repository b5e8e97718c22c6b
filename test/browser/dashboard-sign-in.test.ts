import { expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { fieldState } from './support/checkout';
import { users } from './support/hands';
import { headingOf } from './support/onboarding';
import { useSite } from './support/site';

const controlToken = 'a-control-token-of-tests';
const site = useSite({ controlToken });

test.each(users)('by $by, JavaScript: $javaScript', async ({ hands, javaScript }) => {
  const address = `${site.front.baseUrl}/_sandbox/dashboard/default/payments?status=succeeded&mode=live`;
  const visit = await site.visit({ javaScript });
  expect((await visit.open(address)).status()).toBe(401);
  const frame = visit.page.mainFrame();
  const user = hands(frame);
  expect(await headingOf(frame)).toBe('Sign in');
  await user.type('Token', 'another-token');
  expect((await visit.loading(() => user.press('Sign in'))).status()).toBe(401);
  expect(await visit.page.locator('[role=alert]').innerText()).toBe('This token does not open this page.');
  expect(await fieldState(frame, 'Token')).toMatchObject({ value: '', isInvalid: true, hasFocus: true });
  await user.type('Token', controlToken);
  expect((await visit.loading(() => user.press('Sign in'))).status()).toBe(200);
  expect(visit.page.url()).toBe(address);
  expect(await headingOf(frame)).toBe('Payments');
  const [cookie, ...others] = await visit.context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookie?.value).not.toContain(controlToken);
});

test('a page whose control token has changed asks to sign in', async () => {
  const first = createSandbox({ controlToken });
  const server = await serve(first);
  const visit = await site.visit({ hosts: [new URL(server.url).host] });
  const { page } = visit;
  await visit.open(`${server.url}/_sandbox/dashboard/default/payments`);
  await page.getByLabel('Token').fill(controlToken);
  await visit.loading(() => page.getByRole('button', { name: 'Sign in' }).click());
  await expect.poll(() => first.platform().changes.readers).toBe(1);
  await server.close();
  const second = createSandbox({ controlToken: 'another-control-token' });
  const next = await serve(second, { port: server.port });
  await page.locator('h1', { hasText: 'Sign in' }).waitFor();
  await visit.context.close();
  await next.close();
  await Promise.all([first.close(), second.close()]);
});
