import { controlOperations } from '../../../../spec/control';
import type { components } from '../../../../spec/generated/control-types';
import { runOnPlatform } from '../../../control/run';
import type { DashboardPage, Visit } from '../page';
import { filtersOf, List } from '../parts/list';
import type { Column } from '../parts/table';
import { IdLink, Instant, Text } from '../parts/values';
import { AccountLink } from './account-link';
import { ObjectLink } from './object-link';

type Event = components['schemas']['Event'];

const filters = filtersOf(controlOperations.listEvents);

/** The events of a platform, of both modes. */
export const events: DashboardPage = {
  show: async (visit) => {
    const page = await runOnPlatform(visit.platform, 'listEvents', { search: visit.search });
    return {
      title: 'Events',
      body: (
        <List
          visit={visit}
          caption="Events of both modes, newest first"
          page={page}
          columns={columnsOf(visit)}
          idOf={({ id }) => id}
          empty="There are no events"
          filters={filters}
        />
      ),
    };
  },
};

function columnsOf(visit: Visit): readonly Column<Event>[] {
  return [
    { title: 'Time', of: ({ created_at }) => <Instant at={created_at} /> },
    { title: 'Name', of: ({ event_name }) => event_name },
    { title: 'Event', of: ({ id }) => <IdLink links={visit.links} list="events" id={id} /> },
    { title: 'Object', of: ({ id }) => <ObjectLink visit={visit} eventId={id} /> },
    {
      title: 'Account',
      of: ({ account_id, account_type: mode }) => <AccountLink {...{ visit, id: account_id, mode }} />,
    },
    { title: 'Mode', of: ({ account_type }) => <Text of={account_type} /> },
  ];
}
