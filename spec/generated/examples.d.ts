// Generated from spec/ by "npm run generate". Do not edit.
import type { Examples } from '../vocabulary/example';
export declare const examples: Examples;
