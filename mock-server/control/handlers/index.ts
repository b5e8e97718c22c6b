import type { PlatformHandler, PlatformOperationId, SandboxHandler, SandboxOperationId } from '../operation';
import { getClock, moveClock } from './clock';
import { listDeliveries, waitForIdle } from './deliveries';
import { decideDispute, openDispute } from './disputes';
import { getEvent, listEvents, redeliverEvent, redeliverEvents } from './events';
import { getHealth } from './health';
import { endPayout } from './payouts';
import { createPlatform, resetPlatform } from './platforms';
import { createPublisher, deletePublisher, listPublishers } from './publishers';
import { returnPayment } from './returns';
import { reviewSubAccount } from './reviews';

/** What each operation on the sandbox as a whole does. One that is missing here does not compile. */
export const sandboxHandlers: { readonly [Id in SandboxOperationId]: SandboxHandler<Id> } = {
  getHealth,
  createPlatform,
};

/** What each operation on a platform does. One that is missing here does not compile. */
export const platformHandlers: { readonly [Id in PlatformOperationId]: PlatformHandler<Id> } = {
  resetPlatform,
  getClock,
  moveClock,
  reviewSubAccount,
  openDispute,
  decideDispute,
  returnPayment,
  endPayout,
  createPublisher,
  listPublishers,
  deletePublisher,
  listEvents,
  getEvent,
  redeliverEvent,
  redeliverEvents,
  listDeliveries,
  waitForIdle,
};
