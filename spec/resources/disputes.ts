import { disputeEvidenceTypeNames } from '../tables/dispute-evidence';
import { disputeReasonNames } from '../tables/dispute-reasons';
import { disputeResponseFieldNames, disputeResponseFields, isDateField } from '../tables/dispute-response';
import { limits } from '../tables/limits';
import { disputeStates } from '../tables/states';
import { uploadFileTypeNames, uploadStatuses } from '../tables/uploads';
import { api } from '../vocabulary/define-operation';
import { always, more } from '../vocabulary/display';
import { defineResource, one, oneOfParameter, page } from '../vocabulary/operation';
import {
  boolean,
  choice,
  date,
  from,
  id,
  money,
  nonEmptyText,
  nullable,
  ref,
  request,
  required,
  resource,
  type Schema,
  text,
  timestamp,
  word,
} from '../vocabulary/schema';
import { onConditions } from './conditions';
import {
  currency,
  description,
  metadata,
  newestOfAllAccounts,
  pagination,
  storedDescription,
  storedMetadata,
  times,
} from './shared';

const eachField = (schemaOf: (name: (typeof disputeResponseFieldNames)[number]) => Schema) =>
  Object.fromEntries(disputeResponseFieldNames.map((name) => [name, schemaOf(name)]));

/** A date, or an empty text: forms send one for a field that was not filled in. */
const DATE_OR_NOTHING = '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]))?$';

const responseInput = eachField((name) => {
  const { meaning } = disputeResponseFields[name];
  return isDateField(name)
    ? word(`${meaning} A date, such as 2027-01-31; or an empty text.`, { pattern: DATE_OR_NOTHING })
    : text(meaning);
});

const storedResponse = eachField((name) => {
  const { meaning } = disputeResponseFields[name];
  return nullable(isDateField(name) ? date(meaning) : text(meaning));
});

/** The schemas of a dispute, which the control API has as well. */
export const disputeSchemas = {
  Dispute: resource('reference', 'A dispute of a payment by the card holder.', {
    id: id('dp', 'Id of the dispute.'),
    payment_id: id('py', 'The disputed payment.'),
    account_id: id('acc', 'The account of the payment.'),
    amount: money('Disputed amount.'),
    currency,
    reason: choice(disputeReasonNames, 'Reason of the payer.'),
    due_date: date('The day, in UTC, on which it is too late to respond.'),
    status: choice(Object.keys(disputeStates.states), 'Status of the dispute.'),
    metadata: storedMetadata,
    ...times,
    dispute_response: nullable(ref('DisputeResponse')),
    dispute_reversal: nullable(ref('DisputeReversal')),
  }),
  DisputeResponse: resource('reference', 'The response to a dispute. A field without a value is null.', storedResponse),
  DisputeReversal: resource('reference', 'The reversal of a lost dispute, which is won since.', {
    description: text('What happened.'),
    created_at: timestamp('platform', 'When the decision was reversed.'),
  }),
};

const evidence = resource('reference', 'A file that supports the response to a dispute.', {
  id: id('dpe', 'Id of the evidence.'),
  file_name: text('Name of the file.'),
  file_type: choice(uploadFileTypeNames, 'Type of the file.'),
  dispute_evidence_type: choice(disputeEvidenceTypeNames, 'What the file shows.'),
  status: choice(uploadStatuses, '`pending` until the file has arrived.'),
  description: storedDescription,
  presigned_url: nullable(
    word('Where to send the file: one PUT of its bytes, without an access token. Null once it has arrived.'),
  ),
  metadata: storedMetadata,
});

const unsupported = 'Not for disputes in `cad`.';

/** Source: Resources, Payment (`disputes`). */
export const disputes = defineResource({
  tag: 'Disputes',
  description:
    'Disputes of payments by card holders, and the responses of merchants to them. The payer opens a dispute, and the card network decides it: the control API simulates both.',
  schemas: { ...disputeSchemas, DisputeEvidence: evidence },
  display: {
    Dispute: {
      columns: [
        always('id', 'amount', 'status', 'reason'),
        more({ due: 'due_date', payment: 'payment_id' }),
        always({ time: 'created_at' }),
      ],
      searched: ['status', 'currency', 'reason'],
      filtered: ['account', 'amount', 'created_at'],
    },
  },
  operations: {
    listDisputes: api.get('/v1/disputes', {
      summary: 'List disputes',
      description: newestOfAllAccounts,
      provenance: 'reference',
      extension: true,
      query: {
        ...pagination,
        status: from('chosen', choice(Object.keys(disputeStates.states), 'Only disputes with this status.')),
        payment_id: from('chosen', word('Only disputes of this payment.')),
      },
      success: page('dispute', 'Dispute'),
    }),
    getDispute: api.get('/v1/disputes/{dispute_id}', {
      summary: 'Get a dispute',
      description:
        'With the response as far as it is saved, and the reversal if the card network changed its decision.',
      provenance: 'reference',
      extension: true,
      success: one(200, 'dispute', 'Dispute'),
    }),
    updateDispute: api.patch('/v1/disputes/{dispute_id}', {
      summary: 'Update a dispute',
      description: 'Changes the metadata, at any time. The fields of the response have an operation of their own.',
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'required',
      body: request({ metadata }),
      success: one(200, 'dispute', 'Dispute'),
    }),
    updateDisputeResponse: api.patch('/v1/disputes/{dispute_id}/response', {
      summary: 'Save the response to a dispute',
      description: `Saves fields of the response without submitting it. A field that is absent, or an empty text, stays as it was. ${unsupported}`,
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      body: request(responseInput),
      success: oneOfParameter(200, 'dispute_response', 'DisputeResponse', 'dispute_id'),
      errors: ['resource_not_found', 'dispute_response_not_supported', 'dispute_unexpected_state'],
    }),
    submitDisputeResponse: api.post('/v1/disputes/{dispute_id}/response', {
      summary: 'Submit the response to a dispute, or forfeit it',
      description: `Saves the fields, and submits the response: the card network examines it then. With \`forfeit\` the dispute is lost, and the fields are ignored. ${unsupported}`,
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      body: request({
        forfeit: required(boolean('Whether to give up: the dispute is lost.')),
        ...responseInput,
      }),
      success: one(200, 'dispute', 'Dispute'),
      errors: ['resource_not_found', 'dispute_response_not_supported', 'dispute_unexpected_state'],
    }),
    createDisputeEvidence: api.put('/v1/disputes/{dispute_id}/evidence', {
      summary: 'Add evidence to a dispute',
      description: `Describes a file, and returns the address that takes it for ${limits.upload.seconds / 60} minutes. ${unsupported}`,
      provenance: 'reference',
      extension: true,
      idempotencyKey: 'optional',
      body: request({
        file_name: required(onConditions(nonEmptyText('Name of the file.'), 'extension_of_type')),
        file_type: required(choice(uploadFileTypeNames, 'Type of the file.')),
        dispute_evidence_type: required(choice(disputeEvidenceTypeNames, 'What the file shows.')),
        description,
        metadata,
      }),
      success: one(201, 'dispute_evidence', 'DisputeEvidence'),
      errors: ['resource_not_found', 'dispute_response_not_supported', 'dispute_unexpected_state'],
    }),
  },
});
