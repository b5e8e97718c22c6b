import { expect, test } from 'vitest';
import { bankPayment, manualPayment, payment, paymentIntent } from '../support/bodies';
import { makeCheckout } from '../support/checkouts';
import { FeeConfigurations } from '../support/fee-configurations';
import { openDashboard } from './support/open-dashboard';

const refusesRefunds = { account_number: '000444444440' };

test('the page of an object that ended says why, and that of one that goes on says nothing', async () => {
  const { open, platform, inProcess, clock } = await openDashboard();
  const api = () => platform.testMode.renewed();
  const shop = await platform.newSubAccount({ name: 'Tea Shop' });
  const fees = new FeeConfigurations(platform.testMode, shop.id);
  const retired = await fees.create('platform');
  const inForce = await fees.create('platform');
  const intent = (await api().post('/v1/payment_intents', paymentIntent())).as('PaymentIntent');
  await api().post(`/v1/payment_intents/${intent.id}/cancel`);
  const lapsed = (await api().post('/v1/payments', manualPayment())).payment;
  const bank = (await api().post('/v1/payments', bankPayment(refusesRefunds))).payment;
  const refund = (await api().post(`/v1/payments/${bank.id}/refunds`, {})).refund;
  const sold = (await shop.api.post('/v1/payments', payment())).payment;
  const dispute = inProcess.disputes.open((await api().post('/v1/payments', payment())).payment.id);
  const checkout = await makeCheckout(platform.testMode);
  clock.advance({ days: 30 });
  const [payout] = (await shop.api.renewed().get('/v1/payouts')).as('PayoutList').data;
  const going = inProcess.disputes.open(sold.id);
  inProcess.review(shop.id, 'disable');
  const ended: Readonly<Record<string, RegExp>> = {
    [`fee_configurations/${retired.id}`]: /^Another configuration replaced it before it applied\.$/,
    [`payment_intents/${intent.id}`]: /^The payment intent was canceled\. Nothing was charged\.$/,
    [`payments/${lapsed.id}`]: /^The authorization lapsed after 7 days/,
    [`refunds/${refund.id}`]: /^The bank rejected the refund\./,
    [`disputes/${dispute.id}`]:
      /^The dispute was lost: no evidence was sent by \w+ \d+, 2031\. The payer keeps the money\.$/,
    [`checkouts/${checkout.id}`]: /^The checkout was not paid within 7 days/,
    [`payouts/${payout?.id}`]: /^The payout arrived at Test Bank on /,
    [`sub_accounts/${shop.id}`]: /^The review took its approval back\./,
  };
  const sentenceOn = async (path: string) => /<p class="ending">(.*?)<\/p>/.exec((await open(path)).html)?.[1];
  for (const [path, sentence] of Object.entries(ended)) expect(await sentenceOn(path), path).toMatch(sentence);
  for (const path of [`fee_configurations/${inForce.id}`, `payments/${sold.id}`, `disputes/${going.id}`])
    expect(await sentenceOn(path), path).toBeUndefined();
});

test('a dispute says whether the merchant answered', async () => {
  const { open, platform, inProcess } = await openDashboard();
  const { testMode: api } = platform;
  const dispute = async () => inProcess.disputes.open((await api.post('/v1/payments', payment())).payment.id).id;
  const answered = await dispute();
  const forfeited = await dispute();
  inProcess.disputes.decide(answered, 'respond');
  inProcess.disputes.decide(answered, 'lose');
  await api.post(`/v1/disputes/${forfeited}/response`, { forfeit: true });
  expect((await open(`disputes/${answered}`)).html).toContain('the card network decided for the payer.');
  expect((await open(`disputes/${forfeited}`)).html).toContain('the merchant gave up.');
});
