import type { ControlResult } from '../../../control/operation';
import { runOnPlatform } from '../../../control/run';
import { TextField } from '../../form';
import type { Action, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { controlAction } from '../parts/control-action';
import { type Column, Table } from '../parts/table';
import { Copyable, Facts, Instant, Section, Text } from '../parts/values';

type Token = ControlResult<'listPlatformTokens'>['items'][number];

/** The secret is in the response to the form only: no address shows it. */
const create: Action = async ({ platform, links }, form) => {
  const body = { name: form.get('name')?.trim() };
  const { name, token } = await runOnPlatform(platform, 'createPlatformToken', { body }); // parameter_invalid
  return {
    title: 'Token created',
    isLive: false,
    body: (
      <>
        <p>Copy the token now: it is not shown again.</p>
        <Facts
          of={[
            ['Name', <Text of={name} />],
            ['Token', <Copyable text={token} label="token" />],
          ]}
        />
        <p>
          <a href={links.to('tokens')}>All tokens of the platform</a>
        </p>
      </>
    ),
  };
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
                <TextField state={state} name="name" label="Name" hint="The person or the job that gets it." />
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
      <ActionForm visit={visit} action="revoke" button="Revoke" subject={name} hidden={{ token_id: id }} isSecondary />
    ),
  },
];
