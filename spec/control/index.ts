import { clock } from './clock';
import { deliveries } from './deliveries';
import { disputes } from './disputes';
import { events } from './events';
import { health } from './health';
import { payouts } from './payouts';
import { platforms } from './platforms';
import { publishers } from './publishers';
import { returns } from './returns';
import { reviews } from './reviews';

export { controlInfo } from './document';

/** The nouns of the control surface in the order in which they are read. */
export const controlResources = [
  health,
  platforms,
  clock,
  reviews,
  disputes,
  returns,
  payouts,
  publishers,
  events,
  deliveries,
] as const;

/** Every operation of the control surface by its id. */
export const controlOperations = {
  ...health.operations,
  ...platforms.operations,
  ...clock.operations,
  ...reviews.operations,
  ...disputes.operations,
  ...returns.operations,
  ...payouts.operations,
  ...publishers.operations,
  ...events.operations,
  ...deliveries.operations,
};

export type ControlOperationId = keyof typeof controlOperations;
