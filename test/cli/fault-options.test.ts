import { beforeEach, describe, expect, test } from 'vitest';
import { faultOptions } from '../support/fault-options';
import { faultKinds } from '../../spec/tables/faults';
import { sharedSandbox } from './support/shared-sandbox';

const { sandbox, platform, ask } = await sharedSandbox();
beforeEach(() => void sandbox.platform(platform.id).faults.deleteAll());
const create = (args: readonly string[]) => ask('faults', 'create', ...args, '--json');

describe('faults create', () => {
  test.each<[args: string[], fault: object]>([
    [['--error', 'gateway_timeout_error'], { fault: { error: 'gateway_timeout_error' } }],
    [
      ['--scenario', 'expired_card', '--operation', 'createPayment', '--times', '1'],
      { fault: { scenario: 'expired_card' }, operation: 'createPayment', times: 1 },
    ],
    [['--scenario', 'no_account'], { fault: { scenario: 'no_account' }, operation: '*' }],
    [['--status', '503', '--times', '2'], { fault: { status: 503 }, times: 2 }],
    [['--delay', '2s', '--operation', 'createPayment'], { fault: { delay_ms: 2_000 }, operation: 'createPayment' }],
    [['--delay', '500ms'], { fault: { delay_ms: 500 } }],
    [['--delay', '1.5m'], { fault: { delay_ms: 90_000 } }],
    [['--drop'], { fault: { drop: 'after_commit' } }],
    [['--drop', '--times', '1'], { fault: { drop: 'after_commit' }, times: 1 }],
    [['--drop', 'before_commit'], { fault: { drop: 'before_commit' } }],
    [['--hold'], { fault: { hold: true } }],
    [['--hold', 'until_webhooks', '--after', '2', '--times', '1'], { fault: { hold: 'until_webhooks' }, after: 2 }],
    [['--delay', '2s', '--at', 'after_commit'], { fault: { delay_ms: 2_000, at: 'after_commit' } }],
    [['--body', 'truncated'], { fault: { body: 'truncated' } }],
    ...faultKinds.map(({ fault }): [string[], object] => [faultOptions(fault).split(' '), { fault }]),
    [['--webhook', 'lose', '--event-name', 'payment.*'], { fault: { webhook: 'lose' }, event_name: 'payment.*' }],
    [['--webhook', 'delay', '--delay', '1s'], { fault: { webhook: 'delay', delay_ms: 1_000 } }],
    [['--fault', '{"webhook":"delay","delay_ms":5}'], { fault: { webhook: 'delay', delay_ms: 5 } }],
  ])('%j creates a fault', async (args, fault) => {
    const { code, stdout, stderr } = await create(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject(fault);
    expect(sandbox.platform(platform.id).faults.list()).toMatchObject([fault]);
  });

  test.each<[args: string[], error: string]>([
    [[], 'Pass an effect: --error, --scenario, --status, --delay, --drop, --hold, --body, --webhook, or --fault.'],
    [['--error', 'card_declind'], '"card_declind" is not valid for --error. Did you mean "card_declined"?'],
    [['--error', 'control_not_authenticated'], '"control_not_authenticated" is not valid for --error.'],
    [['--error', 'qqq'], '"qqq" is not valid for --error. All codes: https://'],
    [['--scenario', 'expird_card'], '"expird_card" is not valid for --scenario. Did you mean "expired_card"?'],
    [
      ['--scenario', 'expired_card', '--operation', 'createRefund'],
      '--scenario is for the operations createPayment, capturePaymentIntent, completeCheckout.',
    ],
    [
      ['--error', 'expired_card', '--operation', 'createPayment'],
      'For createPayment this is a decline, which is stored: pass --scenario expired_card instead of --error.',
    ],
    [['--status', '200'], '200 is not valid for --status. Pass a whole number from 400 to 599.'],
    [['--status', 'many'], '"many" is not valid for --status. Pass a whole number from 400 to 599.'],
    [['--delay', 'soon'], "'--delay <duration>' argument 'soon' is invalid. Pass a duration such as 500ms, 2s or 1m."],
    [['--delay', '6m'], '360000 is not valid for --delay. Pass a whole number of milliseconds from 1 to 300000.'],
    [['--drop', 'after_comit'], '"after_comit" is not valid for --drop. Did you mean "after_commit"?'],
    [['--webhook', 'lost'], '"lost" is not valid for --webhook. Did you mean "lose"?'],
    [['--webhook', 'qqq'], 'Allowed choices are duplicate, reorder, delay, lose, wrong_signature, stale.'],
    [['--webhook', 'delay'], '--webhook delay needs --delay.'],
    [['--webhook', 'lose', '--delay', '1s'], 'A fault has one effect: pass only one of --delay, --webhook.'],
    [['--drop', '--hold'], 'A fault has one effect: pass only one of --drop, --hold.'],
    [['--hold', '--fault', '{"hold":true}'], "option '--hold [moment]' cannot be used with option '--fault <json>'"],
    [['--fault', '{"hold":true,"status":503}'], 'pass only one of fault.hold, fault.status.'],
    [
      ['--fault', '{"hold":false}'],
      'false is not valid for fault.hold. Allowed choices are true, after_commit, until_webhooks.',
    ],
    [['--hold', 'until_webhook'], '"until_webhook" is not valid for --hold. Did you mean "until_webhooks"?'],
    [['--at', 'after_commit'], '--at needs --delay.'],
    [['--hold', '--at', 'after_commit'], 'A fault has one effect: pass only one of --at, --hold.'],
    [['--body', 'long'], '"long" is not valid for --body. Allowed choices are truncated, malformed, empty.'],
    [['--fault', '{"satus":503}'], 'Unknown field "satus" in --fault. Did you mean "status"?'],
    [['--webhook', 'lose', '--operation', 'createPayment'], '--webhook takes --event-name instead of --operation.'],
    [['--hold', '--event-name', 'payment.*'], '--event-name is for --webhook only.'],
    [['--hold', '--operation', 'createPaymnt'], 'Did you mean "createPayment"?'],
  ])('%j is a usage error, before any request', async (args, error) => {
    const { code, stdout, stderr } = await create(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(error);
    expect(stderr).toContain('For help: payments-sandbox faults create --help\n');
    expect(sandbox.platform(platform.id).faults.list()).toEqual([]);
  });
});
