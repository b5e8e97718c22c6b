import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { listPage } from '../lists/list';

/** The request log of a platform, of both modes. */
export const requests = listPage('Requests', {
  name: 'requests',
  of: 'RequestEntry',
  caption: 'Requests of both modes, newest first',
  file: { path: 'requests/export', format: 'HAR' },
  empty: () => 'There are no requests',
  query: controlOperations.listRequests.query,
  read: ({ platform }, read) => runOnPlatform(platform, 'listRequests', read),
});
