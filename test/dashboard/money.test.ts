import { expect, test } from 'vitest';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import type { ShownPage } from './support/dashboard';
import { openDashboard } from './support/open-dashboard';

/** A shop with a processing fee, and a platform fee with a cap. */
async function open() {
  const dashboard = await openDashboard({ disputeFeeCents: 1_500 });
  const { platform } = dashboard;
  const shop = await platform.newSubAccount({ name: 'Tea Shop' });
  const fees = new FeeConfigurations(platform.testMode, shop.id);
  await fees.create('processing_ecomm', { variable_rate: 2.9, transaction_fee_cents: 30 });
  await fees.create('platform', { variable_rate: 1, fee_cap_cents: 40 });
  const pay = async (body: object) => (await shop.api.renewed().post('/v1/payments', body)).payment.id;
  return { ...dashboard, shop, pay };
}

/** The lines of the box: what each says, and its amount. */
const moneyOn = (page: ShownPage) =>
  page.rows('Where the money went')?.map((row) => [row['Item'], row['Amount']] as const);

test('explains each fee to the cent, the refund and the net, and leads to the payout', async () => {
  const { open: show, pay, shop, clock, inProcess } = await open();
  const id = await pay(payment({ amount: 4_800 }));
  const fees = [{ type: 'processing_fee', amount: 50 }];
  const charge = [
    ['Charge', '$48.00'],
    ['Processing fee2.9 % of $48.00 + $0.30 = $1.69, configuration Processing ecomm', '-$1.69'],
    ['Platform fee1 % of $48.00 + $0.00, at most $0.40 = $0.40, configuration Platform', '-$0.40'],
  ];
  const page = await show(`payments/${id}`);
  const [job] = inProcess.rows.walk('jobs', 'soonest', 'all', 'ascending');
  const next = new Date(job?.due_at ?? '').toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(moneyOn(page)).toEqual([...charge, [`NetNot paid out yet: the next payout is due on ${next}`, '$45.91']]);
  expect(page.links['Processing ecomm']).toMatch(/^\.\.\/fee_configurations\/sfc_/);
  expect(page.parts[0]).toBe('Money');

  clock.advance({ days: 1 });
  const refund = (await shop.api.renewed().post(`/v1/payments/${id}/refunds`, { amount: 1_000, fees })).refund;
  const [payout] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  const refunded = await show(`payments/${id}`);
  const lines = moneyOn(refunded) ?? [];
  expect(lines.slice(0, -1)).toEqual([
    ...charge,
    [`Refund${refund.id}`, '-$10.00'],
    ['Processing fee returned', '$0.50'],
  ]);
  const [net, sum] = lines.at(-1) ?? [];
  expect(sum).toBe('$36.41');
  expect(net).toMatch(
    new RegExp(
      `^Net\\$45\\.91 → payout ${payout?.id} of .*, 20\\d\\d, scheduled: arrives on .*-\\$9\\.50 Not paid out yet: the next payout is due on .*$`,
    ),
  );
  expect(refunded.links[payout?.id ?? '']).toBe(`../payouts/${payout?.id}`);

  clock.advance({ days: 6 });
  expect(moneyOn(await show(`payments/${id}`))?.at(-1)?.[0]).toMatch(new RegExp(`payout ${payout?.id} of .*, paid`));
  expect(moneyOn(await show(`refunds/${refund.id}`))).toEqual([
    ['Refund', '-$10.00'],
    ['Processing fee returned', '$0.50'],
    ['NetNot paid out yet', '-$9.50'],
  ]);
  const ofPayout = await show(`payouts/${payout?.id}`);
  expect(ofPayout.rows('The payments with money in it, newest first')).toMatchObject([
    { Payment: id, Amount: '$48.00', Payer: 'Ada Lovelace' },
  ]);
  expect(ofPayout.links[id]).toBe(`../payments/${id}`);
  expect(ofPayout.parts[0]).toBe('Payments');
});

test.each<[what: string, body: object, lines: readonly string[]]>([
  [
    'a fee of the request',
    payment({ fees: [{ type: 'platform_fee', amount: 75 }] }),
    ['Platform feeGiven in the request -$0.75'],
  ],
  [
    'a waived fee',
    payment({ fees: [{ type: 'platform_fee', amount: 0 }] }),
    ['Platform feeGiven in the request $0.00'],
  ],
  ['an application fee', payment({ application_fee_amount: 75 }), ['Application feeGiven in the request -$0.75']],
  [
    'a fee that others leave nothing of',
    payment({ fees: [{ type: 'platform_fee', amount: 990 }] }),
    [
      'Processing fee2.9 % of $10.00 + $0.30 = $0.59, configuration Processing ecomm, limited to $0.10: fees take at most the amount -$0.10',
    ],
  ],
  ['a bank payment without a configuration', bankPayment(), ['Processing feeNo configuration $0.00']],
  ['an authorized payment', manualPayment(), ['ChargeExpected $10.00', 'NetNothing is posted yet $0.00']],
])('%s is explained', async (_, body, lines) => {
  const { open: show, pay } = await open();
  const page = await show(`payments/${await pay(body)}`);
  const shown = moneyOn(page)?.map((line) => line.join(' '));
  for (const line of lines) expect(shown).toContain(line);
});

test('a declined payment, a void and a return say what went back', async () => {
  const { open: show, pay, shop, inProcess } = await open();
  await shop.api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  const [declined] = (await shop.api.get('/v1/payments')).as('PaymentList').data;
  expect(moneyOn(await show(`payments/${declined?.id}`))).toEqual([['NetNothing was posted', '$0.00']]);
  const voided = await pay(payment());
  await shop.api.post(`/v1/payments/${voided}/void`);
  const afterVoid = moneyOn(await show(`payments/${voided}`))?.map((line) => line.join(' '));
  expect(afterVoid).toEqual(
    expect.arrayContaining(['Void -$10.00', 'Processing fee returned $0.59', 'Platform fee returned $0.10']),
  );
  const returned = await pay(bankPayment());
  inProcess.payments.return(returned);
  const afterReturn = moneyOn(await show(`payments/${returned}`));
  expect(afterReturn).toContainEqual(['Returned by the bank', '-$10.00']);
  expect(afterReturn?.at(-1)?.[1]).toBe('$0.00');
});

test('a dispute takes its amount and its fee, and gives both back when it is won', async () => {
  const { open: show, pay, inProcess } = await open();
  const id = await pay(payment());
  const dispute = inProcess.disputes.open(id, { amount: 400 });
  const taken = [
    ['Dispute', '-$4.00'],
    ['Fee of the dispute', '-$15.00'],
  ];
  expect(moneyOn(await show(`disputes/${dispute.id}`))?.slice(0, -1)).toEqual(taken);
  expect(moneyOn(await show(`payments/${id}`))?.at(-1)?.[1]).toBe('-$9.69');
  inProcess.disputes.decide(dispute.id, 'win');
  const won = moneyOn(await show(`disputes/${dispute.id}`)) ?? [];
  expect(won.slice(0, -1)).toEqual([...taken, ['Dispute won', '$4.00'], ['Fee of the dispute returned', '$15.00']]);
  expect(won.at(-1)?.[1]).toBe('$0.00');
});

test('an account in cad has no configurations, and a failed payout is paid by the next one', async () => {
  const { open: show, platform, pay, shop, clock, inProcess } = await open();
  const maple = await platform.newSubAccount({ name: 'Maple', currency: 'cad' });
  const cad = (await maple.api.post('/v1/payments', payment({ currency: 'cad' }))).payment;
  const fee = moneyOn(await show(`payments/${cad.id}`))?.find(([item]) => item?.startsWith('Platform fee'));
  expect(fee).toEqual(['Platform feeAccounts in cad have no fee configurations', 'CA$0.00']);
  const id = await pay(payment());
  clock.advance({ days: 1 });
  const [payout] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  inProcess.payouts.end(payout?.id ?? '', 'cancel');
  expect(moneyOn(await show(`payments/${id}`))?.at(-1)?.[0]).toMatch(/, canceled: the next payout pays it$/);
});

test('a payment with many refunds shows the first and the latest lines', async () => {
  const { open: show, pay, shop } = await open();
  const id = await pay(payment());
  for (let count = 0; count < 45; count++) await shop.api.post(`/v1/payments/${id}/refunds`, { amount: 1 });
  const page = await show(`payments/${id}`);
  expect(moneyOn(page)).toHaveLength(41);
  expect(page.html).toContain('The first and the latest of 48 lines.');
  expect(moneyOn(page)?.at(-1)?.[1]).toBe('$8.86');
});
