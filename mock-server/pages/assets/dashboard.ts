import { offerCopies } from './dashboard/copy';
import { LivePage } from './dashboard/live-page';
import { leadToSearch } from './dashboard/search-key';

/** The script of the dashboard: updates the page when something has changed, copies texts, and lets `/` lead to the search. */

leadToSearch();
offerCopies();

const main = document.querySelector('main');
const { changes, version } = document.body.dataset;
if (main && changes !== undefined && version !== undefined) new LivePage(main, changes, version).start();
