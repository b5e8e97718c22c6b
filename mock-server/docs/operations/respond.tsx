import { emptyForm, type FormState } from '../../pages/form';
import { isSandboxError } from '../../sandbox-error';
import { isOwnForm } from '../../wire/host';
import { readForm } from '../../wire/read';
import type { DocsPages } from '../files';
import type { DocsContent } from '../frame';
import type { DocsVisit } from '../../wire/docs-visit';
import { findOperation } from './documented';
import { enteredForm, presetValues, sentValues } from './entered';
import { type Exchange, exchange } from './exchange';
import { formObjects, type MissingObject } from './objects';
import { OperationPage } from './page';

/** Shows the page of an operation, or sends what its form has. Resolves to undefined for an unknown operation. */
export async function respondToOperation(
  visit: DocsVisit,
  pages: DocsPages,
  id: string,
): Promise<DocsContent | undefined> {
  const operation = findOperation(id);
  if (operation === undefined) return undefined;
  const { examples } = await import('../../../spec/generated/examples');
  const example = examples.operations[id];
  if (example === undefined) return undefined;
  const show = (state: FormState, status = 200, result?: Exchange, missing?: MissingObject): DocsContent => ({
    status,
    title: operation.summary,
    headings: [],
    children: (
      <OperationPage
        id={id}
        operation={operation}
        example={example}
        errors={example.errors.flatMap((name) => examples.errors[name] ?? [])}
        reference={pages.operations[id]}
        hasControlToken={visit.hasControlToken}
        state={state}
        result={result}
        missing={missing}
      />
    ),
  });
  const preset = presetValues(example);
  if (visit.request.method !== 'POST') {
    const documented = { id, operation, request: example.request, examples: examples.operations };
    const { values, missing } = await formObjects(visit, documented, preset['body']);
    const state = { ...emptyForm, values: { ...preset, client_id: visit.own.clientId, ...values } };
    return show(state, 200, undefined, missing);
  }
  if (!isOwnForm(visit.request, [])) {
    const alert = 'The form was sent by another page. Send it from here.';
    return show({ ...emptyForm, values: preset, alert }, 403);
  }
  try {
    const form = readForm(visit.request); // body_too_large malformed_request
    const values = { ...preset, ...sentValues(form, operation) };
    const entered = enteredForm(visit, operation, form);
    if ('errors' in entered) return show({ values, errors: entered.errors }, 422);
    return show({ ...emptyForm, values }, 200, await exchange(visit, entered.sent, entered.keys));
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    return show({ ...emptyForm, values: preset, alert: error.message }, error.status);
  }
}
