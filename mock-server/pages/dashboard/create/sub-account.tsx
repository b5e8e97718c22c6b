import { TextField } from '../../form';
import { creationPage, idIn } from './creation';

/** Creates a sub account. */
export const createSubAccount = creationPage({
  title: 'Create a sub account',
  button: 'Create sub account',
  fields: (state, { mode }) => (
    <TextField
      state={state}
      name="name"
      label="Name"
      isFirst
      hint={mode === 'live' ? 'Needs onboarding before it takes payments.' : 'Is enabled at once.'}
    />
  ),
  create: async (_, entered, send) => {
    const body = { name: entered.text('name') };
    return `sub_accounts/${idIn(await send('createSubAccount', { body }))}`;
  },
});
