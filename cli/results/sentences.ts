import type { ControlOperationId } from '../../spec';
import { displayOf } from '../../spec/derive/display-of';
import type { NamedOperation } from '../control-commands/names';
import { formatCount } from '../format-count';
import { cellOf } from '../lists/cell';
import { columnNamed, columnsOf } from '../lists/column';
import type { Row } from '../lists/row';
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
  endProceedsPayout: 'Payout {id} is {status}.',
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
  return sentence && filled(sentence, result);
}

/** Returns a sentence with the values of fields. */
function filled(sentence: string, result: Row): string {
  return sentence.replace(/\{([\w.,]+)(?::(\w+))?\}/g, (_, fields: string, noun?: string) => {
    const { text } = cellOf(result, { name: fields, fields: fields.split(','), isPriority: true });
    return noun === undefined ? text : formatCount(Number(text), noun);
  });
}

/** Returns the id of an object: that of the column, as a payment method has it in its card. */
export function idOf(schema: string, object: Row): string | undefined {
  const column = columnsOf(schema).find(({ name }) => name === 'id') ?? columnNamed('id');
  return cellOf(object, column).text || undefined;
}

/** Returns the sentence for an object: that of its display, or what it is, which one, and what became of it. */
export function sentenceOf(schema: string, object: Row): string | undefined {
  const { sentence, title = wordsOf(schema) } = displayOf(schema);
  if (sentence !== undefined) return filled(sentence, object).replace(/ +(?=[.,:]|$)/g, '');
  const id = idOf(schema, object);
  return id && `${title} ${id}${outcomeOf(schema, object)}.`;
}

/** Returns `Fee configuration` for `FeeConfiguration`. */
const wordsOf = (schema: string): string => schema.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The field that says what a result is worth, and the one that says what became of it: the first that it has. */
const facts = [
  ['amount', 'payment_amount'],
  ['status', 'payment_status'],
] as const;

/** Returns `: 19.99 USD, succeeded`, or the field that says most of an object. */
function outcomeOf(schema: string, object: Row): string {
  const textOf = (fields: readonly string[]) => cellOf(object, { name: '', fields, isPriority: true }).text;
  const { main, first = [] } = displayOf(schema);
  const known = [...(main === undefined ? [] : [textOf([main])]), ...facts.map(textOf)].filter((text) => text !== '');
  const said = known.length > 0 ? known.join(', ') : textOf(first.slice(0, 1));
  return said === '' ? '' : `: ${said}`;
}

/** Returns the sentence for the result of an operation of the API that changes something: `Captured payment py_…: succeeded.` */
export function sentenceForChange({ operation, verb, group }: NamedOperation, result: Row): string | undefined {
  const { schema } = operation.success;
  const id = idOf(schema, result);
  if (operation.method === 'get' || id === undefined) return undefined;
  const [did = '', ...rest] = verb.split('-');
  const what = [...rest, singularOf(group).replaceAll('-', ' '), id].join(' ');
  return `${pastOf(did)} ${what}${outcomeOf(schema, result)}.`;
}

/** Returns `Captured` for `capture`. */
function pastOf(verb: string): string {
  const ending = verb.endsWith('e') ? 'd' : verb.endsWith('mit') ? 'ted' : 'ed';
  return `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}${ending}`;
}
