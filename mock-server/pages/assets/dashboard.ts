import { offerChecks } from './dashboard/checks';
import { offerCopies } from './dashboard/copy';
import { offerKeys } from './dashboard/keys';
import { LivePage } from './dashboard/live-page';
import { offerRows } from './dashboard/rows';
import { goOnSearching } from './dashboard/search';

/** The script of the dashboard: live updates, copying, checks of forms, rows as links, searches that go on, and two keys. */

offerKeys();
offerCopies();
offerChecks();
offerRows();

const main = document.querySelector('main');
const { changes, version } = document.body.dataset;
if (main && changes !== undefined && version !== undefined) new LivePage(main, changes, version).start();
// Without the network, the link stays.
if (main) goOnSearching(main).catch(() => undefined);
