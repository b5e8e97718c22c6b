import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import { FormAlert, type FormState, SelectField, TextAreaField, TextField } from '../../pages/form';
import { takesControlToken } from './documented';
import { fieldName } from './entered';

interface TryItProps {
  readonly operation: Operation;
  readonly state: FormState;
  /** Whether the control API requires a token: then the keys of a platform are to be entered, or the token. */
  readonly hasControlToken: boolean;
}

/** The form that sends a request of an operation to this sandbox. It works without a script. */
export function TryIt({ operation, state, hasControlToken }: TryItProps) {
  const { query = {}, body, bodyLines, idempotencyKey, authentication, path, onPlatform } = operation;
  const isAuthorized = authentication === 'bearer';
  const asksForKeys = isAuthorized && hasControlToken;
  return (
    <form method="post" action="#response" class="action">
      <FormAlert state={state} />
      {isAuthorized && !asksForKeys && <p class="hint">It runs on the platform “default”, in test mode.</p>}
      <div class="fields">
        {asksForKeys && <Keys state={state} />}
        {takesControlToken(operation) && hasControlToken && (
          <Secret
            name="control_token"
            label={authentication === 'platform_token' ? 'Token of the platform, or control token' : 'Control token'}
          />
        )}
        {pathParameters(path).map((name) => (
          <TextField
            state={state}
            name={fieldName.path(name)}
            label={name}
            hint="An id or a name of this sandbox."
            half
          />
        ))}
        <QueryFields query={query} state={state} />
        {isAuthorized && onPlatform !== true && (
          <TextField state={state} name="sub_account" label="Sub-Account" hint="Default: the platform account." half />
        )}
        {idempotencyKey !== 'none' && (
          <TextField state={state} name="idempotency_key" label="Idempotency-Key" hint={keyHint(idempotencyKey)} half />
        )}
        {body !== undefined && (
          <TextAreaField
            state={state}
            name="body"
            label="Body"
            hint="JSON. As a number, test card 4242 stands for the test card that ends with these digits."
          />
        )}
        {bodyLines !== undefined && (
          <TextAreaField state={state} name="body" label="Body" hint="A line of JSON for each record." />
        )}
      </div>
      <button>Send</button>
    </form>
  );
}

function QueryFields({ query, state }: { readonly query: NonNullable<Operation['query']>; readonly state: FormState }) {
  return (
    <>
      {Object.entries(query).map(([name, { enum: choices, description }]) => {
        const field = {
          state,
          name: fieldName.query(name),
          label: name,
          hint: description?.replaceAll('`', ''),
          half: true,
        };
        const options = choices?.filter((value) => value !== null).map(String) ?? [];
        return options.length > 0 ? (
          <SelectField {...field} options={Object.fromEntries(options.map((each) => [each, each]))} empty="Any" />
        ) : (
          <TextField {...field} />
        );
      })}
    </>
  );
}

const keyHint = (use: Operation['idempotencyKey']): string =>
  use === 'required' ? 'Default: a new one for each request.' : 'Default: none.';

/** The keys of a platform. The secret is never shown again. */
function Keys({ state }: { readonly state: FormState }) {
  return (
    <>
      <TextField state={state} name="client_id" label="Client id" hint="Of a platform of this sandbox." half />
      <Secret name="client_secret" label="Client secret" />
    </>
  );
}

function Secret({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <div class="field half">
      <label for={name}>{label}</label>
      <input id={name} name={name} type="password" autocomplete="off" />
    </div>
  );
}
