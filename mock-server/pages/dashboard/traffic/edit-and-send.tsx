import { type OperationId, operations } from '../../../../spec/resources';
import { type Operation, pathParameters } from '../../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import type { Mode } from '../../../rows';
import { SandboxError } from '../../../sandbox-error';
import { REDACTED } from '../../../wire/redact';
import type { FormState } from '../../form';
import { enteredRequest, fieldName, isHeaderLine, shownValues } from '../../operation-form/entered';
import { OperationFields } from '../../operation-form/fields';
import { FormRefused } from '../form-refused';
import { callApi } from '../internal-call';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { visibleLines } from '../parts/code-block';
import { newest, readApi } from '../read';
import { visibleJson, visibleText } from '../text';
import { COMPARED } from './compared';
import { copiedRequest, type RequestEntry } from './copied-request';
import { fieldAt, replaceTexts } from './placeholders';
import { hasKey } from './repeat';
import { sentAnswer } from './sent-answer';
import { cardNameOf } from '../../../domain/card-names';
import { testCardFor } from '../../../domain/test-card';
import { testValueOf } from '../../../domain/test-values';

const ACTION = 'edit';

interface EditAndSendProps {
  readonly visit: Visit;
  readonly entry: RequestEntry;
}

/**
 * The form of the operation, as the documentation has it, filled in with a request of the log. It is open for one that failed.
 */
export function EditAndSend({ visit, entry }: EditAndSendProps) {
  if (entry.operation === 'createAccessToken') return null;
  const isOpen =
    visit.refused?.action === ACTION || entry.status === null || entry.status >= 400 || entry.verdict !== 'ok';
  return (
    <details id="edit-and-send" open={isOpen}>
      <summary>Edit and send</summary>
      <ActionForm
        visit={visit}
        action={ACTION}
        button="Send"
        preset={valuesOf(visit, entry)}
        fields={(state) => (
          <>
            <p class="hint">
              It runs on this platform, in {modeOf(visit, entry)} mode. Its page compares the response with this one.
            </p>
            <div class="fields">
              <OperationFields
                operation={operationOf(entry)}
                state={{ ...state, values: shownValues(state.values) }}
                subAccounts={subAccountsOf({ ...visit, mode: modeOf(visit, entry) })}
                keyHint={
                  hasKey(entry) ? 'That of the request. Empty it for a new one, as another body needs.' : undefined
                }
              />
            </div>
          </>
        )}
      />
    </details>
  );
}

/** Returns the operation of a request; undefined where its address would not show decoded: it stays as it was sent. */
function operationOf({ operation: id, path }: RequestEntry): Operation | undefined {
  const operation = isOperationId(id) ? operations[id] : undefined;
  const values = operation === undefined ? {} : addressValues(operation, ...partsOf(path));
  return Object.values(values).every((value) => visibleText(value) === value) ? operation : undefined;
}

/** Returns the path and the query of an address. */
function partsOf(address: string): [path: string, query: string] {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  return [path, query];
}

const isOperationId = (id: string | null): id is OperationId => id !== null && Object.hasOwn(operations, id);

/** The mode of a request; that of the page for one whose mode is not known. */
const modeOf = ({ mode }: Visit, { account_type }: RequestEntry): Mode => account_type ?? mode;

const subAccountsOf = (visit: Visit): readonly string[] =>
  readApi(visit, 'listSubAccounts', {}, newest()).items.map(({ id }) => id);

/** Returns the values of the form. What the log does not have is left as it shows it, to be replaced. */
function valuesOf(visit: Visit, entry: RequestEntry): FormState['values'] {
  const { subAccountId, lastFour } = copiedRequest(visit, entry);
  const operation = operationOf(entry);
  const [path, query] = partsOf(entry.path);
  const { 'Sub-Account': selected, 'Seller-Account': deprecated } = entry.headers;
  const lines = Object.entries(entry.headers).filter(([name]) => isHeaderLine(operation, name));
  return {
    ...(operation === undefined ? { method: entry.method, path, query } : addressValues(operation, path, query)),
    sub_account: selected ?? (deprecated === undefined ? subAccountId : undefined),
    idempotency_key: entry.idempotency?.key,
    headers: lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
    body: bodyText(entry.request_body, lastFour),
  };
}

/** Returns the values of the fields of an address: of a parameter that was repeated the last one, which the API reads. */
function addressValues(
  { path: template, query: declared = {} }: Operation,
  path: string,
  query: string,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}/?$`);
  const [, ...parts] = pattern.exec(path) ?? [];
  for (const [index, name] of pathParameters(template).entries()) values[fieldName.path(name)] = decoded(parts[index]);
  const others = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const field = fieldName.query(name);
    const former = values[field];
    if (!Object.hasOwn(declared, name)) others.append(name, value);
    else {
      if (former !== undefined) others.append(name, former);
      values[field] = value;
    }
  }
  return { ...values, ...(others.size > 0 && { other_query: String(others) }) };
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function bodyText(body: unknown, lastFour: string | undefined): string {
  if (body === null || body === undefined) return '';
  if (typeof body === 'string') return visibleLines(body);
  const shown = replaceTexts(body, (text, path) => {
    if (text !== REDACTED) return text;
    const field = fieldAt(path);
    if (field === 'number') return cardNameOf(testCardFor(lastFour)?.number) ?? text;
    return testValueOf(field, lastFour) ?? text;
  });
  return visibleJson(shown);
}

/**
 * Sends what the form has as the platform, in the mode of the request. Leads to the page of the new request, which compares it
 * with the former one; to the list if a fault dropped the connection.
 */
export const editAndSend: Action = async (visit, form) => {
  const entry = visit.platform.requests.find(visit.id);
  if (entry === undefined) throw new SandboxError('resource_not_found', {});
  const operation = operationOf(entry);
  const entered = enteredRequest(operation, form);
  if ('errors' in entered) throw new FormRefused(entered.errors);
  const { method, path, query, headers } = entered.sent;
  const needsKey = operation?.idempotencyKey === 'required';
  const response = await callApi(visit, {
    method,
    path,
    query,
    entered: entered.sent,
    mode: modeOf(visit, entry),
    idempotencyKey: needsKey && headers['idempotency-key'] === undefined ? undefined : null,
  });
  const says = sentAnswer(visit, response);
  if (response === undefined) return { says, to: 'requests' };
  return { says, to: { path: `requests/${response.requestId}`, query: { [COMPARED]: entry.id } } };
};
