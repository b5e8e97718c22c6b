import { operations } from '../../../spec/resources';
import { validators } from '../../../spec/generated/validators';
import type { NewPaymentMethod } from '../../actions/tokenize';
import { readExpiry } from '../../domain/expiry';
import type { Currency } from '../../rows';
import type { SandboxError } from '../../sandbox-error';
import { fieldErrors, locate, validate } from '../../wire/validate';
import type { FormState } from '../form';
import { cardWords, type FieldName, fieldWords, problemWords } from './words';

/** The two ways to pay, each with a part of the form. */
export type PayBy = 'card' | 'bank_account';

/** The fields of the form by the path of the field of the API that refuses them. */
const fieldsByPath = {
  'payment_method.card.number': 'card_number',
  'payment_method.card.month': 'expires',
  'payment_method.card.year': 'expires',
  'payment_method.card.verification': 'security_code',
  'payment_method.card.name': 'card_name',
  'payment_method.card.address_postal_code': 'postal_code',
  'payment_method.bank_account.account_owner_name': 'account_holder',
  'payment_method.bank_account.routing_number': 'routing_number',
  'payment_method.bank_account.account_number': 'account_number',
  email: 'email',
} as const satisfies Record<string, FieldName>;

/** Fields whose values a refused form shows again. Numbers and the security code are typed again. */
const shownAgain: readonly FieldName[] = [
  'card_name',
  'postal_code',
  'expires',
  'account_holder',
  'routing_number',
  'email',
];

export interface SentForm {
  readonly payBy: PayBy;
  readonly lastSeenPaymentId: string | null;
  /** The body of `POST /v1/payment_methods` with what was sent. */
  readonly body: object;
  readonly shownAgain: FormState['values'];
  /** The fields with nothing in them. */
  readonly blank: readonly FieldName[];
}

/** Reads the form. Empty fields count as absent, unless a test card has a payer. */
export function sentForm(form: URLSearchParams, currency: Currency, payer: FormState['values']): SentForm {
  const typed = (name: FieldName): string | undefined => form.get(name)?.trim() || undefined;
  const text = (name: FieldName) => typed(name) ?? payer[name];
  const payBy = form.get('pay_by') === 'bank_account' ? 'bank_account' : 'card';
  const details = payBy === 'card' ? cardOf(text) : bankAccountOf(text, currency);
  return {
    payBy,
    lastSeenPaymentId: form.get('last_payment') || null,
    body: withoutAbsent({ payment_method: { [payBy]: withoutAbsent(details) }, email: text('email') }),
    shownAgain: Object.fromEntries(shownAgain.map((name) => [name, typed(name)])),
    blank: Object.values(fieldsByPath).filter((name) => text(name) === undefined),
  };
}

type Text = (name: FieldName) => string | undefined;

function cardOf(text: Text) {
  return {
    number: text('card_number'),
    ...expiryOf(text('expires') ?? ''),
    // The API does not require it. A customer always has one, so an empty one is as wrong as one of the wrong length.
    verification: text('security_code') ?? '',
    name: text('card_name'),
    address_postal_code: text('postal_code'),
  };
}

/** Any text that is not a date lacks a year. */
const expiryOf = (text: string) => readExpiry(text) ?? { month: text || undefined };

/** The form asks for what differs from customer to customer. */
function bankAccountOf(text: Text, currency: Currency) {
  return {
    account_owner_name: text('account_holder'),
    routing_number: text('routing_number'),
    account_number: text('account_number'),
    account_type: 'checking',
    account_owner_type: 'individual',
    country: 'US',
    currency,
  };
}

function withoutAbsent(details: object): object {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

const { body: schema = {} } = operations.createPaymentMethod;

/** Returns what the script of the page checks a field by, with the words for each problem. */
export function checkData(field: FieldName): Readonly<Record<`data-${string}`, string | undefined>> {
  // The date is two fields of the API.
  const [path, other] = Object.keys(fieldsByPath).filter((each) => fieldAt(each) === field);
  const { missing, invalid } = fieldWords[field];
  const ofCards = Object.entries(cardWords).filter(([, [name, words]]) => name === field && words !== invalid);
  return {
    'data-pattern': path && other === undefined ? locate(schema, path.split('.')).schema?.pattern : undefined,
    'data-missing': field === 'email' ? undefined : missing,
    'data-invalid': invalid,
    ...Object.fromEntries(ofCards.map(([code, [, words]]) => [`data-${code}`, words])),
  };
}

/** A card or bank account, with the e-mail address of the customer if one was entered. */
export interface EnteredMethod {
  readonly payment_method: NewPaymentMethod;
  readonly email?: string | undefined;
}

/** Returns the card or bank account that was sent, or the errors of the fields that the API refuses. */
export function readPaymentMethod({ body, blank }: SentForm): EnteredMethod | Problems {
  const refused = fieldErrors(body, schema, validators.createPaymentMethod);
  if (refused.size === 0) return validate(body, schema, validators.createPaymentMethod);
  const found = new Set([...refused.keys()].map(fieldAt));
  // In the order of the form: the first one gets the focus.
  const fields = Object.values(fieldsByPath).filter((field) => found.has(field));
  const wordsOf = (field: FieldName) => fieldWords[field][blank.includes(field) ? 'missing' : 'invalid'];
  return {
    errors: Object.fromEntries(fields.map((field) => [field, wordsOf(field)])),
    alert: found.has(undefined) ? problemWords('parameter_invalid') : undefined,
  };
}

/** Returns the errors of a form that is valid by itself. */
export function problemsOf({ code }: SandboxError): Problems {
  if (!isCardError(code)) return { errors: {}, alert: problemWords(code) };
  const [field, words] = cardWords[code];
  return { errors: { [field]: words } };
}

const isCardError = (code: string): code is keyof typeof cardWords => Object.hasOwn(cardWords, code);

function fieldAt(path: string): FieldName | undefined {
  return isKnownPath(path) ? fieldsByPath[path] : undefined;
}

function isKnownPath(path: string): path is keyof typeof fieldsByPath {
  return Object.hasOwn(fieldsByPath, path);
}

/** The errors of a form that was refused. */
export type Problems = Pick<FormState, 'errors' | 'alert'>;
