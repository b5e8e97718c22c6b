export { handlers, type HandlersOptions } from './fronts/msw';
export {
  override,
  type OverrideContext,
  type OverrideOptions,
  type OverrideResult,
  type Responder,
} from './fronts/msw-override';
export type { OverrideErrorDetails } from './fronts/msw-override-error';
