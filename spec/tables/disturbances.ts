/** The target of a disturbance: a request that changes something, or the delivery of an event. */
export type PointKind = 'write' | 'delivery';

export interface DisturbanceRow {
  readonly strikes: PointKind;
  /** The cause in a story, with the point as its placeholder. */
  readonly story: string;
  /** The situation in which the program is then, for the guide. */
  readonly meets: string;
  /** Whether it strikes all attempts of a call, and, as another schedule, only the first one. */
  readonly perAttempt?: true;
  /** Only for operations that charge a payment method. */
  readonly charges?: true;
}

/** The disturbances of a schedule, in the order in which they are tried: the likely ones first. Source: none, chosen. */
export const disturbances = {
  lost: {
    strikes: 'write',
    story: 'the response of {point} was lost after the commit',
    meets: 'The request is carried out, and the connection ends without a response.',
    perAttempt: true,
  },
  twice: {
    strikes: 'delivery',
    story: '{point} was delivered twice',
    meets: 'The endpoint gets the same delivery again, after it has responded.',
  },
  webhook_first: {
    strikes: 'write',
    story: 'the webhooks of {point} arrived before its response',
    meets: 'The response is late: the webhooks that the request causes arrive before it.',
  },
  restarted: {
    strikes: 'write',
    story: 'your program was restarted after the commit of {point}, before it had the response',
    meets: 'The process ends before it has the response, and is started again with what was kept.',
  },
  unreachable: {
    strikes: 'write',
    story: 'the connection was lost before {point} was carried out',
    meets: 'The connection ends without a response, and nothing is carried out.',
    perAttempt: true,
  },
  slow: {
    strikes: 'write',
    story: '{point} took longer than your program waited, and was carried out',
    meets: 'The request is carried out when the program has stopped waiting for it.',
    perAttempt: true,
  },
  refused: {
    strikes: 'write',
    story: '{point} was refused with 503',
    meets: 'The service is unavailable, and nothing is carried out.',
    perAttempt: true,
  },
  declined: {
    strikes: 'write',
    story: '{point} was declined with do_not_retry',
    meets: 'The issuer declines the payment once, and says that it must not be tried again.',
    charges: true,
  },
  late: {
    strikes: 'write',
    story: 'the response of {point} came late',
    meets: 'The response comes when nothing else happens any more, but before the program stops waiting.',
  },
  missed: {
    strikes: 'delivery',
    story: 'the first delivery of {point} was lost',
    meets: 'The delivery does not arrive, and is repeated by the retry schedule.',
  },
  failed: {
    strikes: 'delivery',
    story: 'your endpoint handled {point}, and its response was lost (500)',
    meets: 'The endpoint handles the delivery, its response is replaced by 500, and the delivery is repeated.',
  },
  swapped: {
    strikes: 'delivery',
    story: '{point} arrived after the event that followed it',
    meets: 'The event that follows arrives first.',
  },
  delayed: {
    strikes: 'delivery',
    story: '{point} arrived when the scenario had ended',
    meets: 'The delivery arrives after the end of the scenario.',
  },
  crashed: {
    strikes: 'delivery',
    story: 'your program was restarted after it had accepted {point}',
    meets: 'The process ends right after its 200, and is started again with what was kept.',
  },
  paused: {
    strikes: 'write',
    story: 'eight days passed between {point} and the next call of your program',
    meets: 'The clock moves by eight days before the next call: an authorization lapses.',
  },
} as const satisfies Record<string, DisturbanceRow>;

/** The name of a disturbance. */
export type DisturbanceName = keyof typeof disturbances;

export function isDisturbanceName(text: string): text is DisturbanceName {
  return Object.hasOwn(disturbances, text);
}
