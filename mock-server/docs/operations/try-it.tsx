import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import { FormAlert, type FormState, SelectField, TextAreaField, TextField } from '../../pages/form';
import { fieldName } from './entered';

interface TryItProps {
  readonly operation: Operation;
  readonly state: FormState;
  /** Whether the keys of a platform are to be entered. */
  readonly asksForKeys: boolean;
}

/** The form that sends a request of an operation to this sandbox. It works without a script. */
export function TryIt({ operation, state, asksForKeys }: TryItProps) {
  const { query = {}, body, idempotencyKey, authentication, path, onPlatform } = operation;
  const isAuthorized = authentication === 'bearer';
  return (
    <form method="post" action="#response" class="action">
      <FormAlert state={state} />
      {isAuthorized && !asksForKeys && <p class="hint">It runs on the platform “default”, in test mode.</p>}
      <div class="fields">
        {asksForKeys && <Keys state={state} />}
        {pathParameters(path).map((name) => (
          <TextField state={state} name={fieldName.path(name)} label={name} hint="An id of this sandbox." half />
        ))}
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
      </div>
      <button>Send</button>
    </form>
  );
}

const keyHint = (use: Operation['idempotencyKey']): string =>
  use === 'required' ? 'Default: a new one for each request.' : 'Default: none.';

/** The keys of a platform. The secret is never shown again. */
function Keys({ state }: { readonly state: FormState }) {
  return (
    <>
      <TextField state={state} name="client_id" label="Client id" hint="Of a platform of this sandbox." half />
      <div class="field half">
        <label for="client-secret">Client secret</label>
        <input id="client-secret" name="client_secret" type="password" autocomplete="off" />
      </div>
    </>
  );
}
