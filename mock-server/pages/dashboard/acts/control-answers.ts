import { sentenceOf } from '../../../../spec/derive/job-outcome';
import { grouped } from '../../../../spec/vocabulary/number';
import type { DisputeOutcome, PayoutOutcome, ReviewOutcome } from '../../../../spec/tables/outcomes';
import type { ControlResult, PlatformOperationId } from '../../../control/operation';
import { namePartsOf } from '../../../search/names';
import type { Visit } from '../page';
import { instantText, phraseOf, sentenceCase } from '../text';
import { targetOf } from '../traffic/fault-words';
import { changesText } from './change-names';
import type { Said } from './said';

/** The operations of the control API that forms of the dashboard carry out. */
export type ControlAct = Extract<
  PlatformOperationId,
  | 'openDispute'
  | 'decideDispute'
  | 'returnPayment'
  | 'endPayout'
  | 'reviewSubAccount'
  | 'triggerEvent'
  | 'runJob'
  | 'moveClock'
  | 'createFault'
  | 'deleteFault'
  | 'deleteFaults'
  | 'releaseFault'
  | 'createPublisher'
  | 'deletePublisher'
  | 'enablePublisher'
  | 'retryPublisher'
  | 'testPublisher'
  | 'redeliverEvent'
  | 'createSnapshot'
  | 'restoreSnapshot'
  | 'deleteSnapshot'
  | 'undoTransactions'
  | 'resetPlatform'
  | 'importPlatform'
  | 'updatePlatform'
  | 'deletePlatform'
  | 'createPlatformToken'
  | 'deletePlatformToken'
>;

/** The request of the form. */
export interface SentAct {
  readonly visit: Pick<Visit, 'platform'>;
  /** The name of the object in the path, as it was before. */
  readonly subject: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sentences of the control operations. */
export const controlAnswers: {
  readonly [Id in ControlAct]: (result: ControlResult<Id>, sent: SentAct) => Said;
} = {
  openDispute: ({ id }, sent) => `Opened a dispute of ${amountOf(sent, id)}.`,
  decideDispute: ({ id }, sent) => oneOf(disputeAnswers, sent)(amountOf(sent, id)),
  returnPayment: ({ id }, sent) => `The bank returned the payment of ${amountOf(sent, id)}.`,
  endPayout: ({ id }, sent) => oneOf(payoutAnswers, sent)(amountOf(sent, id)),
  reviewSubAccount: ({ name }, sent) => oneOf(reviewAnswers, sent)(name),
  triggerEvent: ({ events }, { body }) => {
    const others = events.length - 1;
    const more = others > 0 ? `, after ${counted(others, 'other event')}` : '';
    return `Triggered ${String(body['event'])}${more}.`;
  },
  runJob: ({ kind }) => `Ran the job: ${phraseOf(kind)}.`,
  moveClock: ({ now, frozen, outcomes }, { body }) => {
    const at = instantText(now);
    const came = outcomes.length === 0 ? '' : ` ${sentenceCase(sentenceOf(outcomes))}.`;
    if ('reset' in body) return `Reset the clock: it is ${at}.${came}`;
    if ('advance' in body || 'set' in body) return `Moved the clock to ${at}.${came || ' No job was due.'}`;
    return (frozen ? `Froze the clock at ${at}.` : `The clock runs again, from ${at}.`) + came;
  },
  createFault: (fault) => {
    const times = fault.left === null ? 'until it is deleted' : counted(fault.left, 'time');
    return `Added a fault: ${targetOf(fault)}, ${times}.`;
  },
  deleteFault: (_, { subject }) => `Deleted the fault ${subject}.`,
  deleteFaults: ({ deleted }) => `Deleted ${counted(deleted, 'fault')}.`,
  releaseFault: ({ released }) => `Released ${counted(released, 'request')}.`,
  createPublisher: ({ url }) => `Added the publisher ${url}. Its page has the secret that signs its deliveries.`,
  deletePublisher: (_, { subject }) => `Deleted the publisher ${subject}. What waited for it is not delivered.`,
  enablePublisher: ({ url }) => `Enabled the publisher ${url}: it receives what happens from now on.`,
  retryPublisher: ({ deliveries }, { subject }) => retried(deliveries, subject),
  testPublisher: (_, { subject }) => `Sent a test event to ${subject}.`,
  redeliverEvent: ({ deliveries }, { subject }) =>
    deliveries === 0
      ? `No publisher is subscribed to ${subject}.`
      : `Sent ${subject} again, to ${counted(deliveries, 'publisher')}.`,
  createSnapshot: ({ name, records }) => `Created the snapshot ${name} with ${counted(records, 'record')}.`,
  restoreSnapshot: ({ name }) => `Restored the snapshot ${name}.`,
  deleteSnapshot: (_, { subject }) => `Deleted the snapshot ${subject}.`,
  undoTransactions: ({ undone }) => `Undid ${counted(undone.length, 'change')}: ${changesText(undone)}.`,
  resetPlatform: () => 'Reset the platform: everything is gone except keys, tokens and snapshots.',
  importPlatform: ({ rows }) => `Imported ${counted(rows, 'record')}.`,
  updatePlatform: ({ name }) => `The platform is named ${name}.`,
  deletePlatform: ({ id }) => deletedText(id),
  createPlatformToken: ({ name }) => `Created a token for ${name}. Copy it now: it is not shown again.`,
  deletePlatformToken: () => 'Revoked the token. It opens nothing any more.',
};

/** Returns what the deletion of a platform did. */
export const deletedText = (id: string): string => `Deleted the platform ${id}.`;

const counted = (count: number, what: string): string => `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;

const retried = (deliveries: number, publisher: string): string =>
  deliveries === 0 ? `Nothing waited for ${publisher}.` : `Retried the first delivery to ${publisher}.`;

/** Returns the amount of an object as its page shows it. */
const amountOf = ({ visit: { platform } }: SentAct, id: string): string => namePartsOf(platform.rows, id)?.amount ?? id;

type AnswerBy<Outcome extends string> = Readonly<Record<Outcome, (name: string) => string>>;

/** Returns the sentence for the outcome in a body, which the operation has accepted. */
function oneOf<Outcome extends string>(answers: AnswerBy<Outcome>, { body }: SentAct): (name: string) => string {
  const outcome = String(body['outcome']);
  const isKnown = (name: string): name is Outcome => Object.hasOwn(answers, name);
  if (!isKnown(outcome)) throw new Error(`unknown outcome ${outcome}`);
  return answers[outcome];
}

const disputeAnswers: AnswerBy<DisputeOutcome> = {
  respond: (amount) => `Sent the response to the dispute of ${amount}. The card network decides next.`,
  win: (amount) => `Won the dispute of ${amount}.`,
  lose: (amount) => `Lost the dispute of ${amount}.`,
  reverse: (amount) => `Reversed the loss: the dispute of ${amount} is won.`,
};

const payoutAnswers: AnswerBy<PayoutOutcome> = {
  fail: (amount) => `The bank sent the payout of ${amount} back.`,
  cancel: (amount) => `Canceled the payout of ${amount}.`,
};

const reviewAnswers: AnswerBy<ReviewOutcome> = {
  approve: (name) => `Approved ${name}. It can take payments.`,
  request_information: (name) => `Asked ${name} for more information.`,
  reject: (name) => `Rejected ${name}.`,
  disable: (name) => `Disabled ${name}.`,
  enable: (name) => `Enabled ${name}. It can take payments again.`,
  archive: (name) => `Archived ${name}.`,
};
