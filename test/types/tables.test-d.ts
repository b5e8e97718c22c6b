import type { Resources } from '../../mock-server/context';
import type { FieldName } from '../../mock-server/pages/dashboard/objects/fields';
import type { ViewOf } from '../../mock-server/pages/dashboard/objects/view';
import { errorMessage, type ErrorParams } from '../../spec/tables/errors';
import type { FeeTypeRow } from '../../spec/tables/fee-types';
import { always } from '../../spec/vocabulary/display';
import { machine, type EventOf, type StateOf } from '../../spec/vocabulary/machine';
import { refundStates } from '../../spec/tables/states';
import type { webComponentAccess } from '../../spec/tables/web-component-access';
import { message, type Message } from '../../spec/vocabulary/message';
import { defineResource } from '../../spec/vocabulary/operation';
import type { Outcome } from '../../spec/vocabulary/outcome';
import { money, resource } from '../../spec/vocabulary/schema';
import type { TestBankAccountRow } from '../../spec/tables/test-cards';

errorMessage('resource_not_found', {});
errorMessage('amount_required', { name: 'amount' });
// @ts-expect-error a placeholder is missing
errorMessage('amount_required', {});
// @ts-expect-error the placeholder has another name
errorMessage('amount_below_minimum', { maximum: '50' });
// @ts-expect-error unknown code
errorMessage('amount_missing', {});

export const params: ErrorParams<'card_declined'> = { reason: 'the card was reported lost' };

export const outcomes: readonly Outcome[] = [
  { result: 'declined', declineCode: 'lost_card', networkErrorCode: '208' },
  // @ts-expect-error unknown decline code
  { result: 'declined', declineCode: 'forgotten_card', networkErrorCode: '208' },
  // @ts-expect-error unknown network error code
  { result: 'declined', declineCode: 'lost_card', networkErrorCode: '999' },
  // @ts-expect-error unknown error code
  { result: 'refused', errorCode: 'gateway_asleep', networkErrorCode: null },
  {
    result: 'declined',
    declineCode: 'do_not_retry',
    networkErrorCode: '504',
    // @ts-expect-error category 03 belongs to another network
    advice: { any: { network: 'VISA', category: '03' } },
  },
];

export const bankAccount: TestBankAccountRow = {
  routing_number: '110000000',
  account_number: '000000000000',
  // @ts-expect-error unknown decline code
  declineCode: 'account_asleep',
  provenance: 'chosen',
};

export const brandFee: FeeTypeRow = {
  kind: 'brand',
  channel: 'card',
  // @ts-expect-error the platform type is not a base type
  baseType: 'platform',
  canEnd: true,
  provenance: 'chosen',
};

machine({
  initial: ['on'],
  states: { on: { meaning: 'On.', provenance: 'chosen' } },
  // @ts-expect-error unknown state
  transitions: { switch: { from: ['on'], to: 'off', movedBy: 'a hand', provenance: 'chosen' } },
});

export const state: StateOf<typeof refundStates> = 'pending';
export const event: EventOf<typeof refundStates> = 'settle';
// @ts-expect-error not a state of a refund
export const noState: StateOf<typeof refundStates> = 'disputed';

/** An explanation may leave out placeholders of its message, but has no others: see `spec/tables/errors.ts`. */
export const explanation: Message<'status' | 'outcome'> = message`A dispute that is ${'status'} is decided.`;
// @ts-expect-error the message has no placeholder of this name
export const wrongExplanation: Message<'status'> = message`A dispute that is ${'state'} is decided.`;

// @ts-expect-error every operation has a row, so that no new one is open to web component tokens by mistake
export const forgotten: typeof webComponentAccess = { listPayments: [] };

type RefundView = ViewOf<Resources['Refund'], FieldName<Resources['Refund']>>;

export const view: RefundView = { columns: { payment: 'payment_id' }, cells: { amount: ({ amount }) => amount } };
// @ts-expect-error a refund has no such field
export const wrongColumn: RefundView = { columns: { amount: 'amount_cents' } };
// @ts-expect-error a refund has no such field
export const wrongCell: RefundView = { cells: { amount_cents: () => null } };

const tag = { tag: 'Tips', description: 'Tips.', operations: {} };
const schemas = { Tip: resource('chosen', 'A tip.', { amount: money('Amount.') }) };

export const tips = defineResource({ ...tag, schemas, display: { Tip: { columns: [always('amount')] } } });
// @ts-expect-error a tip has no such field
export const wrongDisplay = defineResource({ ...tag, schemas, display: { Tip: { columns: [always('total')] } } });
// @ts-expect-error a tip has no such field
export const wrongSearch = defineResource({ ...tag, schemas, display: { Tip: { searched: ['description'] } } });
