import type { Handler } from '../context';
import { valueRules } from '../../spec/tables/value-rules';
import { invalidParameter, requireNoProblem } from '../sandbox-error';
import { enabledProblem } from '../domain/account';
import { payableProblem, sessionDeadline } from '../domain/checkout';
import { checkoutAddress, webUrl } from '../domain/hosted-pages';
import type { CheckoutSessionRow } from '../rows';
import { requireNoIntentProblem } from '../actions/explain-state';
import { requireVisible } from '../actions/visibility';

export const createCheckoutSession: Handler<'createCheckoutSession'> = (context, { body }) => {
  const { rows, now } = context;
  for (const name of ['after_payment_url', 'back_url'] as const) {
    const url = body[name];
    if (url !== undefined && webUrl(url) === undefined)
      throw invalidParameter(name, valueRules.web_address.fill({ name }));
  }
  const intent = requireVisible(context, 'payment_intents', body.payment_intent_id, 'payment_intent_not_found');
  requireNoProblem(enabledProblem(rows.require('accounts', intent.account_id)));
  requireNoIntentProblem(context, intent, payableProblem(intent));
  const row: CheckoutSessionRow = {
    // Part of a URL that customers see, so it reveals nothing and cannot be guessed.
    id: context.hash(context.newId('checkout_session')),
    sequence: rows.nextSequence(),
    mode: intent.mode,
    account_id: intent.account_id,
    payment_intent_id: intent.id,
    after_payment_url: body.after_payment_url,
    back_url: body.back_url ?? null,
    payment_id: null,
    expires_at: sessionDeadline(now),
    created_at: now,
    updated_at: now,
  };
  rows.insert('checkout_sessions', row);
  const { settings, ownBaseUrl } = context;
  return { checkout_session_id: row.id, url: checkoutAddress(settings.hostedPages, ownBaseUrl(), row.id) };
}; // parameter_invalid payment_intent_not_found sub_account_not_enabled payment_intent_unexpected_state
