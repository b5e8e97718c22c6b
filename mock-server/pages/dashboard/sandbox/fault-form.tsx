import { operations } from '../../../../spec/resources';
import { eventPatterns } from '../../../../spec/derive/event-patterns';
import { dropMoments, MAX_DELAY_MS, webhookFaultKinds } from '../../../../spec/tables/faults';
import { CheckboxField, type FormState, SelectField, TextField } from '../../form';
import type { Visit } from '../page';
import { ActionForm } from '../parts/action-form';

const same = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

/** The form that creates a fault. The names of its fields are those of the parameters, so that an error is shown at its field. */
export function FaultForm({ visit }: { readonly visit: Visit }) {
  return (
    <ActionForm
      visit={visit}
      action="add"
      button="Add"
      fields={(state) => (
        <>
          <div class="fields">
            <SelectField
              state={state}
              name="operation"
              label="Operation"
              hint="The requests that it matches. Default: all of them."
              options={same(['*', ...Object.keys(operations)])}
              half
            />
            <TextField
              state={state}
              name="times"
              label="Times"
              hint="After so many matches it is exhausted. Default: no limit."
              inputmode="numeric"
              half
            />
            <TextField
              state={state}
              name="fault.error"
              label="Error"
              hint="An error code of the API, such as gateway_rate_limit_error."
            />
          </div>
          <OtherEffects state={state} />
          <Webhooks state={state} />
          <Randomness state={state} />
        </>
      )}
    />
  );
}

interface GroupProps {
  readonly state: FormState;
}

function OtherEffects({ state }: GroupProps) {
  return (
    <details id="fault-effects" open={isUsed(state, ['fault.status', 'fault.delay_ms', 'fault.drop', 'fault.hold'])}>
      <summary>Another effect on requests</summary>
      <div class="fields">
        <TextField
          state={state}
          name="fault.status"
          label="HTTP status"
          hint="From 400 to 599."
          inputmode="numeric"
          half
        />
        <TextField
          state={state}
          name="fault.delay_ms"
          label="Delay in milliseconds"
          hint={`At most ${MAX_DELAY_MS}. Also the length of a delayed webhook.`}
          inputmode="numeric"
          half
        />
        <SelectField
          state={state}
          name="fault.drop"
          label="Drop the connection"
          hint="Before or after the request was executed."
          options={same(dropMoments)}
          half
        />
        <CheckboxField state={state} name="fault.hold" label="Hold requests until they are released" />
      </div>
    </details>
  );
}

function Webhooks({ state }: GroupProps) {
  return (
    <details id="fault-webhooks" open={isUsed(state, ['fault.webhook', 'event_name'])}>
      <summary>Deliveries to publishers (webhook endpoints)</summary>
      <div class="fields">
        <SelectField
          state={state}
          name="fault.webhook"
          label="Webhook"
          hint="What happens to the delivery."
          options={same(webhookFaultKinds)}
          half
        />
        <SelectField
          state={state}
          name="event_name"
          label="Event"
          hint="The events whose deliveries it matches. Default: all of them."
          options={same(eventPatterns)}
          half
        />
      </div>
    </details>
  );
}

function Randomness({ state }: GroupProps) {
  return (
    <details id="fault-probability" open={isUsed(state, ['probability', 'seed'])}>
      <summary>At random</summary>
      <div class="fields">
        <TextField
          state={state}
          name="probability"
          label="Probability"
          hint="From 0 to 1. Default: it always matches."
          inputmode="decimal"
          half
        />
        <TextField
          state={state}
          name="seed"
          label="Seed"
          hint="The same seed gives the same matches."
          inputmode="numeric"
          half
        />
      </div>
    </details>
  );
}

/** A group with a value or an error is shown open. */
function isUsed({ values, errors }: FormState, names: readonly string[]): boolean {
  return names.some((name) => (values[name] ?? '') !== '' || errors[name] !== undefined);
}

/** Returns the body that a form describes. A field that is left empty is absent. */
export function faultBody(form: URLSearchParams): object {
  const text = (name: string) => form.get(name) || undefined;
  const number = (name: string) => numberIn(text(name));
  return withoutAbsent({
    operation: text('operation'),
    event_name: text('event_name'),
    times: number('times'),
    probability: number('probability'),
    seed: number('seed'),
    fault: withoutAbsent({
      error: text('fault.error'),
      status: number('fault.status'),
      delay_ms: number('fault.delay_ms'),
      drop: text('fault.drop'),
      hold: form.get('fault.hold') === 'true' || undefined,
      webhook: text('fault.webhook'),
    }),
  });
}

/** Returns the number that a text is; any other text as it is, so that it is refused. */
function numberIn(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;
}

function withoutAbsent(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
