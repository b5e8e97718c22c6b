import {
  comparedRecording,
  declined,
  explorationOfTheFlow,
  failedPayout,
  informationNeeded,
  paidOnce,
  PAY,
  paymentFault,
  type ReadyPart,
  shippedOnce,
  webhookFault,
} from './ready-parts';

/** A group of rows, in the order of the verdict. */
export const readyGroups = ['requests', 'declines', 'retries', 'webhooks', 'money', 'operation'] as const;

export type ReadyGroup = (typeof readyGroups)[number];

export interface ReadyRow {
  readonly group: ReadyGroup;
  /** The row as it is when it is passed. */
  readonly title: string;
  /** The damage without it. */
  readonly why: string;
  /** The guide: a path below `docs/`. */
  readonly guide: string;
  /** How the sandbox knows. */
  readonly how: string;
  /** The parts, by name. `*` stands for names that the program chooses: `{part}` in its texts is the name. */
  readonly parts: Readonly<Record<string, ReadyPart>>;
}

/**
 * The rows of the verdict whether a program is ready for the real service, in the order of their weight within a group. Each is
 * one that a plausible program does not pass. Source: none, chosen.
 */
export const readyRows = {
  requests_valid: {
    group: 'requests',
    title: 'Every accepted request is one that the API documents',
    why: 'The sandbox ignores an unknown parameter, such as a misspelt filter. The real service may refuse the request.',
    guide: 'guides/request-log.md',
    how: 'A request with a violation was answered with success. One that was refused does not count: a test may send it on purpose.',
    parts: {
      request: {
        title: 'a request of your program',
        arrange: '',
        act: PAY,
        expect: ["platform.requests.list({ verdict: 'violation' }).length", '0'],
        elsewhere: ['order = checkout()', 'GET /requests?verdict=violation # none'],
      },
    },
  },
  declines: {
    group: 'declines',
    title: 'The declines that happen most were met',
    why: 'A few payments in a hundred are declined. A program that never saw one tells the customer nothing, or ships.',
    guide: 'guides/declines.md',
    how: 'A charge was answered with the decline code.',
    parts: {
      insufficient_funds: declined('insufficient funds', { scenario: 'insufficient_funds' }),
      expired_card: declined('an expired card', { scenario: 'expired_card' }),
      fraud_stop: declined('a stop for suspected fraud', { scenario: 'restricted_card' }),
    },
  },
  decline_final: {
    group: 'declines',
    title: 'A decline that says do not retry ends the attempt',
    why: 'Card networks fine those who charge a card again after it.',
    guide: 'guides/declines.md#respond-to-a-decline',
    how: 'After a decline with do_not_retry, the same card was not charged again for the same order.',
    parts: {
      do_not_retry: {
        title: 'a decline with do_not_retry',
        arrange: paymentFault({ scenario: 'do_not_retry' }),
        act: PAY,
        expect: ["platform.requests.list({ operation: 'createPayment' }).length", '1'],
        elsewhere: ['order = checkout()', 'GET /requests?operation=createPayment # one request'],
      },
    },
  },
  retries: {
    group: 'retries',
    title: 'A request without a final response is sent again with the same key',
    why: 'With another key the service takes it for another payment: the customer is charged twice.',
    guide: 'guides/idempotent-retries.md',
    how: 'A later request has the same Idempotency-Key. It failed if a request was carried out, and the same one was carried out again with another key.',
    parts: {
      lost_response: paidOnce('a lost response', { drop: 'after_commit' }),
      unavailable: paidOnce('503, the service is unavailable', { status: 503 }),
      rate_limited: paidOnce('429, too many requests', { error: 'gateway_rate_limit_error' }),
    },
  },
  new_attempt: {
    group: 'retries',
    title: 'Another attempt after a decline has a new key',
    why: 'With the old key the service repeats the decline, whatever card the customer enters.',
    guide: 'guides/idempotent-retries.md',
    how: 'After a decline, the same order was charged again with another key.',
    parts: {
      new_key: {
        title: 'another card after a decline',
        arrange: paymentFault({ scenario: 'insufficient_funds' }),
        act: [
          "const declined = await checkout(); const order = await payAgain(declined, { card: 'another one' });",
          '// known as one order by a value in the metadata, or by the description',
        ].join('\n'),
        expect: ['order.status', "'paid'"],
        elsewhere: [
          "order = pay_again(checkout(), card='another one')",
          '# known as one order by a value in the metadata, or by the description',
          "assert order.status == 'paid'",
        ],
      },
    },
  },
  wrong_signature: {
    group: 'webhooks',
    title: 'A webhook with a wrong signature is refused',
    why: 'Anybody can send an event to a public address: “this order is paid”.',
    guide: 'guides/webhooks.md',
    how: 'A delivery that was signed with another secret was answered with an error.',
    parts: {
      wrong_signature: {
        title: 'a webhook with a wrong signature',
        arrange: webhookFault({ webhook: 'wrong_signature' }),
        act: `${PAY} await platform.waitForIdle();`,
        expect: ['order.shipments', '0'],
        elsewhere: ['order = checkout()', 'POST /idle', 'assert order.shipments == 0'],
      },
    },
  },
  deliveries: {
    group: 'webhooks',
    title: 'Events that come twice, late or out of order are accepted',
    why: 'The service delivers at least once, in no order. An error makes it send the event again for days.',
    guide: 'guides/webhooks.md#each-event-once',
    how: 'The endpoint answered such a delivery with 200. It failed if it refused an event that it had accepted before.',
    parts: {
      twice: shippedOnce('an event that comes twice', { webhook: 'duplicate' }),
      late: shippedOnce('an event that comes late', { webhook: 'delay', delay_ms: 500 }),
      out_of_order: {
        ...shippedOnce('events out of order', { webhook: 'reorder' }),
        arrange: { event_name: 'payment.created', fault: { webhook: 'reorder' } },
      },
    },
  },
  events_handled: {
    group: 'webhooks',
    title: 'Every subscribed event is handled, within 5 seconds',
    why: 'An event that the endpoint refuses, or answers too late, blocks all that follow, and disables the endpoint at last.',
    guide: 'guides/webhooks.md',
    how: 'Each event that an endpoint names, or got, was answered with 200. It failed if one was refused and never accepted, or took longer.',
    parts: {
      '*': {
        title: '{part}',
        arrange: `${PAY} // which emits the event, or:`,
        act: "platform.trigger('{part}', order.paymentId); await platform.waitForIdle();",
        expect: ["handledEvents.includes('{part}')", 'true'],
        elsewhere: [
          'order = checkout() # which emits the event, or:',
          'POST /trigger {"event": "{part}", "on": order.payment_id}',
          "POST /idle, then: assert '{part}' in handled_events",
        ],
      },
    },
  },
  refunds: {
    group: 'money',
    title: 'A refund in part, and one that is refused',
    why: 'Two people refund one order, or more than is left: the second one must see why not.',
    guide: 'guides/refunds.md',
    how: 'A refund of less than the payment was accepted, and a refund was answered with an error.',
    parts: {
      in_part: {
        title: 'a refund in part',
        arrange: PAY,
        act: 'const refund = await refundOrder(order, { amount: 1 });',
        expect: ['refund.amount', '1'],
        elsewhere: ['refund = refund_order(checkout(), amount=1)', 'assert refund.amount == 1'],
      },
      refused: {
        title: 'a refund that is refused',
        arrange: { operation: 'createRefund', fault: { error: 'refund_exceeds_amount_available' } },
        act: `${PAY} const refund = await refundOrder(order);`,
        expect: ['refund.status', "'refused'"],
        elsewhere: ['refund = refund_order(checkout())', "assert refund.status == 'refused'"],
      },
    },
  },
  capture_lapse: {
    group: 'money',
    title: 'A capture at the end of the authorization',
    why: 'An authorization lapses after seven days: what is shipped later is not paid.',
    guide: 'guides/authorize-and-capture.md',
    how: 'A capture was sent at least six days after the payment, or was refused because it came too late.',
    parts: {
      late_capture: {
        title: 'a capture after seven days',
        arrange: `${PAY} platform.clock.advance({ days: 7, minutes: 1 });`,
        act: 'const shipped = await captureAndShip(order);',
        expect: ['shipped', 'false'],
        elsewhere: ['order = checkout()', 'POST /clock {"advance": "7d1m"}', 'assert not capture_and_ship(order)'],
      },
    },
  },
  dispute_answered: {
    group: 'money',
    title: 'A dispute is answered',
    why: 'A dispute without an answer is lost, with its fee.',
    guide: 'guides/disputes.md',
    how: 'A response to a dispute was submitted.',
    parts: {
      response: {
        title: 'a response to a dispute',
        arrange: `${PAY} const dispute = platform.disputes.open(order.paymentId);`,
        act: 'await answerDispute(dispute.id);',
        expect: ['(await client.disputes.get(dispute.id)).status', "'under_review'"],
        elsewhere: [
          'order = checkout()',
          'POST /payments/{order.payment_id}/disputes',
          "assert answer_dispute(order).status == 'under_review'",
        ],
      },
    },
  },
  payout_failed: {
    group: 'money',
    title: 'A payout that failed is noticed',
    why: 'A bank sends a payout back, and the seller waits for money that comes only with another bank account.',
    guide: 'guides/payouts.md',
    how: 'The program read a payout with the status failed, or accepted its event.',
    parts: {
      failed: failedPayout,
    },
  },
  all_pages: {
    group: 'operation',
    title: 'Lists are read beyond their first page',
    why: 'The hundredth payment of a day is missing in the books.',
    guide: 'guides/pagination-and-reconciliation.md',
    how: 'Another page of a list was requested by its cursor.',
    parts: {
      next_page: {
        title: 'a list with two pages',
        arrange: 'for (let sold = 0; sold < 30; sold++) await checkout(); // a page has 25',
        act: 'const day = await reconcile();',
        expect: ['day.payments', '30'],
        elsewhere: ['for _ in range(30): checkout() # a page has 25', 'assert reconcile().payments == 30'],
      },
    },
  },
  more_information: {
    group: 'operation',
    title: 'Onboarding that asks for more',
    why: 'Reviewers often ask once more. A seller who is not told waits for ever.',
    guide: 'guides/platform-onboarding.md',
    how: 'The program read a sub account with the status information_needed.',
    parts: {
      information_needed: informationNeeded,
    },
  },
  explored: {
    group: 'operation',
    title: 'No schedule breaks the flow that takes money',
    why: 'A lost response, a restart and a webhook that comes first meet in production only, at night.',
    guide: 'guides/explore.md',
    how: '`explore` was called, and had no findings.',
    parts: {
      explored: explorationOfTheFlow,
    },
  },
  compared: {
    group: 'operation',
    title: 'A recording of the service is answered the same',
    why: 'The sandbox knows what is documented. Your own traffic shows the rest.',
    guide: 'guides/compare.md',
    how: '`compare` or `expectSameAs` was given a recording, and found no difference.',
    parts: {
      recording: comparedRecording,
    },
  },
} as const satisfies Record<string, ReadyRow>;

/** The name of a row. */
export type ReadyRowId = keyof typeof readyRows;

/** The names of the rows, in order. */
export const readyRowIds: readonly ReadyRowId[] = Object.keys(readyRows).filter(isReadyRowId);

export function isReadyRowId(text: string): text is ReadyRowId {
  return Object.hasOwn(readyRows, text);
}
