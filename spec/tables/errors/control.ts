import { message } from '../../vocabulary/message';
import type { ErrorRow } from './row';

const added = { status: 422, provenance: 'chosen', statusProvenance: 'chosen', added: true } as const;

/** Errors of the sandbox's own paths, for what the API knows nothing of. */
export const controlErrors = {
  control_not_authenticated: {
    ...added,
    status: 401,
    message: message`missing or wrong control token: this sandbox was started with one, to be sent as Authorization: Bearer`,
    description: "A request to the sandbox's own paths without its control token, or with a wrong one.",
  },
  clock_cannot_go_back: {
    ...added,
    message: message`the clock cannot go back: it shows ${'now'} already`,
    description: 'The clock of a platform was to be set to an instant before the one it shows.',
  },
  job_follows_clock: {
    ...added,
    message: message`${'kind'} is a time limit, which the clock alone brings: advance it to ${'due_at'}`,
    description: 'A job was to be done at once that is no work, but the end of a time.',
  },
  event_out_of_reach: {
    ...added,
    message: message`${'event'} cannot be reached: ${'id'} is ${'what'}: ${'reason'}`,
    description: 'An event was to be triggered that nothing leads to from where its object is. Nothing was changed.',
  },
  payment_cannot_be_disputed: {
    ...added,
    message: message`payment status ${'status'} does not allow a dispute`,
    description: 'A dispute of a payment that was not paid, is disputed, or has been given back.',
  },
  dispute_exceeds_amount_available: {
    ...added,
    message: message`the dispute exceeds what is left of the payment`,
    description: 'A dispute of more than refunds have left of the payment.',
  },
  dispute_unexpected_state: {
    ...added,
    message: message`dispute status ${'status'} does not allow the outcome ${'outcome'}`,
    description: 'A second response to a dispute, or an outcome for one that is decided.',
  },
  payment_cannot_be_returned: {
    ...added,
    message: message`payment status ${'status'} by ${'method'} does not allow a return`,
    description: 'A return of something else than a settled bank payment of which nothing was refunded or disputed.',
  },
  snapshot_limit_reached: {
    ...added,
    message: message`a platform has at most ${'limit'} snapshots: take one away first`,
    description: 'One more snapshot than a platform keeps.',
  },
  undo_limit_exceeded: {
    ...added,
    message: message`not so many transactions are known: ${'known'} can be taken back`,
    description: 'More transactions were to be taken back than are known. Nothing was taken back.',
  },
  publisher_host_not_allowed: {
    ...added,
    message: message`events are not sent to ${'host'}: it is neither this machine nor a private address; --allow-publisher-host at the start allows it`,
    description: 'The address of a publisher is neither loopback nor private, and was not allowed at the start.',
  },
  not_idle: {
    ...added,
    status: 409,
    shouldRetry: true,
    message: message`not idle after ${'waited'} milliseconds: ${'what'}`,
    description: 'Deliveries were still under way when the time to wait was over.',
  },
} satisfies Record<string, ErrorRow>;
