import { describe, expect, test } from 'vitest';
import { sentenceFor } from '../../cli/results/sentences';
import { card, manualPayment, payment } from '../support/bodies';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const { sandbox, url, platform, options } = await sharedSandbox();
const here = () => sandbox.platform(platform.id);

async function ask(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run([...args, ...options]);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

describe('a result leads with a sentence', () => {
  test('publishers, with the secret', async () => {
    const created = await ask('publishers', 'create', 'http://127.0.0.1:3000/', '--events', 'payment.*');
    const [publisher] = here().publishers.list();
    expect(created).toMatch(
      new RegExp(
        `^Created publisher ${publisher?.id}: http://127\\.0\\.0\\.1:3000/ receives payment\\.\\*\\.\n` +
          'Its secret, shown only now: sigk_\\S+\n$',
      ),
    );
    expect(await ask('publishers', 'delete', publisher?.id ?? '')).toBe(`Deleted publisher ${publisher?.id}.\n`);
  });

  test('faults', async () => {
    const fault = ['faults', 'create', '--operation', 'createPayment', '--fault', '{"status":503}'];
    expect(await ask(...fault)).toMatch(/^Created fault flt_\w+: createPayment gets status=503\.\n$/);
    expect(await ask('faults', 'delete-all')).toBe('Deleted 1 fault.\n');
    expect(await ask('faults', 'delete-all')).toBe('Deleted 0 faults.\n');
  });

  test('what was undone, with its request', async () => {
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    await here().requests.waitFor({ operation: 'createPayment' });
    expect(await ask('transactions', 'undo')).toBe(`Undid 1 request: POST /v1/payments 201, ${id} (9 records).\n`);
    await platform.testMode.post('/v1/payments', payment());
    here().faults.create({ operation: 'createRefund', fault: { status: 500 } });
    here().requests.deleteAll();
    expect(await ask('transactions', 'undo', '--transactions', '2')).toMatch(
      /^Undid 2 requests, the last one first:\n {2}createFault \(1 record\)\n {2}createPayment, req_\w+ \(\d+ records\)\n$/,
    );
  });

  test('an undo brings a fault back that the last request was refused by', async () => {
    here().faults.create({ operation: 'createPayment', fault: { error: 'gateway_rate_limit_error' }, times: 1 });
    await platform.testMode.post('/v1/checkouts', { amount: 1000, description: 'Tea' });
    const requestId = (await platform.testMode.post('/v1/payments', payment())).headers.get('request-id');
    await here().requests.waitFor({ operation: 'createPayment' });
    expect(here().faults.list()[0]).toMatchObject({ left: 0 });
    expect(await ask('transactions', 'undo')).toBe(
      `Undid 1 request: POST /v1/payments 429, ${requestId} (1 record); 1 fault came back.\n`,
    );
    expect(here().faults.list()[0]).toMatchObject({ left: 1 });
    here().faults.deleteAll();
  });

  test('snapshots, and their differences as a table', async () => {
    expect(await ask('snapshots', 'create', 'base')).toMatch(/^Created snapshot base of \d+ records\.\n$/);
    expect(await ask('snapshots', 'diff', 'base', 'now')).toBe('Nothing changed from base to now.\n');
    here().faults.create({ operation: 'createRefund', fault: { status: 500 } });
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    const lines = (await ask('snapshots', 'diff', 'base', 'now')).split('\n');
    expect(lines[0]).toMatch(/^\d+ added(, \d+ changed)? from base to now:$/);
    expect(lines[2]).toBe('change\ttype\tobject\tfield\tbefore\tafter');
    expect(lines).toContain(`added\tpayment\t${id}\t\t\t`);
    expect(await ask('snapshots', 'restore', 'base')).toMatch(/^Restored snapshot base of \S+: \d+ records\.\n$/);
  });

  test('payments and refunds, before their facts', async () => {
    const created = await ask('payments', 'create', '--amount', '1000', '--card', 'visa', '--idempotency-key', 'tea');
    const [, id = ''] =
      /^Created payment (py_\w+): 10\.00 USD, succeeded\.\nThe money was taken\.\n\n/.exec(created) ?? [];
    const names = created.match(/^\w+(?= {2})/gm) ?? [];
    expect(names).toEqual(['money', 'time', 'method', 'account']);
    expect(created).toMatch(
      `All fields: --verbose, or --json\nNext:\n  payments-sandbox payments void ${id} --sandbox ${url} --platform ${platform.id}\n`,
    );
    const address = `${url}/_sandbox/dashboard/${platform.id}/payments/${id}`;
    expect(created).toContain(`\n  ${address}\n`);
    expect((await fetch(address)).status).toBe(200);
    expect(await ask('payments', 'get', id, '--verbose')).toMatch(/\npayment_method\.card\.brand {2,}visa\n/);
    const refunded = await ask('refunds', 'create', id, '--amount', '300', '--idempotency-key', 'part');
    expect(refunded).toMatch(/^Created refund re_\w+: 3\.00, succeeded\.\n/);
    expect(await ask('payments', 'get', id)).toMatch(
      /^Payment py_\w+: 10\.00 USD, partially_refunded\.\n.*\n\nmoney .*refunded 3\.00 USD/,
    );
  });

  test('the cause of a canceled payment, if its instants tell', async () => {
    const api = () => platform.testMode.renewed();
    const canceledBy = async (cancel: (id: string, intentId: string) => unknown) => {
      const { id, payment_intent_id } = (await api().post('/v1/payments', manualPayment())).payment;
      await cancel(id, payment_intent_id);
      return (await ask('payments', 'get', id)).split('\n')[1];
    };
    expect(await canceledBy((id) => api().post(`/v1/payments/${id}/void`))).toBe(
      'The payment was voided before the capture. Nothing was charged.',
    );
    expect(await canceledBy(() => here().clock.advance({ days: 7 }))).toBe(
      'The authorization lapsed after 7 days without a capture. Nothing was charged.',
    );
    const late = canceledBy((_, intent) => {
      here().clock.advance({ days: 1 });
      return api().post(`/v1/payment_intents/${intent}/cancel`);
    });
    expect(await late).toBe('Voided, or not captured in time.');
  });

  test.each<[operation: string, result: object, sentence: string]>([
    ['redeliverEvents', { deliveries: 2 }, 'Sending 2 deliveries again.'],
    ['redeliverEvent', { deliveries: 1 }, 'Sending 1 delivery again.'],
    ['retryPublisher', { deliveries: 0 }, 'Sending 0 deliveries again.'],
    [
      'testPublisher',
      { event_id: 'evt_1', publisher_id: 'pub_1', status: 'pending' },
      'Sending test event evt_1 to pub_1.',
    ],
    ['waitForIdle', { idle: true }, 'The platform is idle.'],
    [
      'openDispute',
      { id: 'dp_1', payment_id: 'py_1', amount: 400, currency: 'usd', status: 'needs_response' },
      'Opened dispute dp_1 of payment py_1: 4.00 USD, needs_response.',
    ],
  ])('%s: %j', (operation, result, sentence) => expect(sentenceFor(operation, { ...result })).toBe(sentence));
});

describe('one object as a person reads it', () => {
  test('a request: facts, violations, bodies', async () => {
    await platform.testMode.post('/v1/payments', { ...payment({ payment_method: { card: card() } }), surprise: 1 });
    const { id } = await here().requests.waitFor({ verdict: 'violation' });
    const text = await ask('requests', 'get', id);
    expect(text).toMatch(`Request ${id}: POST /v1/payments got 422 unexpected_parameter.\n`);
    expect(text).toMatch(/\nverdict {2,}violation\n/);
    const whole = await ask('requests', 'get', id, '--verbose');
    expect(whole).toMatch(/\nviolations\.0\.kind {2,}unknown_field\nviolations\.0\.where {2,}body\.surprise\n/);
    expect(whole).toMatch(/\nrequest_body\.amount {2,}1000\n/);
    expect(JSON.parse(await ask('requests', 'get', id, '--json'))).toMatchObject({ id, verdict: 'violation' });
  });

  test('an event and a delivery', async () => {
    here().publishers.create({ url: 'http://127.0.0.1:3000/hooks', events: ['payment.created'] });
    here().faults.create({ event_name: '*', fault: { webhook: 'lose' } });
    const { id } = (await platform.testMode.post('/v1/payments', payment())).payment;
    await here().waitForIdle();
    const [delivery] = here().deliveries();
    const event = await ask('events', 'get', delivery?.event_id ?? '');
    expect(event).toMatch(`Event ${delivery?.event_id}: payment.created.\n`);
    expect(event).toMatch(new RegExp(`\nobject +${id}\n`));
    const text = await ask('deliveries', 'get', delivery?.id ?? '');
    expect(text).toMatch(
      `Delivery ${delivery?.id}: ${delivery?.event_id}, failed.\nAn injected fault lost the request: it was not sent.\n`,
    );
    expect(text).toMatch(/\nevent {2,}payment\.created\nurl {2,}http:\/\/127\.0\.0\.1:3000\/hooks\n/);
    const whole = await ask('deliveries', 'get', delivery?.id ?? '', '--verbose');
    expect(whole).toMatch(/\nattempts\.0\.failure {2,}connection_failed\n/);
  });

  test.each([
    ['requests', 'request req_1'],
    ['deliveries', 'delivery req_1'],
  ])('%s get of an unknown id says that there is none', async (group, subject) => {
    const { code, stderr } = await run([group, 'get', 'req_1', '--sandbox', url, '--platform', platform.id]);
    expect(code).toBe(1);
    expect(stderr).toContain(`has no ${subject}`);
  });
});
