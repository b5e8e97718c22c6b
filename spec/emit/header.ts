/** The first line of every generated source file. */
export const HEADER = '// Generated from spec/ by "npm run generate". Do not edit.';
