import type { PlatformHandler, PlatformOperationId, SandboxHandler, SandboxOperationId } from '../operation';
import { getClock, moveClock } from './clock';
import { getCoverage } from './coverage';
import { listDeliveries, waitForIdle } from './deliveries';
import { decideDispute, openDispute } from './disputes';
import { getEvent, listEvents, redeliverEvent, redeliverEvents } from './events';
import { createFault, deleteFault, deleteFaults, listFaults, releaseFault } from './faults';
import { getHealth } from './health';
import { endPayout } from './payouts';
import { createPlatform, deletePlatform, resetPlatform } from './platforms';
import { createPublisher, deletePublisher, enablePublisher, listPublishers } from './publishers';
import { listReplicas } from './replicas';
import { clearRequests, clearUnattributedRequests, listRequests, listUnattributedRequests } from './requests';
import { returnPayment } from './returns';
import { reviewSubAccount } from './reviews';
import { triggerEvent } from './triggers';
import {
  createSnapshot,
  deleteSnapshot,
  diffSnapshots,
  listSnapshots,
  restoreSnapshot,
  undoTransactions,
} from './snapshots';
import { exportPlatform, importPlatform } from './seed-files';
import { getJobSettings, listJobs, runJob, setJobSettings } from './job-settings';

/** The handlers of operations on the sandbox. A missing one does not compile. */
export const sandboxHandlers: { readonly [Id in SandboxOperationId]: SandboxHandler<Id> } = {
  getHealth,
  listReplicas,
  createPlatform,
  listUnattributedRequests,
  clearUnattributedRequests,
};

/** The handlers of operations on a platform. A missing one does not compile. */
export const platformHandlers: { readonly [Id in PlatformOperationId]: PlatformHandler<Id> } = {
  resetPlatform,
  deletePlatform,
  exportPlatform,
  importPlatform,
  getClock,
  moveClock,
  getJobSettings,
  setJobSettings,
  listJobs,
  runJob,
  reviewSubAccount,
  triggerEvent,
  openDispute,
  decideDispute,
  returnPayment,
  endPayout,
  createPublisher,
  listPublishers,
  deletePublisher,
  enablePublisher,
  listEvents,
  getEvent,
  redeliverEvent,
  redeliverEvents,
  listDeliveries,
  listRequests,
  clearRequests,
  getCoverage,
  createFault,
  listFaults,
  deleteFaults,
  deleteFault,
  releaseFault,
  createSnapshot,
  listSnapshots,
  deleteSnapshot,
  restoreSnapshot,
  diffSnapshots,
  undoTransactions,
  waitForIdle,
};
