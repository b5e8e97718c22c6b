import { controlOperations } from '../../../../spec/control';
import { operations } from '../../../../spec/resources';
import { bankReturnReasons } from '../../../../spec/tables/outcomes';
import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Schema } from '../../../../spec/vocabulary/schema';
import { enabledProblem } from '../../../domain/account';
import { returnProblem } from '../../../domain/bank-return';
import { disputeProblem } from '../../../domain/dispute';
import { firstOf } from '../../../domain/first-of';
import { amountRefundable, captureProblem, voidProblem } from '../../../domain/payment';
import { pendingRefundProblem, refundProblem } from '../../../domain/refund';
import { toIso } from '../../../time/clock';
import type { Currency } from '../../../rows';
import type { FieldChecks } from '../../form';
import { dollarsOf } from '../../money';
import { actedByApi } from '../acts/api-answers';
import { actOn, idIn, sendTo } from '../create/creation';
import { refundChecks } from '../create/refusal';
import type { DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { ActionMenu } from '../parts/action-menu';
import { controlAction } from '../parts/control-action';
import { disputeChecks } from '../parts/refusal-words';
import { RefusedAlert } from '../parts/refused-alert';
import { bodyOf, SchemaFields } from '../parts/schema-fields';

const { body: refundBody = {} }: Operation = operations.createRefund;
const { body: disputeBody = {} }: Operation = controlOperations.openDispute;
const { body: returnBody = {} }: Operation = controlOperations.returnPayment;

interface PaymentAction {
  /** The text of its button. */
  readonly button: string;
  /** The text of the button that unfolds its form; undefined for an action without fields. */
  readonly menu?: string;
  /** The body of its operation, and the fields of the form. */
  readonly body?: Schema;
  readonly names?: readonly string[];
  /** Completes the labels of the fields, as several forms have the same. */
  readonly purpose?: string;
  /** Returns the check of an amount of which so many cents are left. */
  readonly most?: (cents: number, currency: Currency) => FieldChecks;
}

const paymentForms = {
  capturePayment: { button: 'Capture' },
  voidPayment: { button: 'Void' },
  createRefund: {
    button: 'Refund',
    menu: 'Refund…',
    body: refundBody,
    names: ['amount', 'reason'],
    purpose: 'to refund',
    most: refundChecks,
  },
  openDispute: {
    button: 'Open dispute',
    menu: 'Dispute…',
    body: disputeBody,
    names: ['amount', 'reason'],
    purpose: 'to dispute',
    most: disputeChecks,
  },
  returnPayment: { button: 'Return', menu: 'Return…', body: returnBody, names: ['reason'], purpose: 'to return' },
} as const satisfies Readonly<Record<string, PaymentAction>>;

export type PaymentOperation = keyof typeof paymentForms;

const paymentOperations = Object.keys(paymentForms).filter((name): name is PaymentOperation =>
  Object.hasOwn(paymentForms, name),
);

/** Returns the operations that the API and the control API accept in the present state of a payment. */
function possibleOperations({ platform }: Pick<Visit, 'platform'>, paymentId: string): PaymentOperation[] {
  const { rows } = platform;
  const now = toIso(platform.now());
  const payment = rows.require('payments', paymentId);
  const method = rows.require('payment_methods', payment.payment_method_id);
  const refunds = [...rows.walk('refunds', 'ofPayment', paymentId, 'descending')];
  const dispute = firstOf(rows.walk('disputes', 'ofPayment', paymentId, 'descending'));
  const notEnabled = enabledProblem(rows.require('accounts', payment.account_id));
  const problems = {
    capturePayment: notEnabled ?? captureProblem(payment, now),
    voidPayment: voidProblem(payment, now) ?? pendingRefundProblem(refunds),
    createRefund: notEnabled ?? refundProblem(payment, undefined, refunds, now),
    openDispute: disputeProblem(payment, {}, refunds),
    returnPayment: returnProblem({ payment, method, refunds, dispute }, bankReturnReasons[0]),
  };
  return paymentOperations.filter((name) => problems[name] === undefined);
}

interface PaymentFormsProps {
  readonly visit: Visit;
  readonly id: string;
}

/** The forms of the actions that are possible in the present state of a payment. */
export function PaymentForms({ visit, id }: PaymentFormsProps) {
  const possible = possibleOperations(visit, id);
  const payment = visit.platform.rows.require('payments', id);
  const left = { cents: amountRefundable(payment), currency: payment.currency };
  return (
    <>
      {paymentOperations.map((name) =>
        possible.includes(name) ? (
          <PaymentForm visit={visit} operation={name} left={left} isMain={name === 'capturePayment'} />
        ) : (
          <RefusedAlert visit={visit} action={name} />
        ),
      )}
    </>
  );
}

interface PaymentFormProps {
  readonly visit: Visit;
  readonly operation: PaymentOperation;
  /** The amount that is left of the payment. */
  readonly left: { readonly cents: number; readonly currency: Currency };
  readonly isMain: boolean;
}

function PaymentForm({ visit, operation, left: { cents, currency }, isMain }: PaymentFormProps) {
  const { button, menu, body = {}, names = [], purpose = '', most }: PaymentAction = paymentForms[operation];
  if (menu === undefined) return <ActionForm visit={visit} action={operation} button={button} isSecondary={!isMain} />;
  return (
    <ActionMenu visit={visit} action={operation} title={menu}>
      <ActionForm
        visit={visit}
        action={operation}
        button={button}
        preset={{ amount: dollarsOf(cents) }}
        fields={(state) => (
          <SchemaFields
            state={state}
            of={body}
            names={names}
            isShort
            purpose={purpose}
            checks={{ amount: most?.(cents, currency) }}
          />
        )}
      />
    </ActionMenu>
  );
}

/** The actions of these forms. */
export const paymentActions: DashboardPage['actions'] = {
  capturePayment: actOn('capturePayment', 'payment_id'),
  voidPayment: actOn('voidPayment', 'payment_id'),
  createRefund: async (visit, form) => {
    const body = bodyOf(form, refundBody);
    const refund = await sendTo(visit, 'createRefund', { path: { payment_id: visit.id }, body });
    return actedByApi(visit, 'createRefund', idIn(refund));
  },
  openDispute: controlAction('openDispute'), // resource_not_found payment_cannot_be_disputed …
  returnPayment: controlAction('returnPayment'), // resource_not_found payment_cannot_be_returned refund_in_progress
};
