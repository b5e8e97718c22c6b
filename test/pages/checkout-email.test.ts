import { expect, test } from 'vitest';
import { declined, newShop, openSession, paymentsOf, validBankAccount, validCard } from '../support/checkout-sessions';
import { card } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { openPage, sendForm } from '../support/hosted-page';

eachFront((front) => {
  const send = (url: string, fields: Readonly<Record<string, string>>) => sendForm(front.opened, url, fields);

  test.each([
    ['a card', validCard],
    ['a bank account', validBankAccount],
  ])('a customer may leave an e-mail address, and pays with %s', async (_, method) => {
    const { platform, api } = await newShop(front);
    const session = await openSession(api);
    expect((await openPage(front.opened, session.url)).html).toContain('E-mail (optional)');
    expect((await send(session.url, { ...method, email: ' Ada@Tea.example ' })).status).toBe(303);
    const [paid] = await paymentsOf(session);
    expect(paid?.payment_method.customer_id).toMatch(/^cust_/);
    const found = await api.get(`/v1/payment_methods?customer_id=${paid?.payment_method.customer_id}`);
    expect(found.as('PaymentMethodList').data).toHaveLength(1);
    expect(platform.events().map(({ event_name }) => event_name)).toContain('payment_method.created');
  });

  test('without an address the payment has no customer', async () => {
    const session = await openSession((await newShop(front)).api);
    expect((await send(session.url, { ...validCard, email: ' ' })).status).toBe(303);
    expect((await paymentsOf(session))[0]?.payment_method.customer_id).toBeNull();
  });

  test('an address that is none is refused and shown again; a good one is known after a decline', async () => {
    const session = await openSession((await newShop(front)).api);
    const page = await send(session.url, { ...validCard, email: 'ada' });
    expect([page.status, page.errors]).toEqual([
      422,
      { email: 'Enter an e-mail address such as ada@example.com, or leave the field empty.' },
    ]);
    expect([page.fields['email'], await paymentsOf(session)]).toEqual(['ada', []]);
    const again = await send(session.url, { ...declined, email: 'ada@tea.example' });
    expect([again.status, again.html]).toEqual([402, expect.not.stringContaining('E-mail')]);
    expect((await send(session.url, { ...again.fields, ...validCard })).status).toBe(303);
    const customers = (await paymentsOf(session)).map(({ payment_method }) => payment_method.customer_id);
    expect([customers.length, new Set(customers).size, customers[0]]).toEqual([2, 1, expect.stringMatching(/^cust_/)]);
  });

  test('nobody is asked again whose address is known', async () => {
    const { api } = await newShop(front);
    const method = { payment_method: { card: card() }, email: 'ada@tea.example' };
    const { token } = await api.post('/v1/payment_methods', method);
    const session = await openSession(api, {}, { payment_method: { token } });
    expect((await openPage(front.opened, session.url)).html).not.toContain('E-mail');
  });
});
