import { operations } from '../../../../spec/resources';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { SelectField, TextField } from '../../form';
import { actedByApi } from '../acts/api-answers';
import { required } from '../parts/field-words';
import { creationPage, idIn } from './creation';

const { body: { properties = {} } = {} }: Operation = operations.createSubAccount;
const currencies = (properties['currency']?.enum ?? []).map(String);

/** Creates a sub account. */
export const createSubAccount = creationPage({
  title: 'Create a sub account',
  button: 'Create sub account',
  fields: (state, { mode }) => (
    <>
      <TextField
        state={state}
        name="name"
        label="Name"
        isFirst
        checks={required('name')}
        hint={mode === 'live' ? 'Needs onboarding before it takes payments.' : 'Is enabled at once.'}
      />
      <SelectField
        state={state}
        name="currency"
        label="Currency"
        options={Object.fromEntries(currencies.map((each) => [each, each.toUpperCase()]))}
        empty="That of the platform"
        half
      />
    </>
  ),
  create: async (visit, entered, send) => {
    const body = { name: entered.text('name'), currency: entered.text('currency') };
    const id = idIn(await send('createSubAccount', { body }));
    return actedByApi(visit, 'createSubAccount', id, { to: `sub_accounts/${id}` });
  },
});
