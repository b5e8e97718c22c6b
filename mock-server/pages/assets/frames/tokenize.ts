import type { FrameForm } from '../../../../spec/tables/frames';
import { randomKey } from './random-key';
import { textAt, valueAt } from './values';

/** The fields of a payment method that the page around the frames knows, with what they are if it does not say. */
const known = {
  card: {
    name: '',
    address_line1: '',
    address_line2: '',
    address_city: '',
    address_state: '',
    address_postal_code: '',
    address_country: '',
  },
  bank_account: {
    account_owner_name: '',
    account_owner_type: 'individual',
    account_type: 'checking',
    bank_name: '',
    country: 'US',
    currency: 'usd',
  },
} as const satisfies Record<FrameForm, Readonly<Record<string, string>>>;

/** A request of the page around the frames. */
export interface Wanted {
  readonly form: FrameForm;
  /** The values that were entered in the frames. */
  readonly values: Readonly<Record<string, string>>;
  /** `paymentMethodMetadata` of its message. Other fields than those of a payment method are ignored. */
  readonly metadata: unknown;
  readonly token: string;
  /** Empty for the account of the token. */
  readonly account: string;
}

/** Creates a payment method. Resolves with the envelope of the response, or with an error of the same form as one of the API. */
export async function tokenize(wanted: Wanted): Promise<unknown> {
  const { token, account } = wanted;
  try {
    const response = await fetch('../v1/payment_methods', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomKey(),
        ...(account !== '' && { 'Sub-Account': account }),
      },
      body: JSON.stringify(bodyOf(wanted)),
      referrerPolicy: 'no-referrer',
    });
    const body: unknown = await response.json();
    return response.ok ? body : { error: errorOf(valueAt(body, 'error')) };
  } catch {
    return { error: errorOf({ code: 'connection_failed', message: 'The payment service cannot be reached.' }) };
  }
}

/** Every error has a decline code, which may be null. */
function errorOf(error: unknown): object {
  return { decline_code: null, ...(typeof error === 'object' && error) };
}

function bodyOf({ form, values, metadata }: Wanted): object {
  const group = textAt(metadata, 'payment_method_group_id');
  const own = valueAt(metadata, 'metadata');
  const fields = {
    ...known[form],
    ...(form === 'bank_account' && { account_owner_name: textAt(metadata, 'name') }),
    ...Object.fromEntries(Object.keys(known[form]).flatMap((name) => sent(name, textAt(metadata, name)))),
    ...values,
  };
  const filled = Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => sent(name, text)));
  return {
    payment_method: { [form]: { ...filled, ...(typeof own === 'object' && own !== null && { metadata: own }) } },
    ...(group !== '' && { payment_method_group_id: group }),
  };
}

/** An empty field counts as absent: forms send them. */
const sent = (name: string, text: string): [string, string][] => (text === '' ? [] : [[name, text]]);
