import type { Child } from 'hono/jsx';
import { validators } from '../../../../spec/generated/validators';
import { operations } from '../../../../spec/resources';
import type { ErrorCode } from '../../../../spec/tables/errors';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { isPlainObject, type PlainObject } from '../../../wire/json';
import { fieldErrors } from '../../../wire/validate';
import type { FormState } from '../../form';
import { FormRefused } from '../form-refused';
import { callApi, type InternalResponse } from '../internal-call';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { EnteredValues } from './entered-values';

/** The operations that a form carries out. */
type CreateOperation =
  | 'createPayment'
  | 'createCheckout'
  | 'createCheckoutSession'
  | 'createSubAccount'
  | 'createPaymentIntent'
  | 'createRefund'
  | 'capturePayment'
  | 'voidPayment'
  | 'capturePaymentIntent'
  | 'cancelPaymentIntent'
  | 'expireCheckout';

/** A request that creates something. */
interface CreateRequest {
  /** The values of the parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body: PlainObject;
  readonly subAccountId?: string | undefined;
}

/** Sends a request and returns the body of its response. Throws a `FormRefused` with the errors of the API. */
export type Send = (operation: CreateOperation, request: CreateRequest) => Promise<PlainObject>;

/** A form that creates an object by the API. Its fields are called as the parameters of the API. */
interface Creation {
  readonly title: string;
  readonly button: string;
  readonly fields: (state: FormState, visit: Visit) => Child;
  /** Returns the values of an empty form. */
  readonly preset?: (visit: Visit) => Readonly<Record<string, string>>;
  /** Sends what was entered, and returns the path of the page that shows the result. Throws a `FormRefused`. */
  readonly create: (visit: Visit, entered: EnteredValues, send: Send) => Promise<string>;
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

/** Sends a request that creates or changes something. See `Send`. */
export async function sendTo(visit: Visit, id: CreateOperation, request: CreateRequest): Promise<PlainObject> {
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
  throw refusalOf(id, request, response);
}

/** Returns the errors of all invalid fields; the error of the response, where the fields are valid by themselves. */
function refusalOf(
  id: CreateOperation,
  { path = {}, body: sent }: CreateRequest,
  { status, requestId, body }: InternalResponse,
): FormRefused {
  const operation: Operation = operations[id];
  const invalid = fieldErrors<unknown>(sent, operation.body ?? {}, validators[id]);
  const { code, message } = errorIn(body);
  const [named = 'account'] = Object.keys(path);
  const field = code === 'resource_not_found' ? named : fieldsByCode[code];
  const errors: Record<string, string> = {};
  for (const [parameter, error] of invalid) errors[parameter.split('.')[0] ?? ''] ??= inCents(error.message);
  return new FormRefused(invalid.size > 0 ? errors : { [field ?? '']: message }, { status, requestId });
}

function errorIn(body: unknown): { readonly code: string; readonly message: string } {
  const error = isPlainObject(body) ? body['error'] : undefined;
  const { code, message } = isPlainObject(error) ? error : {};
  return { code: String(code), message: typeof message === 'string' ? message : 'The API refused the request.' };
}

/** A limit of an amount is one of cents: its message ends with the number. */
const inCents = (message: string): string => (/^the amount .*\d$/.test(message) ? `${message} cents` : message);

/** The fields that errors of valid bodies belong to. */
const fieldsOfErrors = {
  sub_account_not_enabled: 'account',
  currency_invalid: 'account',
  card_number_invalid: 'payment_method',
  invalid_card_brand: 'payment_method',
  expired_card: 'payment_method',
  invalid_cvc: 'payment_method',
  duplicate_record: 'name',
  refund_exceeds_payment_amount: 'amount',
  refund_exceeds_amount_available: 'amount',
} as const satisfies Partial<Record<ErrorCode, string>>;

const fieldsByCode: Readonly<Record<string, string | undefined>> = fieldsOfErrors;

/** Returns the id in a response: that of its envelope, or of an object without one. Throws if there is none. */
export function idIn({ id }: PlainObject): string {
  if (typeof id !== 'string') throw new Error('the response has no id');
  return id;
}
