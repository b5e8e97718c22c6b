import type { Schema } from '../../../spec/vocabulary/schema';
import type { AccountRow } from '../../rows';
import { CheckboxField, FormAlert, type FormState, HiddenFields, SelectField, TextField } from '../form';
import { Layout, Notice, type Outcome } from '../layout';
import { assetNames } from '../generated/assets';
import { schemaOf } from './entry';
import { inputOf } from './inputs';
import { type PageField, type Step, structurePath, structuresByTypes } from './steps';
import { fieldWords, refusalWords, statusWords } from './words';

const ROOT = '../';

/** Everything that a step is rendered from. */
export interface StepView {
  readonly account: AccountRow;
  readonly step: Step;
  /** The number of the step, from 1. */
  readonly number: number;
  /** The number of steps. */
  readonly count: number;
  readonly fields: readonly PageField[];
  /** The values of all steps. Those of other steps travel as hidden fields. */
  readonly state: FormState;
  /** The origin of the page that embeds the form. */
  readonly embedder: string | undefined;
}

/** A step of the form. Source: Hosted onboarding. */
export function StepForm({ account, step, number, count, fields, state, embedder }: StepView) {
  const position = `Step ${number} of ${count}`;
  const shown = new Set(fields.map(({ path }) => path));
  const carried = Object.entries(state.values).filter(([path]) => !shown.has(path));
  return (
    <Layout title={`${position}: ${step.title}`} root={ROOT} mode={account.mode} script={assetNames.onboardingScript}>
      <section class="card onboarding">
        <p class="payee">{account.name}</p>
        <h1>
          <span class="position">{position}</span> <span>{step.title}</span>
        </h1>
        <progress value={number} max={count} aria-label={position}></progress>
        <p class="progress">{step.intro}</p>
        <form method="post" novalidate>
          <HiddenFields values={{ step: step.key, embedder, ...Object.fromEntries(carried) }} />
          <FormAlert state={state} />
          <div class="fields">
            {groupsOf(fields).map((group) => (
              <Group fields={group} state={state} />
            ))}
          </div>
          <div class="actions">
            <button type="submit" name="action" value="continue">
              Continue
            </button>
            {number > 1 && (
              <button type="submit" name="action" value="back" class="secondary">
                Back
              </button>
            )}
          </div>
        </form>
      </section>
    </Layout>
  );
}

/** Returns the fields in lists of those that belong together. */
function groupsOf(fields: readonly PageField[]): readonly (readonly PageField[])[] {
  const groups: PageField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last?.[0]?.group !== undefined && last[0].group === field.group) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

interface GroupProps {
  readonly fields: readonly PageField[];
  readonly state: FormState;
}

function Group({ fields, state }: GroupProps) {
  const inputs = fields.map((field) => <Field field={field} state={state} />);
  const group = fields[0]?.group;
  if (group === undefined) return <>{inputs}</>;
  return (
    <fieldset class="group">
      <legend>{group}</legend>
      <div class={fields.length === 3 ? 'fields three' : 'fields'}>{inputs}</div>
    </fieldset>
  );
}

/** An input of the kind that fits the schema of the field. */
function Field({ field, state }: { readonly field: PageField; readonly state: FormState }) {
  const { path, title, values, isOptional } = field;
  const schema = schemaOf(path);
  const options = path === structurePath ? structuresByTypes : titlesOf(schema, values);
  if (schema.enum) return <SelectField state={state} name={path} label={title} options={options} />;
  if (schema.type === 'boolean') return <CheckboxField state={state} name={path} label={title} />;
  const hint = [isOptional ? 'Optional' : '', fieldWords(path)?.hint].filter(Boolean).join('. ') || undefined;
  const input = inputOf(path);
  return <TextField state={state} name={path} label={title} hint={hint} {...input} />;
}

function titlesOf({ enum: choices = [] }: Schema, values: PageField['values'] = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(choices.map((value) => [String(value), values[String(value)]?.title ?? String(value)]));
}

interface SubmittedProps {
  readonly account: AccountRow;
  /** The account is reviewed by itself. */
  readonly isAutomatic: boolean;
  readonly embedder: string | undefined;
}

/** The page after the last step. */
export function SubmittedPage({ account, isAutomatic, embedder }: SubmittedProps) {
  return (
    <Notice
      title="Submitted"
      root={ROOT}
      mode={account.mode}
      account={account.name}
      outcome={{ eventType: 'submitSuccess', embedder }}
    >
      <p role="status">The details were submitted successfully.</p>
      <p>
        {isAutomatic
          ? 'In test mode they are reviewed automatically, and the account is enabled right away.'
          : 'The account now waits for its review. This may take a few business days.'}
      </p>
    </Notice>
  );
}

interface ClosedProps {
  readonly account: AccountRow;
  /** A form was sent. */
  readonly isRefused: boolean;
  readonly outcome?: Outcome | undefined;
}

/** The page of an account that takes no entry, or has one. */
export function ClosedPage({ account, isRefused, outcome }: ClosedProps) {
  return (
    <Notice title="Onboarding closed" root={ROOT} mode={account.mode} account={account.name} outcome={outcome}>
      {isRefused && (
        <p class="alert" role="alert">
          {refusalWords}
        </p>
      )}
      <p>{statusWords[account.status]} There is nothing to fill in.</p>
    </Notice>
  );
}
