export { setupSandboxWorker } from '../../fronts/msw-browser';
export type { SetupOptions } from '../../fronts/msw-strictness';
