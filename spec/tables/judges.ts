export interface JudgeRow {
  /** The finding, as the first words of its story. */
  readonly title: string;
  /** When it accuses, for the guide. */
  readonly accuses: string;
  /** The cure, as one sentence. */
  readonly cure: string;
  /** Whether it only asks where the program gives no `settle`. */
  readonly needsSettle?: true;
}

/**
 * The judges of a schedule, the weightiest first. Each compares the settled end of the schedule with that of the calm run.
 * Source: none, chosen.
 */
export const judges = {
  more_kept: {
    title: 'charged twice',
    accuses: 'More money is kept than in the calm run: captured, less what was voided and refunded.',
    cure: 'Use one idempotency key for one attempt, and store it with the order before the call.',
  },
  more_refunded: {
    title: 'refunded twice',
    accuses: 'More is refunded than in the calm run, and not to give back what was charged too much.',
    cure: 'Store a refund with its idempotency key before the call, and repeat it with the same key.',
  },
  failed_but_kept: {
    title: 'the customer was told that it failed, and the money was kept',
    accuses: 'The customer was told "failed", money is kept, and your program never learnt of the payment.',
    cure: 'Subscribe to the events of the payment, or look it up by its idempotency key before you give up.',
    needsSettle: true,
  },
  paid_but_missing: {
    title: 'the customer was told that it is paid, and the money is missing',
    accuses: 'The customer was told "paid", and less money is kept than in the calm run.',
    cure: 'Say "paid" when the payment is captured: by its response or its event.',
    needsSettle: true,
  },
  decline_repeated: {
    title: 'a decline was retried that must not be',
    accuses: 'After a decline that says do not retry, the same card is charged again.',
    cure: 'End the attempt when a decline says do not retry, and ask for another card.',
  },
  never_ended: {
    title: 'the end was not reached',
    accuses: 'The scenario, the background work or the deliveries did not end.',
    cure: 'Give each wait a limit, and let background work end when there is nothing to do.',
  },
  unhandled_rejection: {
    title: 'a promise was rejected, and nothing handled it',
    accuses: 'A rejected promise of your program was not handled: the default of Node ends the process then.',
    cure: 'Await the promise, or handle its rejection.',
  },
  new_violation: {
    title: 'a request that the API does not know',
    accuses: 'A request differs from the API document in a way that none of the calm run did.',
    cure: 'Compare the request with the reference of its operation.',
  },
  check: {
    title: 'your check failed',
    accuses: 'Your own `check` throws.',
    cure: 'See its message.',
  },
} as const satisfies Record<string, JudgeRow>;

/** The name of a judge. */
export type JudgeName = keyof typeof judges;

export function isJudgeName(text: string): text is JudgeName {
  return Object.hasOwn(judges, text);
}
