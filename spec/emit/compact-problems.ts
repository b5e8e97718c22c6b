/** The lines by which a compiled validator adds a problem. */
const ADDED =
  /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** The place of a keyword in its schema, which nobody reads. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;

/** The only parameter of these keywords repeats the schema. */
const REPEATED = /params:\{(?:type|pattern|format): ?(?:schema[\w.]+|"(?:[^"\\]|\\.)*")\}/g;

/**
 * Returns the code of compiled validators with shorter code for the problems that they collect: ajv writes eight lines for each,
 * which are half of a validator. The problems keep what their readers use: see `Problem`.
 */
export function compactProblems(code: string): string {
  return code
    .replace(ADDED, '(vErrors ??= []).push($2); errors++;')
    .replace(SCHEMA_PATH, '')
    .replace(REPEATED, 'params:{}');
}
