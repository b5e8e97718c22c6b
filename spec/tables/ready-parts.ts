import type { OperationId } from '../resources';
import type { EventName } from './events';
import type { FaultEffect } from './faults';

/** A fault that meets a part: on requests of an operation, or on deliveries of an event. */
export type MeetingFault = { readonly fault: FaultEffect } & (
  { readonly operation: OperationId } | { readonly event_name: EventName }
);

/** One thing that a suite has to do for a row, and the lines of test that do it. */
export interface ReadyPart {
  /** The part, as it is named in a list: `an expired card`. */
  readonly title: string;
  /** The first line of the test: a fault, or a statement of the test kit. */
  readonly arrange: MeetingFault | string;
  /** The call of the program under test. */
  readonly act: string;
  /** An expression, and the value that it should have. */
  readonly expect: readonly [actual: string, expected: string];
  /** The function of the test kit that the lines call. */
  readonly imports?: string;
  /**
   * The lines of a test in another language: requests to the control API, below the path of the platform, and calls. They follow
   * the fault, if the part has one. Default: the call, and the expectation.
   */
  readonly elsewhere?: readonly string[];
}

/** The call of the program that pays an order. */
export const PAY = 'const order = await checkout();';
export const paymentFault = (fault: FaultEffect): MeetingFault => ({ operation: 'createPayment', fault });
export const webhookFault = (fault: FaultEffect): MeetingFault => ({ event_name: 'payment.succeeded', fault });

export const declined = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: paymentFault(fault),
  act: PAY,
  expect: ['order.status', "'declined'"],
});

/** The payments are counted by their events: a list would be a request of the program. */
export const paidOnce = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: paymentFault(fault),
  act: `${PAY} // and what your program does about it later`,
  expect: ["platform.events().filter((event) => event.event_name === 'payment.succeeded').length", '1'],
  elsewhere: [
    'order = checkout() # and what your program does about it later',
    'GET /events?event_name=payment.succeeded # one event',
  ],
});

export const shippedOnce = (title: string, fault: FaultEffect): ReadyPart => ({
  title,
  arrange: webhookFault(fault),
  act: `${PAY} await platform.waitForIdle();`,
  expect: ['order.shipments', '1'],
  elsewhere: ['order = checkout()', 'POST /idle', 'assert order.shipments == 1'],
});

export const informationNeeded: ReadyPart = {
  title: 'a review that asks for more information',
  arrange:
    "platform.jobSettings.set({ enable_sub_account: 'manual' }); const seller = await signUp(); // and its entry",
  act: "platform.review(seller.accountId, 'request_information'); const status = await onboardingStatus(seller);",
  expect: ['status.nextStep', "'correct your details'"],
  elsewhere: [
    'POST /job_settings {"enable_sub_account": "manual"}, then: seller = sign_up() # and its entry',
    'POST /sub_accounts/{seller.account_id}/review {"outcome": "request_information"}',
    "assert onboarding_status(seller).next_step == 'correct your details'",
  ],
};

export const explorationOfTheFlow: ReadyPart = {
  title: 'an exploration of the flow',
  arrange: '',
  act: [
    'const { findings } = await explore({',
    '  start: ({ client }) => client, // your program, once for each schedule',
    "  scenario: async (client) => ((await checkout(client)).status === 'paid' ? 'paid' : 'failed'),",
    '});',
  ].join('\n'),
  expect: ['findings.length', '0'],
  imports: 'explore',
  elsewhere: [
    'npx payments-sandbox ready -- sh -c "your tests && npx payments-sandbox explore -- your tests of the checkout"',
  ],
};

export const comparedRecording: ReadyPart = {
  title: 'a recording of the service, compared',
  arrange: '// npx payments-sandbox record --target https://… --out service.har, with the service in test mode',
  act: "const same = expectSameAs(platform, 'service.har');",
  expect: ['await same', 'undefined'],
  imports: 'expectSameAs',
  elsewhere: [
    '# with the service in test mode:',
    'npx payments-sandbox record --target https://… --out service.har',
    'npx payments-sandbox ready -- sh -c "your tests && npx payments-sandbox compare service.har"',
  ],
};

export const failedPayout: ReadyPart = {
  title: 'a payout that failed',
  arrange: 'await checkout(); platform.clock.advance({ days: 1 }); // a payment of yesterday is in a payout',
  act: "const payout = await lastPayout(); platform.trigger('payout.failed', payout.id);",
  expect: ['(await reconcilePayout(payout.id)).needsBankAccount', 'true'],
  elsewhere: [
    'checkout(), then: POST /clock {"advance": "1d"}',
    'payout = last_payout(), then: POST /trigger {"event": "payout.failed", "on": payout.id}',
    'assert reconcile_payout(payout.id).needs_bank_account',
  ],
};
