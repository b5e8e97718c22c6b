import { maskPrintedText } from '../../../domain/card-numbers';
import type { Mode } from '../../../rows';
import { invalidControlParameter, SandboxError } from '../../../sandbox-error';
import { type FormState, SelectField, TextAreaField, TextField } from '../../form';
import { AccountField } from '../create/fields';
import { callApi } from '../internal-call';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { visibleLines } from '../parts/code-block';
import { visibleJson } from '../text';
import { copiedRequest, type RequestEntry } from './copied-request';
import { enteredBody } from './entered-body';
import { fieldAt, REDACTED, replaceTexts } from './placeholders';
import { testCardFor, testValueOf } from './test-values';
import { URL } from '../../../../spec/vocabulary/globals';

const ACTION = 'edit';
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
const methodOptions = Object.fromEntries(methods.map((method) => [method, method]));

interface EditAndSendProps {
  readonly visit: Visit;
  readonly entry: RequestEntry;
}

/** The form that sends a request again, with what somebody changes in it. It is open for one that failed. */
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
        fields={(state) => <EditedFields visit={visit} entry={entry} state={withoutNumbers(state)} />}
      />
    </details>
  );
}

function EditedFields({ visit, entry, state }: EditAndSendProps & { readonly state: FormState }) {
  return (
    <div class="fields">
      <SelectField state={state} name="method" label="Method" options={methodOptions} empty={null} half />
      <TextField state={state} name="path" label="Path" half />
      <TextField state={state} name="query" label="Query" hint="Such as limit=10." half />
      <AccountField state={state} visit={{ ...visit, mode: modeOf(visit, entry) }} />
      <TextAreaField
        state={state}
        name="body"
        label="Body"
        hint="JSON. As a number, test card 4242 stands for the test card that ends with these digits."
      />
    </div>
  );
}

/** Returns a form as it may be shown: somebody may have entered the number of a card. */
function withoutNumbers(state: FormState): FormState {
  return { ...state, values: { ...state.values, body: maskPrintedText(state.values['body'] ?? '') } };
}

/** The mode of a request; that of the page for one whose mode is not known. */
const modeOf = ({ mode }: Visit, { account_type }: RequestEntry): Mode => account_type ?? mode;

function valuesOf(visit: Visit, entry: RequestEntry): FormState['values'] {
  const { subAccountId, lastFour } = copiedRequest(visit, entry);
  const [path, query] = entry.path.split(/\?(.*)/s);
  const account = entry.headers['Sub-Account'] ?? subAccountId;
  return { method: entry.method, path, query, account, body: bodyText(entry.request_body, lastFour) };
}

function bodyText(body: unknown, lastFour: string | undefined): string {
  if (body === null || body === undefined) return '';
  if (typeof body === 'string') return visibleLines(body);
  const shown = replaceTexts(body, (text, path) => {
    if (text !== REDACTED) return text;
    const field = fieldAt(path);
    if (field === 'number') return `test card ${testCardFor(lastFour)?.number.slice(-4)}`;
    return testValueOf(field, lastFour) ?? text;
  });
  return visibleJson(shown);
}

/**
 * Sends what the form has as the platform, in the mode of the request and with a new idempotency key. Leads to the page of the
 * new request; to the list if a fault dropped the connection.
 */
export const editAndSend: Action = async (visit, form) => {
  const { platform, id } = visit;
  const entry = platform.requests.find(id);
  if (entry === undefined) throw new SandboxError('resource_not_found', {});
  const text = (name: string) => (form.get(name) ?? '').trim();
  const method = text('method');
  if (!methods.includes(method)) throw invalidControlParameter('method', 'Choose a method.');
  const response = await callApi(visit, {
    method,
    ...addressOf(text('path'), text('query')),
    body: enteredBody(text('body')),
    mode: modeOf(visit, entry),
    subAccountId: text('account') || undefined,
    idempotencyKey: method === 'GET' ? null : undefined,
  });
  return response === undefined ? 'requests' : `requests/${response.requestId}`;
};

function addressOf(path: string, query: string): { readonly path: string; readonly query: string } {
  const { pathname } = new URL(
    `http://sandbox/${path.replace(/^\//, '').replaceAll('?', '%3F').replaceAll('#', '%23')}`,
  );
  if (!pathname.startsWith('/v1/')) throw invalidControlParameter('path', 'Enter a path such as /v1/payments.');
  const { search } = new URL(`http://sandbox/?${query.replace(/^\?/, '').replaceAll('#', '%23')}`);
  return { path: pathname, query: search };
}
