/** The lines by which a compiled validator adds a problem. */
const ADDED =
  /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;

/** The place of a keyword in its schema, which nobody reads. */
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;

/** The only parameter of these keywords repeats the schema. */
const REPEATED = /params:\{(?:type|pattern|format): ?(?:schema[\w.]+|"(?:[^"\\]|\\.)*")\}/g;

/** Notes of a validator about the fields that it checked, for schemas of another kind than ours, and where it reads them. */
const EVALUATED = /^validate\d+\.evaluated = .*;\n|^const (evaluated\d+) = .*\n(?:if\(\1\.\w+\)\{\n.*\n\}\n)*/gm;

/** A pattern in a call, which a bundler does not drop. */
const PATTERN = /new RegExp\(("(?:[^"\\]|\\.)*"), ""\)/g;

/** A property, which a bundler takes for a call of its getter. */
const HAS_OWN = /Object\.prototype\.hasOwnProperty(?=;)/g;

/**
 * Returns the code of compiled validators with shorter code for the problems that they collect: ajv writes eight lines for each,
 * which are half of a validator. The problems keep what their readers use: see `Problem`. A bundler drops the validators that a
 * program does not use: nothing happens when the module is loaded.
 */
export function compactProblems(code: string): string {
  return code
    .replace(ADDED, '(vErrors ??= []).push($2); errors++;')
    .replace(SCHEMA_PATH, '')
    .replace(REPEATED, 'params:{}')
    .replace(EVALUATED, '')
    .replace(PATTERN, (_call, text: string) => String(new RegExp(String(JSON.parse(text)))))
    .replace(HAS_OWN, '/* @__PURE__ */ (() => Object.prototype.hasOwnProperty)()');
}
