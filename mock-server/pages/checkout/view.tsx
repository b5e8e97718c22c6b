import { URLSearchParams } from '../../../spec/vocabulary/globals';
import type { AccountRow, CheckoutSessionRow, PaymentIntentRow } from '../../rows';
import { FormAlert, type FormState, HiddenFields, TextField, type TextFieldProps } from '../form';
import { assetNames } from '../generated/assets';
import { Layout, Notice } from '../layout';
import { formatAmount } from '../money';
import { checkData, type PayBy } from './fields';
import { merchantName } from './receipt';
import { inGroups, type TestDetails, testBankAccountList, testCardList } from './test-details';
import { type FieldName, problemWords } from './words';

/** Everything that the form is rendered from. */
export interface CheckoutView {
  readonly session: CheckoutSessionRow;
  readonly intent: PaymentIntentRow;
  readonly account: AccountRow;
  readonly takesBankAccounts: boolean;
  /** Whether the e-mail address of the customer is not known yet. */
  readonly asksEmail: boolean;
  readonly payBy: PayBy;
  readonly state: FormState;
  /** The newest attempt to pay, which the form sends back. */
  readonly lastPaymentId: string | undefined;
  /** The platform that the query names. */
  readonly platform: string | undefined;
  readonly now: string;
}

const ROOT = '../';

/** The page on which a customer pays. Source: Hosted checkout. */
export function CheckoutForm(view: CheckoutView) {
  const { session, intent, account, state, lastPaymentId, takesBankAccounts, asksEmail, payBy } = view;
  const amount = formatAmount(intent.amount, intent.currency);
  return (
    <Layout title={`Pay ${amount}`} root={ROOT} mode={session.mode} script={assetNames.checkoutScript}>
      <div class={session.mode === 'test' ? 'columns' : 'column'}>
        <section class="card">
          <p class="payee">{merchantName(account)}</p>
          <h1>{amount}</h1>
          {intent.description !== null && <p class="description">{intent.description}</p>}
          <form method="post" novalidate class="pay" data-now={view.now}>
            <FormAlert state={state} />
            <HiddenFields
              values={{ last_payment: lastPaymentId, test_card: session.mode === 'test' ? '' : undefined }}
            />
            {takesBankAccounts ? <Ways payBy={payBy} state={state} /> : <CardFields state={state} />}
            {asksEmail && (
              <CheckedField
                state={state}
                name="email"
                label="E-mail (optional)"
                autocomplete="email"
                inputmode="email"
              />
            )}
            <button type="submit">Pay {amount}</button>
          </form>
          {session.back_url !== null && (
            <p class="back">
              <a href={session.back_url}>Back</a>
            </p>
          )}
        </section>
        {session.mode === 'test' && <TestPanel view={view} />}
      </div>
    </Layout>
  );
}

/** A field that the script checks before the form is sent. */
function CheckedField(props: TextFieldProps & { readonly name: FieldName }) {
  return <TextField {...props} data={checkData(props.name)} />;
}

/** Both ways to pay. A style shows the fields of the chosen one. */
function Ways({ payBy, state }: { readonly payBy: PayBy; readonly state: FormState }) {
  return (
    <fieldset class="ways">
      <legend>Pay with</legend>
      <Way value="card" label="Card" chosen={payBy} />
      <Way value="bank_account" label="Bank account" chosen={payBy} />
      <div class="way card-fields">
        <CardFields state={state} />
      </div>
      <div class="way bank-account-fields">
        <CheckedField state={state} name="account_holder" label="Account holder" autocomplete="name" />
        <CheckedField state={state} name="routing_number" label="Routing number" inputmode="numeric" half />
        <CheckedField state={state} name="account_number" label="Account number" inputmode="numeric" half />
      </div>
    </fieldset>
  );
}

function Way({ value, label, chosen }: { readonly value: PayBy; readonly label: string; readonly chosen: PayBy }) {
  const id = `pay-by-${value}`;
  return (
    <>
      <input type="radio" id={id} name="pay_by" value={value} checked={value === chosen} />
      <label for={id}>{label}</label>
    </>
  );
}

function CardFields({ state }: { readonly state: FormState }) {
  return (
    <>
      <CheckedField state={state} name="card_number" label="Card number" autocomplete="cc-number" inputmode="numeric" />
      <CheckedField state={state} name="expires" label="Expires" hint="MM/YY" autocomplete="cc-exp" half />
      <CheckedField
        state={state}
        name="security_code"
        label="Security code"
        hint="3 or 4 digits"
        autocomplete="cc-csc"
        inputmode="numeric"
        half
      />
      <CheckedField state={state} name="card_name" label="Name on card" autocomplete="cc-name" />
      <CheckedField state={state} name="postal_code" label="Postal code" autocomplete="postal-code" />
    </>
  );
}

/** Cards and bank accounts of test mode. Without a script, each button loads the page again with the form filled. */
function TestPanel({ view }: { readonly view: CheckoutView }) {
  const { takesBankAccounts, platform, now } = view;
  const list = [...testCardList(now), ...(takesBankAccounts ? testBankAccountList() : [])];
  return (
    <aside class="card test-panel" aria-labelledby="test-cards" tabindex={0}>
      <h2 id="test-cards">Test cards</h2>
      <p class="hint">Press one to fill the form. Live mode shows none.</p>
      <details>
        <summary>Show test cards</summary>
        <form method="get">
          <p class="hint" role="status" hidden>
            The number that you typed stays. Delete it to use a test card.
          </p>
          <HiddenFields values={{ platform }} />
          {inGroups(list).map((group) => (
            <>
              <h3>{group.title}</h3>
              <TestButtons list={group.list} />
            </>
          ))}
        </form>
      </details>
    </aside>
  );
}

function TestButtons({ list }: { readonly list: readonly TestDetails[] }) {
  return (
    <ul>
      {list.map(({ key, payBy, title, number, effect, values, payer }) => (
        <li>
          <button
            type="submit"
            data-fill={query({ pay_by: payBy, test_card: key, ...values })}
            data-payer={query(payer)}
            name="fill"
            value={key}
          >
            <span class="effect">{effect}</span>
            <span class="number">
              {title} {number}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const query = (values: Readonly<Record<string, string>>): string => new URLSearchParams(values).toString();

/** The page of a session of an account that takes no payments. */
export function UnavailableNotice({ session, account }: Pick<CheckoutView, 'session' | 'account'>) {
  const { mode, back_url } = session;
  return (
    <Notice title="Payment not possible" root={ROOT} mode={mode} account={merchantName(account)}>
      <p class="alert" role="alert">
        {problemWords('sub_account_not_enabled')}
      </p>
      {back_url !== null && (
        <p>
          <a href={back_url}>Back</a>
        </p>
      )}
    </Notice>
  );
}

/** The page of a session that was not paid in time. */
export function ExpiredNotice({ session: { back_url } }: { readonly session: CheckoutSessionRow }) {
  return (
    <Notice title="Payment expired" root={ROOT}>
      <p>This payment was not completed in time. Go back to the shop and start again.</p>
      {back_url !== null && (
        <p>
          <a href={back_url}>Back</a>
        </p>
      )}
    </Notice>
  );
}
