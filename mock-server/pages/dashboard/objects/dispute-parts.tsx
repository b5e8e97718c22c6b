import {
  disputeResponseFieldNames,
  disputeResponseFields,
  isDateField,
} from '../../../../spec/tables/dispute-response';
import { disputeStates } from '../../../../spec/tables/states';
import type { Resources } from '../../../context';
import type { DisputeEvidenceRow } from '../../../rows';
import { canTransition } from '../../../domain/transition';
import { TextField } from '../../form';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { filledFields } from '../parts/filled-fields';
import { Excerpt, PlainId } from '../parts/object-values';
import { RefusedAlert } from '../parts/refused-alert';
import { type Column, Table } from '../parts/table';
import { Facts, Instant, Section, State, Text } from '../parts/values';
import { runApi } from '../read';
import { sentenceCase } from '../text';

interface DisputeProps {
  readonly visit: Visit;
  readonly dispute: Resources['Dispute'];
}

/** The fields of the response that were saved, and a form for them as long as the merchant can respond. */
export function DisputeResponse({ visit, dispute }: DisputeProps) {
  const { dispute_response: saved, status } = dispute;
  const fields = disputeResponseFieldNames.flatMap((name) => {
    const value = saved?.[name] ?? null;
    return value === null ? [] : [[sentenceCase(name), <Text of={value} />] as const];
  });
  return (
    <Section title="Response">
      {fields.length === 0 ? <p>No field was saved.</p> : <Facts of={fields} />}
      {canTransition(disputeStates, status, 'respond') ? (
        <ResponseForm visit={visit} />
      ) : (
        <RefusedAlert visit={visit} action={SAVE_RESPONSE} />
      )}
    </Section>
  );
}

const SAVE_RESPONSE = 'save_response';

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
            {disputeResponseFieldNames.map((name) => (
              <TextField
                state={state}
                name={name}
                label={sentenceCase(name)}
                hint={`${disputeResponseFields[name].meaning}${isDateField(name) ? ' Such as 2027-01-31.' : ''}`}
              />
            ))}
          </>
        )}
      />
    </details>
  );
}

/** Saves fields of the response, as the API does. */
const saveResponse: Action = async (visit, form) => {
  const body = filledFields(form, disputeResponseFieldNames);
  runApi(visit, 'updateDisputeResponse', { path: { dispute_id: visit.id }, body }); // resource_not_found dispute_response_not_supported dispute_unexpected_state parameter_invalid
  return undefined;
};

/** The actions of the response. */
export const responseActions = { [SAVE_RESPONSE]: saveResponse };

/** The most pieces of evidence on the page. */
const MAX_EVIDENCE = 100;

/** The evidence, newest first, with what is kept of each file. */
export function DisputeEvidence({ visit: { platform }, dispute }: DisputeProps) {
  const { rows } = platform;
  const items: DisputeEvidenceRow[] = [];
  for (const row of rows.walk('dispute_evidence', 'ofDispute', dispute.id, 'descending'))
    if (items.push(row) === MAX_EVIDENCE) break;
  const fileOf = ({ upload_id }: DisputeEvidenceRow) => rows.find('uploads', upload_id)?.file ?? null;
  const columns: readonly Column<DisputeEvidenceRow>[] = [
    { title: 'Evidence', of: ({ id }) => <PlainId of={id} /> },
    { title: 'File', of: ({ file_name }) => <Excerpt of={file_name} /> },
    { title: 'Shows', of: ({ dispute_evidence_type }) => sentenceCase(dispute_evidence_type) },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Bytes', of: (row) => fileOf(row)?.length ?? '', isNumber: true },
    { title: 'SHA-256', of: (row) => <Excerpt of={fileOf(row)?.sha256 ?? null} /> },
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
