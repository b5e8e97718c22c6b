import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { ObjectList } from '../objects/object-list';
import type { DashboardPage } from '../page';

/** The events of a platform, of both modes. */
export const events: DashboardPage = {
  show: async (visit) => ({
    title: 'Events',
    body: (
      <ObjectList
        visit={visit}
        of="Event"
        caption="Events of both modes, newest first"
        page={await runOnPlatform(visit.platform, 'listEvents', { search: visit.search })}
        empty="There are no events"
        query={controlOperations.listEvents.query}
      />
    ),
  }),
};
