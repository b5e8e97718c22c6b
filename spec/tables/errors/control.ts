import { message } from '../../vocabulary/message';
import { withPage } from '../../vocabulary/reference-page';
import { added, type ErrorRow } from './row';

/** Errors of the control API. */
export const controlErrors = {
  control_not_authenticated: added(401, {
    message: message`missing or wrong control token: this sandbox was started with one, to be sent as Authorization: Bearer`,
    explanation: message`The sandbox was started with --control-token. Send it with every request below /_sandbox as Authorization: Bearer; an access token of the API is none, and the token of a platform opens only that platform.`,
    description: 'A request to the control API without the control token, or with a wrong one.',
  }),
  control_not_authorized: added(403, {
    message: message`this takes the control token of the sandbox: a token of a platform does not open it`,
    explanation: message`The token of a platform opens its dashboard and its part of the control API. Platforms and their tokens are created and deleted with the control token of the sandbox.`,
    description: 'A request with a token of the platform to an operation that takes the control token only.',
  }),
  default_platform_not_deletable: added(422, {
    message: message`the platform default always exists and cannot be deleted`,
    explanation: message`The platform default always exists. Reset it with POST /_sandbox/platforms/default/reset, or delete its snapshots one by one.`,
    description: 'A request to delete the default platform.',
  }),
  platform_name_taken: added(422, {
    message: message`another platform has the name ${'name'}`,
    explanation: message`No two platforms have one name, and another platform has ${'name'}. Choose another name, or give that platform another one first.`,
    description: 'A platform that is to get the name of another one. Nothing was changed.',
  }),
  platform_in_use: added(422, {
    message: message`the platform was used within ${'unused_for'}: it was not deleted`,
    explanation: message`Somebody has used the platform within ${'unused_for'}, so it stays. Leave unused_for out to delete it nevertheless.`,
    description: 'A deletion of an unused platform that was written, or read as far as the sandbox knows, meanwhile.',
  }),
  clock_cannot_go_back: added(422, {
    message: message`the clock cannot go back: it shows ${'now'} already`,
    explanation: message`The clock shows ${'now'} already. Set a later instant. { "reset": true } lets it follow the clock of the machine again.`,
    description: 'A request to set the clock of a platform to an instant in its past.',
  }),
  job_follows_clock: added(422, {
    message: message`${'kind'} is a time limit, which only the clock can reach: advance it to ${'due_at'}`,
    explanation: message`A time limit is not a background job: only the clock triggers it. Advance the clock of the platform to ${'due_at'}.`,
    description: 'A request to run a job that is a time limit, not a background job with a setting.',
  }),
  event_out_of_reach: added(422, {
    message: message`${'event'} cannot be reached: ${'id'} is ${'what'}: ${'reason'}`,
    explanation: withPage(
      message`No operation leads from ${'what'} to ${'event'}. Take an object in another state:`,
      'states',
    ),
    description:
      'A request to trigger an event that cannot be reached from the state of its object. Nothing was changed.',
  }),
  payment_cannot_be_disputed: added(422, {
    message: message`payment status ${'status'} does not allow a dispute`,
    explanation: message`The payment is ${'status'}. Only one that was paid, is not disputed and is not given back can be disputed.`,
    description: 'A dispute of a payment that was not paid, is already disputed, or was fully refunded.',
  }),
  dispute_exceeds_amount_available: added(422, {
    message: message`the dispute exceeds the remaining amount of the payment`,
    explanation: message`Refunds have taken a part already. Dispute amount_refundable of the payment at most, or leave the amount out.`,
    description: 'A dispute of more than the remaining amount of the payment after refunds.',
  }),
  payment_cannot_be_returned: added(422, {
    message: message`payment status ${'status'} by ${'method'} does not allow a return`,
    explanation: message`The payment is ${'status'}, by ${'method'}. Banks return only settled bank payments of which something is left: advance the clock until it has settled.`,
    description:
      'A return of a payment that is not a settled bank payment, or of which refunds and a lost dispute have left nothing.',
  }),
  snapshot_limit_reached: added(422, {
    message: message`a platform has at most ${'limit'} snapshots: delete one first`,
    explanation: message`A platform keeps ${'limit'} snapshots. Delete one that is not needed, then take this one.`,
    description: 'The platform already has the maximum number of snapshots.',
  }),
  token_limit_reached: added(422, {
    message: message`a platform has at most ${'limit'} tokens: delete one first`,
    explanation: message`A platform keeps ${'limit'} tokens. Delete one whose holder does not need it, then create this one.`,
    description: 'The platform already has the maximum number of tokens.',
  }),
  undo_limit_exceeded: added(422, {
    message: message`too many transactions: only ${'known'} can be undone`,
    explanation: message`Only ${'known'} transactions can be undone. Undo at most that many, or restore a snapshot.`,
    description: 'A request to undo more transactions than can be undone. Nothing was undone.',
  }),
  seed_file_invalid: added(422, {
    message: message`the seed file cannot be imported: ${'problem'}`,
    explanation: message`Nothing was imported: ${'problem'}. A file that payments-sandbox export has written is valid; change its rows only.`,
    description: 'An import of something that is not a valid seed file. Nothing was changed.',
  }),
  publisher_host_not_allowed: added(422, {
    message: message`events are not sent to ${'host'}: ${'reason'}`,
    explanation: message`Events go to this machine and to private addresses. Start the sandbox with --allow-publisher-host, or createSandbox({ allowPublisherHosts }), to allow another host. The metadata addresses of clouds are never allowed.`,
    description:
      'The URL of a publisher (webhook endpoint) is neither loopback nor private, and was not allowed when the sandbox was started, or is a metadata address of a cloud, which nothing allows.',
  }),
  publisher_disabled: added(422, {
    message: message`publisher ${'id'} is disabled: enable it first`,
    explanation: message`Publisher ${'id'} failed for a full span of retries. POST /_sandbox/platforms/{id}/publishers/${'id'}/enable enables it, or delete it; then deliver again. Nothing was delivered.`,
    description:
      'A redelivery of events to which a disabled publisher (webhook endpoint) is subscribed, or a retry or a test event for it. Nothing was delivered.',
  }),
  not_idle: added(409, {
    shouldRetry: true,
    message: message`not idle after ${'waited'} milliseconds: ${'what'}`,
    explanation: message`Something was still under way after ${'waited'} milliseconds. Wait longer by timeout_ms, or look at GET /deliveries for a webhook endpoint that does not answer.`,
    description: 'Deliveries were still in flight at the end of the time-out.',
  }),
} satisfies Record<string, ErrorRow>;
