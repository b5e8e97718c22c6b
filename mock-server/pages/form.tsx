import type { Child } from 'hono/jsx';

/** Values and errors of a form, by the name of the field. */
export interface FormState {
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The message of the API for each field that it refuses. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The message of the API below an error that has words of its own. */
  readonly notes?: Readonly<Record<string, string | undefined>> | undefined;
  /** The message of an error that belongs to no field. */
  readonly alert?: string | undefined;
  /** Distinguishes the fields of the form from fields of the same name in other forms of the page. */
  readonly scope?: string | undefined;
}

export const emptyForm: FormState = { values: {}, errors: {} };

/** Checks of a browser before it sends a form: attributes of the input. `data-…` is for the script of the page. */
export interface FieldChecks {
  readonly required?: boolean | undefined;
  readonly pattern?: string | undefined;
  /** Advice for a text that does not match the pattern. */
  readonly title?: string | undefined;
  readonly min?: string | undefined;
  readonly maxlength?: number | undefined;
  /** Advice for an empty field. */
  readonly 'data-missing'?: string | undefined;
  /** The largest amount in cents, and what to say of a larger one. */
  readonly 'data-most'?: number | undefined;
  readonly 'data-over'?: string | undefined;
}

interface FieldProps {
  readonly state: FormState;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The input takes half of the width of the form. */
  readonly half?: boolean;
  readonly checks?: FieldChecks | undefined;
}

export interface TextFieldProps extends FieldProps {
  readonly autocomplete?: string | undefined;
  readonly inputmode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined;
  /** The kind of input (default: a text). */
  readonly type?: 'date' | 'datetime-local' | undefined;
  /** Attributes of the input for a script. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
  /** Values that a browser suggests. */
  readonly suggestions?: readonly string[] | undefined;
  /** The field has the focus, unless another one has an error. */
  readonly isFirst?: boolean;
}

/** A text input with its label and its error. */
export function TextField(props: TextFieldProps) {
  const { state, name, label, hint, half, autocomplete, inputmode, type = 'text', suggestions = [] } = props;
  const { isFirst = false, data } = props;
  const list = suggestions.length > 0 ? `${idOf(state, name)}-list` : undefined;
  return (
    <FieldFrame state={state} name={name} label={label} hint={hint} half={half ?? false}>
      <input
        id={idOf(state, name)}
        name={name}
        type={type}
        step={type === 'datetime-local' ? 1 : undefined}
        list={list}
        value={state.values[name] ?? ''}
        autocomplete={autocomplete ?? (list === undefined ? 'off' : undefined)}
        inputmode={inputmode}
        autofocus={isFirst && Object.keys(state.errors).length === 0}
        {...data}
        {...props.checks}
        {...errorAttributes(state, name, hint)}
      />
      {list !== undefined && (
        <datalist id={list}>
          {suggestions.map((value) => (
            <option value={value}></option>
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

/** A file to choose, with its label and its error. */
export function FileField({ state, name, label, hint, checks }: FieldProps) {
  return (
    <FieldFrame state={state} name={name} label={label} hint={hint} half={false}>
      <input id={idOf(state, name)} name={name} type="file" {...checks} {...errorAttributes(state, name, hint)} />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldProps {
  /** The lines that it shows (default: 6). */
  readonly rows?: number;
}

/** A text of several lines with its label and its error. */
export function TextAreaField({ state, name, label, hint, rows = 6 }: TextAreaFieldProps) {
  return (
    <FieldFrame state={state} name={name} label={label} hint={hint} half={false}>
      <textarea
        id={idOf(state, name)}
        name={name}
        rows={rows}
        spellcheck={false}
        autocomplete="off"
        {...errorAttributes(state, name, hint)}
      >
        {/* A browser drops a line feed at the beginning. */}
        {`\n${state.values[name] ?? ''}`}
      </textarea>
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  /** Titles by value, or those of a group by its name. */
  readonly options: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** The first choice, whose value is empty (default: `Choose…`); null for none. */
  readonly empty?: string | null;
}

/** A list to choose from. The first choice is chosen at first. */
export function SelectField(props: SelectFieldProps) {
  const { state, name, label, hint, half, options, empty = 'Choose…', checks } = props;
  const chosen = state.values[name];
  return (
    <FieldFrame state={state} name={name} label={label} hint={hint} half={half ?? false}>
      <select id={idOf(state, name)} name={name} {...checks} {...errorAttributes(state, name, hint)}>
        {empty !== null && <option value="">{empty}</option>}
        {Object.entries(options).map(([value, title]) =>
          typeof title === 'string' ? (
            <Choice value={value} title={title} chosen={chosen} />
          ) : (
            <optgroup label={value}>
              {Object.entries(title).map(([each, of]) => (
                <Choice value={each} title={of} chosen={chosen} />
              ))}
            </optgroup>
          ),
        )}
      </select>
    </FieldFrame>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly title: string;
  readonly chosen: string | undefined;
}

function Choice({ value, title, chosen }: ChoiceProps) {
  return (
    <option value={value} selected={chosen === value}>
      {title}
    </option>
  );
}

/** A box to tick. Its value is `true`. */
export function CheckboxField({ state, name, label, hint, checks }: FieldProps) {
  return (
    <div class="field check">
      <input
        id={idOf(state, name)}
        name={name}
        type="checkbox"
        value="true"
        checked={state.values[name] === 'true'}
        {...checks}
        {...errorAttributes(state, name, hint)}
      />
      <label for={idOf(state, name)}>{label}</label>
      <FieldNotes state={state} name={name} hint={hint} />
    </div>
  );
}

interface FieldFrameProps extends FieldProps {
  readonly children?: Child;
}

function FieldFrame({ state, name, label, hint, half, children }: FieldFrameProps) {
  return (
    <div class={half ? 'field half' : 'field'}>
      <label for={idOf(state, name)}>{label}</label>
      {children}
      <FieldNotes state={state} name={name} hint={hint} />
    </div>
  );
}

export function FieldNotes({ state, name, hint }: Pick<FieldProps, 'state' | 'name' | 'hint'>) {
  const error = state.errors[name];
  const note = state.notes?.[name];
  return (
    <>
      {hint !== undefined && (
        <p class="hint" id={`${idOf(state, name)}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${idOf(state, name)}-error`}>
          {error}
          {note !== undefined && <small> The API says: {note}</small>}
        </p>
      )}
    </>
  );
}

/** Values that the form sends back unchanged. */
export function HiddenFields({ values }: { readonly values: Readonly<Record<string, string | undefined>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) =>
        value === undefined ? null : <input type="hidden" name={name} value={value} />,
      )}
    </>
  );
}

/** The error of a form that belongs to no field. */
export function FormAlert({ state: { alert } }: { readonly state: FormState }) {
  if (alert === undefined) return null;
  return (
    <p class="alert" role="alert">
      {alert}
    </p>
  );
}

/**
 * Returns what links a field to its hint and its error. The first field with an error gets the focus: a screen reader begins
 * there.
 */
export function errorAttributes(state: FormState, name: string, hint: string | undefined) {
  const { errors } = state;
  const isInvalid = errors[name] !== undefined;
  const described = [
    ...(hint === undefined ? [] : [`${idOf(state, name)}-hint`]),
    ...(isInvalid ? [`${idOf(state, name)}-error`] : []),
  ];
  const [first] = Object.keys(errors).filter((each) => errors[each] !== undefined);
  return {
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(isInvalid && { 'aria-invalid': 'true' as const }),
    ...(isInvalid && first === name && { autofocus: true }),
  };
}

/** Returns the id of a field, which is unique in the page. */
export function idOf({ scope }: FormState, name: string): string {
  const full = scope === undefined ? name : `${scope}-${name}`;
  return `field-${full.replace(/[^\w-]/g, '-')}`;
}
