export { setupSandboxServer } from '../../fronts/msw-node';
export type { SetupOptions } from '../../fronts/msw-strictness';
