import type { Child } from 'hono/jsx';
import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { isPlainObject, type PlainObject } from '../../../wire/json';
import type { FormState } from '../../form';
import { actedByApi, type ApiAct } from '../acts/api-answers';
import { FormRefused } from '../form-refused';
import { callApi } from '../internal-call';
import type { Acted, Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { EnteredValues } from './entered-values';
import { type CreateRequest, refusalOf, type SentOperation } from './refusal';

/** Sends a request and returns the body of its response. Throws a `FormRefused` with the errors of the API. */
export type Send = (operation: SentOperation, request: CreateRequest) => Promise<PlainObject>;

/** A form that creates an object by the API. Its fields are called as the parameters of the API. */
interface Creation {
  readonly title: string;
  readonly button: string;
  readonly fields: (state: FormState, visit: Visit) => Child;
  /** Returns the values of an empty form. */
  readonly preset?: (visit: Visit) => Readonly<Record<string, string>>;
  /** Sends what was entered, and returns what was done. Throws a `FormRefused`. */
  readonly create: (visit: Visit, entered: EnteredValues, send: Send) => Promise<Acted>;
}

const CREATE = 'create';

/** Returns the page with the form that creates an object. It stays as it is while somebody fills it in. */
export function creationPage({ title, button, fields, preset, create }: Creation): DashboardPage {
  return {
    show: (visit) => ({
      title,
      isLive: false,
      body: (
        <ActionForm
          visit={visit}
          action={CREATE}
          button={button}
          preset={preset?.(visit)}
          fields={(state) => <div class="fields">{fields(state, visit)}</div>}
        />
      ),
    }),
    actions: {
      [CREATE]: (visit, form) =>
        create(visit, new EnteredValues(form), (operation, request) => sendTo(visit, operation, request)),
    },
  };
}

/** Returns the action that runs an operation without a body on the object of the page, which the path of the operation names. */
export const actOn =
  (operation: ApiAct, parameter: string): Action =>
  async (visit) => {
    await sendTo(visit, operation, { path: { [parameter]: visit.id }, body: {} });
    return actedByApi(visit, operation, visit.id);
  };

/** Sends a request that creates or changes something. See `Send`. */
export async function sendTo(visit: Visit, id: SentOperation, request: CreateRequest): Promise<PlainObject> {
  const { method, path }: Operation = operations[id];
  const { path: values = {}, body, subAccountId } = request;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const response = await callApi(visit, {
    method: method.toUpperCase(),
    path: filled,
    body,
    mode: visit.mode,
    subAccountId,
  });
  if (response === undefined) throw new FormRefused({ '': 'A fault dropped the connection: there is no response.' });
  if (response.status < 400 && isPlainObject(response.body)) return response.body;
  throw refusalOf(visit, id, request, response);
}

/** Returns the id in a response: that of its envelope, or of an object without one. Throws if there is none. */
export function idIn({ id }: PlainObject): string {
  if (typeof id !== 'string') throw new Error('the response has no id');
  return id;
}
