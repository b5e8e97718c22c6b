import type { Frame } from 'playwright-core';
import type { Api } from '../../support/api';
import type { TestPlatform } from '../../support/test-platform';
import type { Hands } from './hands';
import type { Site } from './site';

export interface CheckoutOptions {
  readonly mode?: 'test' | 'live';
  /** The name of a new sub account that is paid (default: Tea Shop). Live mode pays the platform. */
  readonly shopName?: string;
  readonly intent?: object;
  /** Null: without. */
  readonly backUrl?: string | null;
  readonly afterPaymentUrl?: string;
}

/** A checkout session that waits for its customer. */
export interface Checkout {
  readonly platform: TestPlatform;
  readonly api: Api;
  readonly url: string;
  readonly intentId: string;
  /** The statuses of its payments, oldest first. */
  readonly payments: () => Promise<string[]>;
}

export async function newCheckout(site: Site, options: CheckoutOptions = {}): Promise<Checkout> {
  const { mode = 'test', shopName = 'Tea Shop', intent = {} } = options;
  const { backUrl = `${site.shop.url}/cart`, afterPaymentUrl = `${site.shop.url}/thanks` } = options;
  const platform = await site.newPlatform();
  const api = mode === 'live' ? platform.liveMode : (await platform.newSubAccount({ name: shopName })).api;
  const body = { amount: 1_250, currency: 'usd', description: 'Two cups of tea', ...intent };
  const { id: payment_intent_id } = (await api.post('/v1/payment_intents', body)).as('PaymentIntent');
  const session = await api.post('/v1/checkout_sessions', {
    payment_intent_id,
    after_payment_url: afterPaymentUrl,
    ...(backUrl !== null && { back_url: backUrl }),
  });
  const payments = async () => {
    const { data } = (await api.get('/v1/payments')).as('PaymentList');
    return data.map(({ status }) => status).toReversed();
  };
  const { url } = session.as('CheckoutSessionEnvelope').data;
  return { platform, api, url, intentId: payment_intent_id, payments };
}

/** Values of the card form by label. */
export const goodCard = {
  'Card number': '4242 4242 4242 4242',
  Expires: '12/48',
  'Security code': '123',
  'Name on card': 'Ada Lovelace',
  'Postal code': '94107',
};

export const goodBankAccount = {
  'Account holder': 'Ada Lovelace',
  'Routing number': '110000000',
  'Account number': '000123456789',
};

export async function typeAll(hands: Hands, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await hands.type(label, text);
}

/** A text field as somebody finds it. */
export interface FieldState {
  readonly value: string;
  /** The error that describes it. */
  readonly error: string | null;
  readonly isInvalid: boolean;
  readonly hasFocus: boolean;
}

export function fieldState(frame: Frame, label: string): Promise<FieldState> {
  return frame.getByLabel(label, { exact: true }).evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
    return {
      value: element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '',
      error: ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)[0] ?? null,
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      hasFocus: element === document.activeElement,
    };
  });
}
