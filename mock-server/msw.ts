export { handlers, type HandlersOptions } from './fronts/msw';
