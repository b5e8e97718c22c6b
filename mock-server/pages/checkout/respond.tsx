import type { PageAct } from '../../../spec/tables/page-acts';
import { knownEmail, payCheckoutSession, sessionState } from '../../actions/pay-checkout-session';
import { newestPayment } from '../../actions/payment-intents';
import type { Context, UnitOfWork } from '../../context';
import { takesBankAccounts } from '../../domain/bank-account';
import { checkoutAddress, webUrl } from '../../domain/hosted-pages';
import type { Cause } from '../../events/cause';
import type { Platform } from '../../platform/platform';
import type { CheckoutSessionRow, PaymentIntentRow } from '../../rows';
import { isSandboxError } from '../../sandbox-error';
import { toIso } from '../../time/clock';
import type { TextResponse } from '../../wire/envelope';
import { callerAddress, ownBaseUrl } from '../../wire/host';
import { readForm } from '../../wire/read';
import { enabledProblem } from '../../domain/account';
import { emptyForm, type FormState } from '../form';
import { htmlResponse, type PagePolicy, seeOther } from '../html-response';
import type { Page, PageRequest } from '../page';
import { type PayBy, type Problems, problemsOf, readPaymentMethod, sentForm } from './fields';
import { CanceledNotice, Receipt } from './receipt';
import { payerOf, testDetailsOf } from './test-details';
import { CheckoutForm, ExpiredNotice, UnavailableNotice } from './view';
import { declineWords } from './words';

/** A browser applies `form-action` to redirects after a form as well: those to the shop, and those of the shop. */
const policy: PagePolicy = { formAction: "'self' http: https:", frameAncestors: "'none'" };

/** The hosted checkout: a form that pays the payment intent of a checkout session. Source: Hosted checkout. */
export const checkoutPage: Page = { respond, policy: () => policy, isEmbedded: false };

function respond(platform: Platform, visit: PageRequest): TextResponse | undefined {
  const { request, id } = visit;
  const session = platform.rows.find('checkout_sessions', id);
  if (session === undefined) return undefined;
  const isSent = request.method === 'POST';
  const account = platform.rows.require('accounts', session.account_id);
  const refusal = enabledProblem(account);
  switch (sessionState(platform.rows, session, toIso(platform.now()))) {
    case 'completed':
      return isSent && session.payment_id !== null
        ? seeOther(afterPaymentUrl(session, visit))
        : completed(platform, visit, session);
    case 'expired':
      return htmlResponse(410, <ExpiredNotice session={session} />, policy);
    case 'open':
      if (refusal !== undefined)
        return htmlResponse(refusal.status, <UnavailableNotice session={session} account={account} />, policy);
      return isSent ? pay(platform, visit, session) : showForm(platform, visit, session);
  }
} // body_too_large malformed_request service_unavailable

/** Shows the form: empty, or filled with the test card or test bank account that the query names. */
function showForm(platform: Platform, visit: PageRequest, session: CheckoutSessionRow): TextResponse {
  const key = session.mode === 'test' ? visit.search.get('fill') : null;
  const filled = testDetailsOf(key, toIso(platform.now()));
  if (filled === undefined) return form(platform, visit, session, { status: 200, payBy: 'card', state: emptyForm });
  const { payBy, values, payer } = filled;
  return form(platform, visit, session, {
    status: 200,
    payBy,
    state: { ...emptyForm, values: { ...values, ...payer } },
  });
}

/** Charges what was sent, in one transaction. A decline is stored; anything else that is refused changes nothing. */
function pay(platform: Platform, visit: PageRequest, session: CheckoutSessionRow): TextResponse {
  const sentFields = readForm(visit.request); // body_too_large malformed_request
  const payer = session.mode === 'test' ? payerOf(sentFields, toIso(platform.now())) : {};
  const sent = sentForm(sentFields, intentOf(platform, session).currency, payer);
  const { payBy, shownAgain, lastSeenPaymentId } = sent;
  const again = (status: number, problems: Problems) =>
    form(platform, visit, session, { status, payBy, state: { values: shownAgain, ...problems } });
  const entered = readPaymentMethod(sent);
  if ('errors' in entered) return again(422, entered);
  try {
    const declined = platform.transact(causeOf(visit), (work) =>
      payCheckoutSession(contextOf(work, visit, session), session, { ...entered, lastSeenPaymentId }),
    );
    if (declined === undefined) return seeOther(afterPaymentUrl(session, visit));
    return again(402, { errors: {}, alert: declineWords(declined, payBy === 'card' ? 'card' : 'bank account') });
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    const problems = problemsOf(error);
    return again(problems.alert === undefined ? 422 : error.status, problems);
  }
} // body_too_large malformed_request service_unavailable

/** Returns the cause of what a sent form changes. */
const causeOf = ({ requestId }: PageRequest): Cause => ({
  request_id: requestId,
  idempotency_key: null,
  operation: 'payCheckoutSession' satisfies PageAct,
});

/** Returns the context of a request on the account and in the mode of a session. No access token selects them. */
function contextOf(work: UnitOfWork, { request }: PageRequest, { account_id, mode }: CheckoutSessionRow): Context {
  const account = work.rows.require('accounts', account_id);
  const ignore = () => undefined;
  return {
    ...work,
    mode,
    account,
    selected: true,
    warn: ignore,
    ownBaseUrl: () => ownBaseUrl(request),
    callerAddress: () => callerAddress(request),
  };
}

interface Shown {
  readonly status: number;
  readonly payBy: PayBy;
  readonly state: FormState;
}

function form(
  platform: Platform,
  { search }: PageRequest,
  session: CheckoutSessionRow,
  { status, payBy, state }: Shown,
): TextResponse {
  const { rows } = platform;
  const intent = intentOf(platform, session);
  const view = {
    session,
    intent,
    account: rows.require('accounts', session.account_id),
    takesBankAccounts: takesBankAccounts(intent.currency),
    asksEmail: knownEmail(rows, intent) === undefined,
    payBy,
    state,
    lastPaymentId: newestPayment(rows, intent.id)?.id,
    platform: search.get('platform') ?? undefined,
    now: toIso(platform.now()),
  };
  return htmlResponse(status, <CheckoutForm {...view} />, policy);
}

function intentOf({ rows }: Platform, { payment_intent_id }: CheckoutSessionRow): PaymentIntentRow {
  return rows.require('payment_intents', payment_intent_id);
}

/** Shows the receipt of a session that was paid, here or through the API, or that its intent was canceled. */
function completed(platform: Platform, visit: PageRequest, session: CheckoutSessionRow): TextResponse {
  const { rows } = platform;
  const intent = intentOf(platform, session);
  const payment =
    session.payment_id === null ? newestPayment(rows, intent.id) : rows.require('payments', session.payment_id);
  // Without a payment, or after a declined one, the shop canceled the intent.
  if (payment === undefined || (payment.status === 'failed' && session.payment_id === null))
    return htmlResponse(409, <CanceledNotice session={session} />, policy);
  const view = {
    payment,
    method: rows.require('payment_methods', payment.payment_method_id),
    account: rows.require('accounts', session.account_id),
    description: intent.description,
    nextUrl: returnsHere(session, visit) ? undefined : session.after_payment_url,
  };
  return htmlResponse(visit.request.method === 'POST' ? 409 : 200, <Receipt {...view} />, policy);
}

/** Returns the address of a session as the request used it. */
const addressOf = ({ request, hostedPages }: PageRequest, id: string): string =>
  checkoutAddress(hostedPages, ownBaseUrl(request), id);

/** Whether the customer comes back to the session: its URL is that of the hosted checkout without a session. */
const returnsHere = ({ after_payment_url }: CheckoutSessionRow, visit: PageRequest): boolean =>
  after_payment_url === addressOf(visit, '');

/** Returns where the customer goes after the payment. A URL that is stored was checked before: see `browserUrl`. */
function afterPaymentUrl(session: CheckoutSessionRow, visit: PageRequest): URL {
  const own = addressOf(visit, session.id) + visit.request.query;
  const url = webUrl(returnsHere(session, visit) ? own : session.after_payment_url);
  if (url === undefined) throw new Error('the URL of a checkout session is an http or https URL');
  return url;
}
