export { emulate } from './emulate';
export { jsonServer } from './json-server';
export { mockoon } from './mockoon';
export { ours } from './ours';
export { prism } from './prism';
export type { Subject } from './subject';
