import { expect, test } from 'vitest';
import { CardDeclinedError, Client, NotFoundError, testScenario } from '../../sdk';
import { eachFront } from '../support/fronts';
import { tokenOf } from '../support/payment-method';

const card = (number: string) => ({
  card: { name: 'Ada Lovelace', number, month: 12, year: 2040, address_postal_code: '94107' },
});
const order = { amount: 1_000, currency: 'usd' } as const;

// What the SDK sends and reads is held against the service on every way to it, not against what its author believes.
eachFront((front) => {
  const open = async () => {
    const { keys } = await front.newPlatform();
    const { baseUrl, fetch } = front.opened;
    const connect = ({ client_id, client_secret }: (typeof keys)['test']) =>
      new Client({
        clientId: client_id,
        clientSecret: client_secret,
        baseUrl,
        fetch: (url, init) => fetch(String(url), init),
      });
    const client = connect(keys.test);
    const { id } = await client.subAccounts.create({ name: 'Tea Shop' });
    return { client, merchant: client.forSubAccount(id), id };
  };

  test('a payment is authorized, captured and refunded with its fee', async () => {
    const { client, merchant, id } = await open();
    await client.feeConfigurations.create(id, 'processing_ecomm', { variable_rate: 2.5, transaction_fee_cents: 30 });
    const { payments, refunds } = merchant;
    const made = await payments.create({
      ...order,
      payment_method: card('4242424242424242'),
      capture_strategy: 'manual',
    });
    expect(made).toMatchObject({ status: 'authorized', fees: [], fee_amount: 55 });
    expect(await payments.capture(made.id)).toMatchObject({ status: 'succeeded', balance: 945 });
    const refund = await refunds.create(made.id, { amount: 400, fees: [{ type: 'processing_fee', amount: 20 }] });
    expect(refund.returned_fees).toMatchObject([{ returned_amount: 20, remaining_amount: 35 }]);
    expect(await payments.get(made.id)).toMatchObject({ status: 'partially_refunded', balance: 565 });
    const lines = [];
    for await (const line of payments.balanceTransactions(made.id)) lines.push(line.amount);
    expect(lines).toEqual([20, -400, -55, 1_000]);
  });

  test('an intent outlives a decline', async () => {
    const { merchant } = await open();
    const { paymentIntents } = merchant;
    const metadata = testScenario('insufficient_funds');
    const intent = await paymentIntents.create({ ...order, metadata, payment_method: card('4242424242424242') });
    expect(intent.status).toBe('requires_capture');
    await expect(paymentIntents.capture(intent.id)).rejects.toBeInstanceOf(CardDeclinedError);
    await paymentIntents.update(intent.id, { metadata: {} });
    expect((await paymentIntents.capture(intent.id)).status).toBe('succeeded');
    const attempts = [];
    for await (const { status } of paymentIntents.payments(intent.id)) attempts.push(status);
    expect(attempts).toEqual(['succeeded', 'failed']);
  });

  test('a dispute is answered with evidence, and decided as its payment asked for', async () => {
    const { client, merchant } = await open();
    const payment_method = card('4242424242424242');
    const metadata = { dispute_test_spec: { expected_result: 'won', reason: 'product_not_received' } };
    const paid = await merchant.payments.create({ ...order, payment_method, metadata });
    const [dispute] = await merchant.disputes.list({ payment_id: paid.id, status: 'needs_response' }).toArray();
    if (dispute === undefined) throw new Error('the payment has a dispute');
    expect(await merchant.disputes.update(dispute.id, { metadata: { order: 7 } })).toMatchObject({
      reason: 'product_not_received',
      metadata: { order: 7 },
    });
    const evidence = await merchant.disputes.createEvidence(dispute.id, {
      file_name: 'receipt.pdf',
      file_type: 'application/pdf',
      dispute_evidence_type: 'shipping_documentation',
    });
    expect(evidence.status).toBe('pending');
    const sent = await front.opened.fetch(evidence.presigned_url ?? '', { method: 'PUT', body: 'a receipt' });
    expect(sent.status).toBe(200);
    const saved = await merchant.disputes.updateResponse(dispute.id, { shipping_carrier: 'Tea Express' });
    expect(saved).toMatchObject({ shipping_carrier: 'Tea Express', shipping_date: null });
    const submitted = await merchant.disputes.submitResponse(dispute.id, { forfeit: false });
    expect(submitted).toMatchObject({ status: 'under_review', dispute_response: saved });
    expect((await client.disputes.get(dispute.id)).status).toBe('won');
  });

  test('a checkout is completed with a token', async () => {
    const { merchant } = await open();
    const method = await merchant.paymentMethods.create({ payment_method: card('4242424242424242') });
    const checkout = await merchant.checkouts.create({ amount: 1_000, description: 'Tea' });
    const completion = await merchant.checkouts.complete(checkout.id, { payment_token: tokenOf(method) });
    expect(completion).toMatchObject({ payment_status: 'succeeded', checkout: { status: 'completed' } });
    await expect(merchant.checkouts.get('cho_0000000000000000000000')).rejects.toBeInstanceOf(NotFoundError);
  });

  test('a group keeps the payment methods of a payer, and a checkout offers them', async () => {
    const { client, merchant, id } = await open();
    const { id: payment_method_group_id } = await merchant.paymentMethodGroups.create();
    const payment_method = card('4242424242424242');
    const first = tokenOf(await merchant.paymentMethods.create({ payment_method, payment_method_group_id }));
    const own = tokenOf(await client.paymentMethods.create({ payment_method }));
    const second = tokenOf(await client.paymentMethods.clone(own, { destination_account_id: id }));
    const update = { payment_method_ids: [second] };
    const group = await merchant.paymentMethodGroups.update(payment_method_group_id, update);
    expect(group.payment_methods.map(tokenOf)).toEqual([second, first]);
    const order = { amount: 1_000, description: 'Tea', payment_method_group_id };
    expect((await merchant.checkouts.create(order)).payment_methods.map(tokenOf)).toEqual([second, first]);
    await merchant.paymentMethodGroups.deletePaymentMethod(payment_method_group_id, first);
    const left = [];
    for await (const method of merchant.paymentMethods.list({ payment_method_group_id })) left.push(tokenOf(method));
    expect(left).toEqual([second]);
    const { payment_methods, ...bare } = await client.paymentMethodGroups.get(payment_method_group_id);
    expect(payment_methods).toHaveLength(1);
    expect(await client.paymentMethodGroups.list().toArray()).toEqual([bare]);
    await expect(client.paymentMethodGroups.get('pmg_0000000000000000000000')).rejects.toBeInstanceOf(NotFoundError);
  });
});
