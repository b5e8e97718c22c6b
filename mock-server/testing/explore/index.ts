export { explore } from './explore';
export type { Exploration, ExplorationError, Finding } from './exploration-error';
export type { Budget, ExploredPlatform, ExploreOptions, PublishOptions, Surroundings, Told } from './options';
