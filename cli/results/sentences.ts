import type { ControlOperationId } from '../../spec';
import type { NamedOperation } from '../control-commands/names';
import { formatCount } from '../format-count';
import { cellOf } from '../lists/cell';
import type { Row } from '../lists/row';
import { printable } from '../printable';
import { singularOf } from '../resource-commands/names';

/**
 * The sentence for the result of an operation. `{url}` is a field of the response, and `{deleted:fault}` is a number of faults. A
 * result without a sentence is printed as facts.
 */
const sentences: Readonly<Partial<Record<ControlOperationId, string>>> = {
  createPlatform:
    'Created platform {id}. Its keys, shown only now:\n' +
    '  test  {test.client_id}  {test.client_secret}\n  live  {live.client_id}  {live.client_secret}',
  updatePlatform: 'Platform {id} is named {name}.',
  createPlatformToken: 'Created token {id} of {name}. It is shown only now:\n  {token}',
  endAccessTokens: 'Ended the access tokens of platform {id}. The next request with one is not authenticated.',
  runJob: 'Ran job {id}: {kind} of {subject_id}.',
  reviewSubAccount: 'Sub account {id} is {status}.',
  openDispute: 'Opened dispute {id} of payment {payment_id}: {amount}, {status}.',
  decideDispute: 'Dispute {id} of payment {payment_id} is {status}.',
  returnPayment: 'Returned payment {id}: {amount}, {status}.',
  endPayout: 'Payout {id} is {status}.',
  createPublisher: 'Created publisher {id}: {url} receives {events}.\nIts secret, shown only now: {secret}',
  deletePublisher: 'Deleted publisher {id}.',
  enablePublisher: 'Enabled publisher {id}: {url} receives {events}.',
  retryPublisher: 'Sending {deliveries:delivery} again.',
  testPublisher: 'Sending test event {event_id} to {publisher_id}.',
  redeliverEvent: 'Sending {deliveries:delivery} again.',
  redeliverEvents: 'Sending {deliveries:delivery} again.',
  triggerEvent: 'Emitted {events:event}.',
  waitForIdle: 'The platform is idle.',
  createFault: 'Created fault {id}: {operation,event_name} gets {fault}.',
  deleteFaults: 'Deleted {deleted:fault}.',
  deleteFault: 'Deleted fault {id}.',
  releaseFault: 'Released {released:request} of fault {id}.',
  createSnapshot: 'Created snapshot {name} of {records:record}.',
  restoreSnapshot: 'Restored snapshot {name} of {created_at}: {records:record}.',
};

/** Returns the sentence for the result of an operation, if it has one. */
export function sentenceFor(operationId: string, result: Row): string | undefined {
  const sentence = Object.entries(sentences).find(([id]) => id === operationId)?.[1];
  return sentence?.replace(/\{([\w.,]+)(?::(\w+))?\}/g, (_, fields: string, noun?: string) => {
    const { text } = cellOf(result, { name: fields, fields: fields.split(','), isPriority: true });
    return noun === undefined ? text : formatCount(Number(text), noun);
  });
}

/** The field that says what a result is worth, and the one that says what became of it: the first that it has. */
const facts = [
  ['amount', 'payment_amount'],
  ['status', 'payment_status'],
] as const;

/** Returns the sentence for the result of an operation of the API that changes something: `Captured payment py_…: succeeded.` */
export function sentenceForChange({ operation, verb, group }: NamedOperation, result: Row): string | undefined {
  if (operation.method === 'get' || typeof result['id'] !== 'string') return undefined;
  const [did = '', ...rest] = verb.split('-');
  const what = [...rest, singularOf(group).replaceAll('-', ' '), printable(result['id'])].join(' ');
  const said = facts.map((fields) => cellOf(result, { name: '', fields, isPriority: true }).text);
  const outcome = said.filter((text) => text !== '').join(', ');
  return `${pastOf(did)} ${what}${outcome === '' ? '' : `: ${outcome}`}.`;
}

/** Returns `Captured` for `capture`. */
function pastOf(verb: string): string {
  const ending = verb.endsWith('e') ? 'd' : verb.endsWith('mit') ? 'ted' : 'ed';
  return `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}${ending}`;
}
