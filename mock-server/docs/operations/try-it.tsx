import type { Operation } from '../../../spec/vocabulary/operation';
import { FormAlert, type FormState, TextField } from '../../pages/form';
import { OperationFields } from '../../pages/operation-form/fields';
import { takesControlToken } from './documented';

interface TryItProps {
  readonly operation: Operation;
  readonly state: FormState;
  /** Whether the control API requires a token: then the keys of a platform are to be entered, or the token. */
  readonly hasControlToken: boolean;
}

/** The form that sends a request of an operation to this sandbox. It works without a script. */
export function TryIt({ operation, state, hasControlToken }: TryItProps) {
  const { authentication } = operation;
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
        <OperationFields operation={operation} state={state} />
      </div>
      <button>Send</button>
    </form>
  );
}

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
