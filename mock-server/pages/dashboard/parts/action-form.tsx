import type { Child } from 'hono/jsx';
import { emptyForm, FormAlert, type FormState, HiddenFields } from '../../form';
import type { RefusedForm, Visit } from '../page';

interface ActionFormProps {
  readonly visit: Visit;
  /** The action of the page that the form carries out. */
  readonly action: string;
  /** The text of the button. */
  readonly button: string;
  /** The object of the action, where a page has several forms of its kind. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Completes the name of the button for readers who do not see what is beside it: `Delete` fault flt_… */
  readonly subject?: string | undefined;
  /** The button is not the main one of its page. */
  readonly isSecondary?: boolean;
  /** The reason why it cannot be carried out now. */
  readonly disabled?: string | undefined;
  /** Whether it has a file. */
  readonly hasFile?: boolean;
  /** The values of the fields until something was sent. */
  readonly preset?: FormState['values'] | undefined;
  /** Renders the fields with what was sent. */
  readonly fields?: (state: FormState) => Child;
}

/** Returns what distinguishes a form from the others of its page. */
export const scopeOf = (action: string, hidden: Readonly<Record<string, string>>): string =>
  [action, ...Object.values(hidden)].join('-').replace(/[^\w-]/g, '-');

/** A form that carries out an action of the page that shows it. An error of the form is shown with what was sent. */
export function ActionForm(props: ActionFormProps) {
  const { visit, action, button, hidden = {}, subject, isSecondary = false, disabled, preset, fields } = props;
  const enctype = props.hasFile ? 'multipart/form-data' : undefined;
  const scope = scopeOf(action, hidden);
  const refused = refusedForm(visit, action, hidden);
  const state = { ...(refused ? stateOf(refused) : { ...emptyForm, values: preset ?? {} }), scope };
  const reasonId = `reason-${scope}`;
  return (
    <form method="post" id={`form-${scope}`} class={fields ? 'action' : 'action bare'} enctype={enctype}>
      <FormAlert state={state} />
      <HiddenFields values={{ action, ...hidden }} />
      {fields?.(state)}
      <button
        class={isSecondary ? 'secondary' : undefined}
        disabled={disabled !== undefined}
        aria-describedby={disabled === undefined ? undefined : reasonId}
      >
        {button}
        {subject !== undefined && <span class="unseen"> {subject}</span>}
      </button>
      {disabled !== undefined && (
        <p class="hint" id={reasonId}>
          {disabled}
        </p>
      )}
      {refused?.requestId !== undefined && <RefusedRequest visit={visit} id={refused.requestId} />}
    </form>
  );
}

function RefusedRequest({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  return (
    <p class="hint">
      The API refused <a href={visit.links.to(`requests/${id}`)}>the request</a>.
    </p>
  );
}

/** Returns the refused form if it is this one. */
function refusedForm(
  { refused }: Visit,
  action: string,
  hidden: Readonly<Record<string, string>>,
): RefusedForm | undefined {
  const isThis = refused?.action === action;
  return isThis && Object.entries(hidden).every(([name, value]) => refused.values.get(name) === value)
    ? refused
    : undefined;
}

/** Returns the state of a refused form. An error is shown at its field, if the form has it. */
function stateOf({ values: sent, field, message, errors, notes }: RefusedForm): FormState {
  // A list has several values.
  const values = Object.fromEntries(
    [...sent.keys()].map((name) => [name, sent.getAll(name).filter(Boolean).join(',')]),
  );
  if (errors !== undefined) {
    const others = Object.entries(errors).filter(([name]) => !sent.has(name));
    return { values, errors, notes, alert: others[0]?.[1] };
  }
  // A field may hold a list: the error of `events.0` is shown at `events`.
  const shown = [field, field?.split('.')[0]].find((name) => name !== undefined && sent.has(name));
  return shown === undefined
    ? { values, errors: {}, alert: message }
    : { values, errors: { [shown]: message }, notes: notes && { [shown]: notes[''] } };
}
