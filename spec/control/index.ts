import { clock } from './clock';
import { coverage } from './coverage';
import { deliveries } from './deliveries';
import { disputes } from './disputes';
import { events } from './events';
import { facts } from './facts';
import { faults } from './faults';
import { health } from './health';
import { payouts } from './payouts';
import { platforms } from './platforms';
import { platformTokens } from './platform-tokens';
import { publishers } from './publishers';
import { replicas } from './replicas';
import { returns } from './returns';
import { requests } from './requests';
import { reviews } from './reviews';
import { snapshots } from './snapshots';
import { search } from './search';
import { seedFiles } from './seed-files';
import { triggers } from './triggers';
import { jobSettings } from './job-settings';
import { whoami } from './whoami';
import { allOperations } from '../vocabulary/operation';

/** The nouns of the control API in reading order. */
export const controlResources = [
  health,
  whoami,
  replicas,
  platforms,
  platformTokens,
  clock,
  jobSettings,
  seedFiles,
  reviews,
  disputes,
  returns,
  payouts,
  search,
  publishers,
  events,
  triggers,
  deliveries,
  requests,
  coverage,
  facts,
  faults,
  snapshots,
] as const;

/** Every operation of the control API by its id. */
export const controlOperations = allOperations(controlResources);

/** The id of an operation of the control API. */
export type ControlOperationId = keyof typeof controlOperations;
