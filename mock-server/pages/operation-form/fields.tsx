import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import { type FormState, SelectField, TextAreaField, TextField } from '../form';
import { fieldName, methods, takesBody, takesKey, takesSubAccount } from './entered';

interface OperationFieldsProps {
  /** Undefined for a request to an address that is no operation. */
  readonly operation: Operation | undefined;
  readonly state: FormState;
  /** The ids of sub accounts that a browser suggests. */
  readonly subAccounts?: readonly string[];
  /** The meaning of an idempotency key that is kept, or left empty. */
  readonly keyHint?: string | undefined;
}

/** The fields of a request: its address, headers and body. See `enteredRequest`. */
export function OperationFields({ operation, state, subAccounts, keyHint }: OperationFieldsProps) {
  return (
    <>
      {operation === undefined ? <FreeAddress state={state} /> : <AddressFields operation={operation} state={state} />}
      {takesSubAccount(operation) && (
        <TextField
          state={state}
          name="sub_account"
          label="Sub-Account"
          hint="Default: the platform account."
          suggestions={subAccounts}
          half
        />
      )}
      {takesKey(operation) && (
        <TextField
          state={state}
          name="idempotency_key"
          label="Idempotency-Key"
          hint={keyHint ?? defaultKey(operation)}
          half
        />
      )}
      {takesBody(operation) && (
        <TextAreaField
          state={state}
          name="body"
          label="Body"
          hint="JSON. As a number, [test card visa] stands for that of the test card."
        />
      )}
      {operation?.bodyLines !== undefined && (
        <TextAreaField state={state} name="body" label="Body" hint="A line of JSON for each record." />
      )}
      <TextAreaField state={state} name="headers" label="Headers" hint="Others, a line each: Accept: */*" rows={2} />
    </>
  );
}

const defaultKey = (operation: Operation | undefined): string =>
  operation?.idempotencyKey === 'required' ? 'Default: a new one for each request.' : 'Default: none.';

const methodOptions = Object.fromEntries(methods.map((method) => [method, method]));

function FreeAddress({ state }: Pick<OperationFieldsProps, 'state'>) {
  return (
    <>
      <SelectField state={state} name="method" label="Method" options={methodOptions} empty={null} half />
      <TextField state={state} name="path" label="Path" half />
      <TextField state={state} name="query" label="Query" hint="Such as limit=10." half />
    </>
  );
}

function AddressFields({ operation, state }: { readonly operation: Operation; readonly state: FormState }) {
  return (
    <>
      {pathParameters(operation.path).map((name) => (
        <TextField
          state={state}
          name={fieldName.path(name)}
          label={name}
          hint="An id or a name of this sandbox."
          half
          checks={{ required: true }}
        />
      ))}
      <QueryFields query={operation.query ?? {}} state={state} />
      {state.values['other_query'] !== undefined && (
        <TextField
          state={state}
          name="other_query"
          label="Other parameters"
          hint="Those of the query that the operation does not have."
          half
        />
      )}
    </>
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
        const values = choices?.filter((value) => value !== null).map(String) ?? [];
        const entered = state.values[field.name] ?? '';
        // A value that the operation refuses is kept, too.
        const options = values.length > 0 && entered !== '' ? [...new Set([...values, entered])] : values;
        return options.length > 0 ? (
          <SelectField {...field} options={Object.fromEntries(options.map((each) => [each, each]))} empty="Any" />
        ) : (
          <TextField {...field} />
        );
      })}
    </>
  );
}
