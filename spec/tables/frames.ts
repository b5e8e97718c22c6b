import type { Provenance } from '../vocabulary/provenance';

/** The kind of payment method that the frames of a form collect together. */
export type FrameForm = 'card' | 'bank_account';

export interface FrameRow {
  /** The label of the input, as a screen reader says it. */
  readonly title: string;
  readonly form: FrameForm;
  /** The field of a payment method that the input becomes. */
  readonly field: 'number' | 'month' | 'year' | 'verification' | 'account_number' | 'routing_number';
  /** The digits that are valid. */
  readonly digits: RegExp;
  /** The largest number of digits. */
  readonly maxDigits: number;
  readonly placeholder: string;
  /** The `autocomplete` token of the input. */
  readonly autocomplete: string;
  /** The frame of its form that creates the payment method. */
  readonly tokenizes?: true;
  readonly provenance: Provenance;
}

/**
 * The inputs that page components embed, by the last segment of their path below `/v2/`. Whether a card has expired is for the
 * clock of the platform to say, which is not that of the browser. Source: Hosted checkout.
 */
export const frames = {
  cardNumber: {
    title: 'Card number',
    form: 'card',
    field: 'number',
    digits: /^\d{13,19}$/,
    maxDigits: 19,
    placeholder: '0000 0000 0000 0000',
    autocomplete: 'cc-number',
    tokenizes: true,
    provenance: 'reference',
  },
  expirationMonth: {
    title: 'Expiration month',
    form: 'card',
    field: 'month',
    digits: /^(0?[1-9]|1[0-2])$/,
    maxDigits: 2,
    placeholder: 'MM',
    autocomplete: 'cc-exp-month',
    provenance: 'reference',
  },
  expirationYear: {
    title: 'Expiration year',
    form: 'card',
    field: 'year',
    digits: /^(\d{2}|\d{4})$/,
    maxDigits: 4,
    placeholder: 'YY',
    autocomplete: 'cc-exp-year',
    provenance: 'reference',
  },
  CVV: {
    title: 'Security code',
    form: 'card',
    field: 'verification',
    digits: /^\d{3,4}$/,
    maxDigits: 4,
    placeholder: 'CVV',
    autocomplete: 'cc-csc',
    provenance: 'reference',
  },
  accountNumber: {
    title: 'Account number',
    form: 'bank_account',
    field: 'account_number',
    digits: /^\d{4,17}$/,
    maxDigits: 17,
    placeholder: '000123456789',
    autocomplete: 'off',
    tokenizes: true,
    provenance: 'reference',
  },
  routingNumber: {
    title: 'Routing number',
    form: 'bank_account',
    field: 'routing_number',
    digits: /^\d{9}$/,
    maxDigits: 9,
    placeholder: '110000000',
    autocomplete: 'off',
    provenance: 'reference',
  },
} as const satisfies Record<string, FrameRow>;

export type FrameName = keyof typeof frames;

/** The frame of a wallet, which has no input. */
export const walletFrame = 'googlePay';

/** The last segments of the paths of all frames. */
export const framePages: readonly string[] = [...Object.keys(frames), walletFrame];

/** Returns the row of a frame; undefined for an unknown name. */
export function findFrame(name: string): FrameRow | undefined {
  return isFrameName(name) ? frames[name] : undefined;
}

function isFrameName(name: string): name is FrameName {
  return Object.hasOwn(frames, name);
}
