import { URL } from '../spec/vocabulary/globals';
import { API_URL_VARIABLE, environmentVariable, requireBaseUrl } from './base-url';
import { text } from './option-checks';
import { field } from './transport/response';
import type { CheckoutSession, SubAccount } from './types';

/** The options of the address of a hosted page. */
export interface HostedPageOptions {
  /** The http or https URL of the page's service. Default: that of the session, then `PAYMENTS_API_URL`. */
  readonly baseUrl?: string | undefined;
}

/** The part of a window that receives messages. */
export interface MessageWindow {
  /** Adds a listener, as that of a window does. */
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
  /** Removes a listener, as that of a window does. */
  removeEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
}

/** A message of another window. */
export interface WindowMessage {
  /** The origin of the page that sent the message. */
  readonly origin: string;
  /** The message itself. */
  readonly data: unknown;
}

/** The end of a hosted onboarding. The `reason` of a failure is an error code. Source: Hosted onboarding. */
export type OnboardingMessage =
  { readonly eventType: 'submitSuccess' } | { readonly eventType: 'submitFailure'; readonly reason?: string };

/**
 * Returns the address of the hosted checkout of a session, where its customer pays.
 *
 * Throws a `TypeError` without a base URL, or for what is not a session or the id of one. Source: Hosted checkout.
 */
export function checkoutUrl(session: CheckoutSession | string, options: HostedPageOptions = {}): string {
  const id = requireId(idOf(session, 'checkout_session_id'), 'a session, or its checkout_session_id');
  const own = field(session, 'url');
  if (options.baseUrl === undefined && typeof own === 'string') return own;
  return `${baseUrlOf(options)}/r/${id}`;
}

/**
 * Returns the address of the hosted onboarding of a sub account, to be embedded in an iframe.
 *
 * Throws a `TypeError` without a base URL, or for what is not a sub account or the id of one. Source: Hosted onboarding.
 */
export function onboardingUrl(account: SubAccount | string, options: HostedPageOptions = {}): string {
  const id = requireId(idOf(account, 'id'), 'a sub account, or the id of the sub account');
  return `${baseUrlOf(options)}/onboarding/${id}`;
}

/**
 * Calls the listener with each message of a hosted onboarding that the page of the window embeds, and returns the function
 * that stops it. `origin` is that of the hosted onboarding: messages of other origins and of other shapes are dropped.
 *
 *     const stop = onOnboardingMessage(window, ({ eventType }) => …, { origin: 'https://pay.example' });
 *
 * Throws a `TypeError` for an origin that is not that of an http or https URL. Source: Events.
 */
export function onOnboardingMessage(
  window: MessageWindow,
  listener: (message: OnboardingMessage) => void,
  options: { readonly origin: string },
): () => void {
  const origin = requireOrigin(options.origin);
  const onMessage = (event: WindowMessage): void => {
    const message = event.origin === origin ? messageOf(event.data) : undefined;
    if (message) listener(message);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

function messageOf(data: unknown): OnboardingMessage | undefined {
  const eventType = field(data, 'eventType');
  const reason = field(data, 'reason');
  if (eventType === 'submitSuccess') return { eventType };
  if (eventType !== 'submitFailure') return undefined;
  if (reason === undefined) return { eventType };
  return typeof reason === 'string' ? { eventType, reason } : undefined;
}

function baseUrlOf({ baseUrl }: HostedPageOptions): string {
  if (baseUrl !== undefined) {
    text('baseUrl', baseUrl);
    return requireBaseUrl(baseUrl, 'baseUrl');
  }
  const ofEnvironment = environmentVariable(API_URL_VARIABLE);
  if (ofEnvironment !== undefined) return requireBaseUrl(ofEnvironment, API_URL_VARIABLE);
  throw new TypeError(`baseUrl is missing: pass it as an option, or set ${API_URL_VARIABLE}`);
}

function idOf(resource: object | string, name: string): unknown {
  return typeof resource === 'string' ? resource : field(resource, name);
}

function requireId(id: unknown, wanted: string): string {
  if (typeof id === 'string' && /^[\w-]+$/.test(id)) return id;
  throw new TypeError(`pass ${wanted}: letters, digits, underscores and hyphens`);
}

/** Returns the origin of an address. A listener that compares with anything else would wait forever. */
function requireOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new TypeError(`origin "${text}" is not that of an http or https page, such as https://pay.example`);
}
