import { offerCopies } from './dashboard/copy';
import { offerKeys } from './dashboard/keys';
import { LivePage } from './dashboard/live-page';

/** The script of the dashboard: updates the page when something has changed, copies texts, and has the keys `/` and `c`. */

offerKeys();
offerCopies();

const main = document.querySelector('main');
const { changes, version } = document.body.dataset;
if (main && changes !== undefined && version !== undefined) new LivePage(main, changes, version).start();
