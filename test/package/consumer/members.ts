/** The members that the declarations of the sandbox show: exactly the documented ones. A further one does not compile. */
import type { Event } from 'payments-sandbox';
import { createSandbox, type Platform, type Sandbox } from 'payments-sandbox/mock-server';

type Same<A, B> = [A, B] extends [B, A] ? true : false;

const sandboxMembers: Same<
  keyof Sandbox,
  'client' | 'close' | 'createPlatform' | 'fetch' | 'openPlatform' | 'platform' | 'requests'
> = true;

const platformMembers: Same<
  keyof Platform,
  | 'clock'
  | 'close'
  | 'coverage'
  | 'delete'
  | 'deliveries'
  | 'disputes'
  | 'events'
  | 'export'
  | 'faults'
  | 'id'
  | 'import'
  | 'isEmpty'
  | 'jobs'
  | 'jobSettings'
  | 'keys'
  | 'now'
  | 'payments'
  | 'payouts'
  | 'publishers'
  | 'redeliver'
  | 'redeliverSince'
  | 'requests'
  | 'reset'
  | 'review'
  | 'snapshots'
  | 'trigger'
  | 'undo'
  | 'waitForIdle'
> = true;

const clockMembers: Same<
  keyof Platform['clock'],
  'advance' | 'behindMs' | 'freeze' | 'frozen' | 'move' | 'now' | 'reset' | 'set' | 'unfreeze'
> = true;
const publisherMembers: Same<keyof Platform['publishers'], 'create' | 'delete' | 'enable' | 'list' | 'retry' | 'test'> =
  true;
const requestMembers: Same<keyof Platform['requests'], 'deleteAll' | 'list' | 'waitFor'> = true;

const sandbox = createSandbox();
const events: Event[] = sandbox.platform().events();
const shown = [sandboxMembers, platformMembers, clockMembers, publisherMembers, requestMembers];
export const result = shown.every(Boolean) && events.length === 0 ? 'succeeded' : 'failed';
console.log(result);
