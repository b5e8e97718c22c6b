import type { ControlOperationId } from '../../spec';
import { formatCount } from '../format-count';
import { cellOf } from '../lists/cell';
import type { Row } from '../lists/row';

/**
 * The sentence for the result of an operation. `{url}` is a field of the response, and `{deleted:fault}` is a number of faults. A
 * result without a sentence is printed as facts.
 */
const sentences: Readonly<Partial<Record<ControlOperationId, string>>> = {
  createPlatform:
    'Created platform {id}. Its keys, shown only now:\n' +
    '  test  {test.client_id}  {test.client_secret}\n  live  {live.client_id}  {live.client_secret}',
  runJob: 'Ran job {id}: {kind} of {subject_id}.',
  reviewSubAccount: 'Sub account {id} is {status}.',
  openDispute: 'Opened dispute {id} of payment {payment_id}: {amount}, {status}.',
  decideDispute: 'Dispute {id} of payment {payment_id} is {status}.',
  returnPayment: 'Returned payment {id}: {amount}, {status}.',
  endPayout: 'Payout {id} is {status}.',
  createPublisher: 'Created publisher {id}: {url} receives {events}.\nIts secret, shown only now: {secret}',
  deletePublisher: 'Deleted publisher {id}.',
  enablePublisher: 'Enabled publisher {id}: {url} receives {events}.',
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
