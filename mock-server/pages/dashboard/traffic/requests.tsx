import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { ObjectList } from '../objects/object-list';
import type { DashboardPage } from '../page';

/** The request log of a platform, of both modes. */
export const requests: DashboardPage = {
  show: async (visit) => ({
    title: 'Requests',
    body: (
      <ObjectList
        visit={visit}
        of="RequestEntry"
        caption="Requests of both modes, newest first"
        page={await runOnPlatform(visit.platform, 'listRequests', { search: visit.search })}
        empty="There are no requests"
        query={controlOperations.listRequests.query}
      />
    ),
  }),
};
