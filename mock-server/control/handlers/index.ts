import type { PlatformHandler, PlatformOperationId, SandboxHandler, SandboxOperationId } from '../operation';
import * as clock from './clock';
import * as coverage from './coverage';
import * as deliveries from './deliveries';
import * as disputes from './disputes';
import * as events from './events';
import * as facts from './facts';
import * as faults from './faults';
import { getHealth, getReady } from './health';
import * as jobSettings from './job-settings';
import * as payouts from './payouts';
import * as platforms from './platforms';
import * as platformTokens from './platform-tokens';
import * as publishers from './publishers';
import { listReplicas } from './replicas';
import * as requests from './requests';
import * as returns from './returns';
import * as reviews from './reviews';
import * as search from './search';
import * as seedFiles from './seed-files';
import * as snapshots from './snapshots';
import * as triggers from './triggers';
import { getWhoami } from './whoami';

/** The handlers of operations on the sandbox. A missing one does not compile. */
export const sandboxHandlers: { readonly [Id in SandboxOperationId]: SandboxHandler<Id> } = {
  getHealth,
  getReady,
  getWhoami,
  listReplicas,
  listPlatforms: platforms.listPlatforms,
  createPlatform: platforms.createPlatform,
  listUnattributedRequests: requests.listUnattributedRequests,
  clearUnattributedRequests: requests.clearUnattributedRequests,
};

/** The handlers of operations on a platform: the functions of the modules have their names. A missing one does not compile. */
export const platformHandlers: { readonly [Id in PlatformOperationId]: PlatformHandler<Id> } = {
  ...clock,
  ...coverage,
  ...deliveries,
  ...disputes,
  ...events,
  ...facts,
  ...faults,
  ...jobSettings,
  ...payouts,
  ...platforms,
  ...platformTokens,
  ...publishers,
  ...requests,
  ...returns,
  ...reviews,
  ...search,
  ...seedFiles,
  ...snapshots,
  ...triggers,
};
