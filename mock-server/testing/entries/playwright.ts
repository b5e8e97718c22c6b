export * from './testing';
export { routeToSandbox, type RouteOptions } from '../../fronts/playwright';
export {
  createTest,
  expect,
  type PaymentTest,
  test,
  type PlaywrightFixtures,
  type WorkerFixtures,
} from '../playwright';
