import { valueRules } from '../../spec/tables/value-rules';
import { type DisputeResponseField, disputeResponseFieldNames, isDateField } from '../../spec/tables/dispute-response';
import { invalidParameter, SandboxError } from '../sandbox-error';
import type { DisputeRow, SavedResponse } from '../rows';
import { isDateText } from './calendar-date';

/** Fields of a response as they were sent. An empty text says nothing. */
export type SentResponse = { readonly [Field in DisputeResponseField]?: string | undefined };

/** Returns the reason why the merchant cannot say anything about a dispute now. `action` is what was tried. */
export function responseProblem({ currency, status }: DisputeRow, action: string): SandboxError | undefined {
  if (currency === 'cad') return new SandboxError('dispute_response_not_supported', { currency });
  if (status !== 'needs_response') return new SandboxError('dispute_unexpected_state', { status, action });
  return undefined;
}

/** Returns the first date that does not exist. */
export function responseDateProblem(sent: SentResponse): SandboxError | undefined {
  const name = disputeResponseFieldNames.find((field) => isDateField(field) && sent[field] && !isDateText(sent[field]));
  return name && invalidParameter(name, valueRules.date.fill({ name }));
}

/** Returns the saved response with the fields that were sent. Fields that say nothing stay as they were. */
export function withResponse(saved: SavedResponse | null, sent: SentResponse): SavedResponse | null {
  const said = disputeResponseFieldNames.flatMap((name) => {
    const value = sent[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return said.length === 0 ? saved : { ...saved, ...Object.fromEntries(said) };
}
