import { operations } from '../../../../spec/resources';
import { disputeStates } from '../../../../spec/tables/states';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Resources } from '../../../context';
import type { DisputeEvidenceRow } from '../../../rows';
import { canTransition } from '../../../domain/transition';
import { actedByApi } from '../acts/api-answers';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { Id } from '../parts/id';
import { RefusedAlert } from '../parts/refused-alert';
import { bodyOf, SchemaFields } from '../parts/schema-fields';
import { type Column, Table } from '../parts/table';
import { Instant, Section, State, Text } from '../parts/values';
import { runApi } from '../read';
import { sentenceCase } from '../text';
import { ObjectFacts } from './object-detail';

interface DisputeProps {
  readonly visit: Visit;
  readonly dispute: Resources['Dispute'];
}

/** The fields of the response that were saved, and a form for them as long as the merchant can respond. */
export function DisputeResponse({ visit, dispute }: DisputeProps) {
  const { dispute_response: saved, status } = dispute;
  return (
    <Section title="Response">
      {saved === null ? <p>No field was saved.</p> : <ObjectFacts visit={visit} of="DisputeResponse" item={saved} />}
      {canTransition(disputeStates, status, 'respond') ? (
        <ResponseForm visit={visit} />
      ) : (
        <RefusedAlert visit={visit} action={SAVE_RESPONSE} />
      )}
    </Section>
  );
}

const SAVE_RESPONSE = 'save_response';

const { body = {} }: Operation = operations.updateDisputeResponse;

/** The API has no way to clear a field, so the inputs are empty at first. */
function ResponseForm({ visit }: Pick<DisputeProps, 'visit'>) {
  return (
    <details id="response-fields" open={visit.refused?.action === SAVE_RESPONSE}>
      <summary>Change the response</summary>
      <ActionForm
        visit={visit}
        action={SAVE_RESPONSE}
        button="Save"
        subject="the response"
        isSecondary
        fields={(state) => (
          <>
            <p>A field that is left empty stays as it is.</p>
            <SchemaFields state={state} of={body} />
          </>
        )}
      />
    </details>
  );
}

/** Saves fields of the response, as the API does. */
const saveResponse: Action = async (visit, form) => {
  const sent = bodyOf(form, body);
  runApi(visit, 'updateDisputeResponse', { path: { dispute_id: visit.id }, body: sent }); // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid
  return actedByApi(visit, 'updateDisputeResponse', visit.id, { body: sent });
};

/** The actions of the response. */
export const responseActions = { [SAVE_RESPONSE]: saveResponse };

/** The most pieces of evidence on the page. */
const MAX_EVIDENCE = 100;

/** The evidence, newest first, with what is kept of each file. */
export function DisputeEvidence({ visit, dispute }: DisputeProps) {
  const { rows } = visit.platform;
  const items: DisputeEvidenceRow[] = [];
  for (const row of rows.walk('dispute_evidence', 'ofDispute', dispute.id, 'descending'))
    if (items.push(row) === MAX_EVIDENCE) break;
  const fileOf = ({ upload_id }: DisputeEvidenceRow) => rows.find('uploads', upload_id)?.file ?? null;
  const columns: readonly Column<DisputeEvidenceRow>[] = [
    { title: 'Evidence', of: ({ id }) => <Id visit={visit} of={id} /> },
    {
      title: 'File',
      of: ({ file_name }) => (
        <span class="excerpt">
          <Text of={file_name} />
        </span>
      ),
    },
    { title: 'Shows', of: ({ dispute_evidence_type }) => sentenceCase(dispute_evidence_type) },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Bytes', of: (row) => fileOf(row)?.length ?? '', isNumber: true },
    {
      title: 'SHA-256',
      of: (row) => (
        <span class="excerpt">
          <Text of={fileOf(row)?.sha256} />
        </span>
      ),
    },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
  return (
    <Section title="Evidence">
      <Table
        caption="Evidence, newest first"
        columns={columns}
        items={items}
        idOf={({ id }) => id}
        empty="No evidence was added."
      />
    </Section>
  );
}
