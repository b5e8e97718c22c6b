import type { Child } from 'hono/jsx';
import type { FormState } from '../../form';
import type { Visit } from '../page';
import { required } from '../parts/field-words';
import type { EnteredValues } from './entered-values';
import {
  accountIn,
  AccountField,
  AmountField,
  DescriptionField,
  MetadataField,
  metadataIn,
  methodIn,
  PayerFields,
  ScenarioField,
  TestMethodField,
} from './fields';

interface ChargeFieldsProps {
  readonly state: FormState;
  readonly visit: Visit;
  /** The first of the test cards, which is none; null if there must be one. */
  readonly noMethod: string | null;
  readonly children?: Child;
}

/** The fields of a payment and of a payment intent. */
export function ChargeFields({ state, visit, noMethod, children }: ChargeFieldsProps) {
  return (
    <>
      <AmountField state={state} checks={required('amount')} />
      <TestMethodField state={state} visit={visit} empty={noMethod} />
      <PayerFields state={state} />
      <AccountField state={state} visit={visit} />
      {children}
      <ScenarioField state={state} visit={visit} />
      <DescriptionField state={state} />
      <MetadataField state={state} />
    </>
  );
}

/** Returns what was entered in them. */
export function chargeIn(visit: Visit, entered: EnteredValues) {
  const { id: subAccountId, currency } = accountIn(visit, entered);
  const body = {
    amount: entered.cents('amount'),
    currency,
    payment_method: methodIn(visit, entered, currency),
    description: entered.text('description'),
    metadata: metadataIn(entered),
  };
  return { subAccountId, body };
}
