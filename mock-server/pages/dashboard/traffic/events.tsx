import { controlOperations } from '../../../../spec/control';
import { runOnPlatform } from '../../../control/run';
import { listPage } from '../lists/list';

/** The events of a platform, of both modes. */
export const events = listPage('Events', {
  name: 'events',
  of: 'Event',
  caption: 'Events of both modes, newest first',
  empty: () => 'There are no events',
  query: controlOperations.listEvents.query,
  read: ({ platform }, read) => runOnPlatform(platform, 'listEvents', read),
});
