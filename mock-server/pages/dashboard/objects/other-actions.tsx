import type { OperationId } from '../../../../spec/resources';
import { enabledProblem } from '../../../domain/account';
import { expiryProblem } from '../../../domain/checkout';
import { intentCancelProblem, intentCaptureProblem } from '../../../domain/payment-intent';
import { actOn } from '../create/creation';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { RefusedAlert } from '../parts/refused-alert';

/** The actions of payment intents and checkouts: operations of the API without fields, by the texts of their buttons. */
const buttons = {
  capturePaymentIntent: 'Capture',
  cancelPaymentIntent: 'Cancel intent',
  expireCheckout: 'Expire checkout',
} as const satisfies Partial<Record<OperationId, string>>;

type ButtonOperation = keyof typeof buttons;

interface ButtonsProps {
  readonly visit: Visit;
  readonly id: string;
}

/** The buttons of what the API accepts in the present state of a payment intent. */
export function IntentForms({ visit, id }: ButtonsProps) {
  const { rows } = visit.platform;
  const intent = rows.require('payment_intents', id);
  const notEnabled = enabledProblem(rows.require('accounts', intent.account_id));
  const canCapture = (notEnabled ?? intentCaptureProblem(intent, 'nothing')) === undefined;
  return (
    <>
      <ButtonForm visit={visit} of="capturePaymentIntent" isPossible={canCapture} isMain />
      <ButtonForm visit={visit} of="cancelPaymentIntent" isPossible={intentCancelProblem(intent) === undefined} />
    </>
  );
}

/** The button that ends a checkout, where the API accepts it. */
export function CheckoutForms({ visit, id }: ButtonsProps) {
  const isPossible = expiryProblem(visit.platform.rows.require('checkouts', id)) === undefined;
  return <ButtonForm visit={visit} of="expireCheckout" isPossible={isPossible} />;
}

interface ButtonFormProps {
  readonly visit: Visit;
  readonly of: ButtonOperation;
  readonly isPossible: boolean;
  readonly isMain?: boolean;
}

function ButtonForm({ visit, of, isPossible, isMain = false }: ButtonFormProps) {
  if (!isPossible) return <RefusedAlert visit={visit} action={of} />;
  return <ActionForm visit={visit} action={of} button={buttons[of]} isSecondary={!isMain} />;
}

export const intentActions: DashboardPage['actions'] = {
  capturePaymentIntent: actOn('capturePaymentIntent', 'payment_intent_id'),
  cancelPaymentIntent: actOn('cancelPaymentIntent', 'payment_intent_id'),
};

export const checkoutActions: DashboardPage['actions'] = {
  expireCheckout: actOn('expireCheckout', 'checkout_id'),
};
