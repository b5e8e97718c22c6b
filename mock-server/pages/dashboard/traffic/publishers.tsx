import type { components } from '../../../../spec/generated/control-types';
import { deliveryStatuses } from '../../../../spec/tables/outcomes';
import { runOnPlatform } from '../../../control/run';
import { deliveryList } from '../../../events/delivery-filter';
import { SelectField, TextField } from '../../form';
import type { Action, Content, DashboardPage, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { List } from '../parts/list';
import type { Column } from '../parts/table';
import { Copyable, Facts, IdLink, Section, State, Text } from '../parts/values';
import { visibleText } from '../text';
import { deletePublisher, enablePublisher, PublisherActions } from './publisher-actions';

type Publisher = components['schemas']['Publisher'];

/** Creates a publisher. Its secret is in this response only: no address shows it. */
const add: Action = async (visit, form) => {
  const events = (form.get('events') ?? '').split(/[\s,]+/).filter((name) => name !== '');
  const [url, account_type] = [form.get('url') ?? '', form.get('account_type') ?? ''];
  const body = {
    ...(url !== '' && { url }),
    ...(events.length > 0 && { events }),
    ...(account_type !== '' && { account_type }),
  };
  return secretOf(visit, await runOnPlatform(visit.platform, 'createPublisher', { body }));
};

/** The publishers of a platform, and a form to add one. */
export const publishers: DashboardPage = {
  show: async (visit) => {
    const page = await runOnPlatform(visit.platform, 'listPublishers', { search: visit.search });
    return {
      title: 'Publishers',
      body: (
        <>
          <p>A publisher is a webhook endpoint: a URL that receives the events that it is subscribed to.</p>
          <List
            visit={visit}
            caption="Publishers, newest first"
            page={page}
            columns={columnsOf(visit)}
            idOf={({ id }) => id}
            empty="There are no publishers"
            filters={{}}
          />
          <AddPublisher visit={visit} />
        </>
      ),
    };
  },
  actions: { add, delete: deletePublisher, enable: enablePublisher },
};

function columnsOf(visit: Visit): readonly Column<Publisher>[] {
  return [
    { title: 'Publisher', of: ({ id }) => <IdLink links={visit.links} list="publishers" id={id} /> },
    { title: 'URL', of: ({ url }) => <span class="long">{visibleText(url)}</span> },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Events', of: ({ events }) => <span class="prose">{events.join(', ')}</span> },
    { title: 'Mode', of: ({ account_type }) => account_type ?? 'both' },
    { title: 'Deliveries', of: ({ id }) => <DeliveryCounts visit={visit} id={id} /> },
    { title: 'Actions', of: (publisher) => <PublisherActions visit={visit} publisher={publisher} /> },
  ];
}

/** The deliveries to a publisher, counted by their status. */
export function DeliveryCounts({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const counts = deliveryStatuses.flatMap((status) => {
    const count = visit.platform.repeatableRows.countList(deliveryList({ publisher_id: id, status }));
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return (
    <span class="prose">
      <Text of={counts.join(', ')} />
    </span>
  );
}

function AddPublisher({ visit }: { readonly visit: Visit }) {
  const modes = { test: 'Test mode', live: 'Live mode' };
  return (
    <Section title="Add a publisher">
      <ActionForm
        visit={visit}
        action="add"
        button="Add"
        fields={(state) => (
          <div class="fields">
            <TextField
              state={state}
              name="url"
              label="URL"
              hint="On this machine or in a private network, such as http://127.0.0.1:3000/webhooks"
              inputmode="url"
            />
            <TextField
              state={state}
              name="events"
              label="Events"
              hint="Names, or families such as payment.*, with commas between them. Empty: all"
            />
            <SelectField state={state} name="account_type" label="Mode" hint="Empty: both" options={modes} />
          </div>
        )}
      />
    </Section>
  );
}

function secretOf({ links }: Visit, { id, url, secret }: components['schemas']['NewPublisher']): Content {
  return {
    title: 'Publisher added',
    isLive: false,
    body: (
      <>
        <p>Copy the secret now: it is not shown again. It verifies the signature of each delivery.</p>
        <Facts
          of={[
            ['Secret', <Copyable text={secret} label="secret" />],
            ['Publisher', <IdLink links={links} list="publishers" id={id} />],
            ['URL', visibleText(url)],
          ]}
        />
        <p>
          <a href={links.to('publishers')}>Back to publishers</a>
        </p>
      </>
    ),
  };
}
