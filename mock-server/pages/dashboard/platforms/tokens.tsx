import type { ControlResult } from '../../../control/operation';
import { runOnPlatform } from '../../../control/run';
import { TextField } from '../../form';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { AskingForm } from '../parts/asking-form';
import { actByControl, controlAction } from '../parts/control-action';
import { required } from '../parts/field-words';
import { type Column, Table } from '../parts/table';
import { Copyable, Facts, Instant, Section, Text } from '../parts/values';

type Token = ControlResult<'listPlatformTokens'>['items'][number];

/** The secret is in the response to the form only: no address shows it. */
const create: Action = async (visit, form) => {
  const body = { name: form.get('name')?.trim() };
  const { says, result } = await actByControl(visit, 'createPlatformToken', { body }); // parameter_invalid
  const { name, token } = result;
  const to = {
    title: 'Token created',
    isLive: false,
    body: (
      <>
        <Facts
          of={[
            ['Name', <Text of={name} />],
            ['Token', <Copyable text={token} label="token" />],
          ]}
        />
        <p>
          <a href={visit.links.to('tokens')}>All tokens of the platform</a>
        </p>
      </>
    ),
  };
  return { says, to };
};

/** The tokens of the platform. Only those who may see every platform see them. */
export const tokens: DashboardPage = {
  show: async (visit) => {
    const { items } = await runOnPlatform(visit.platform, 'listPlatformTokens', {});
    return {
      title: 'Tokens',
      body: (
        <>
          <p>
            A token opens the dashboard and the control API of this platform, and of no other. Give one to each person
            or job that may use it. A sandbox that was started without a control token asks for none.
          </p>
          <Table
            caption="Tokens of the platform, newest first"
            columns={columnsOf(visit)}
            items={items}
            idOf={({ id }) => id}
            empty="There are no tokens yet."
          />
          <Section title="Create a token">
            <ActionForm
              visit={visit}
              action="create"
              button="Create"
              fields={(state) => (
                <TextField
                  state={state}
                  name="name"
                  label="Name"
                  hint="The person or the job that gets it."
                  checks={required('name')}
                />
              )}
            />
          </Section>
        </>
      ),
    };
  },
  actions: { create, revoke: controlAction('deletePlatformToken', { object: 'token_id' }) },
};

const columnsOf = (visit: Visit): readonly Column<Token>[] => [
  { title: 'Name', of: ({ name }) => <Text of={name} /> },
  { title: 'Id', of: ({ id }) => <code>{id}</code> },
  { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  {
    title: 'Actions',
    of: ({ id, name }) => (
      <AskingForm
        visit={visit}
        action="revoke"
        button="Revoke"
        subject={name}
        question={`Revoke the token of ${name}? It opens nothing any more.`}
        hidden={{ token_id: id }}
      />
    ),
  },
];
