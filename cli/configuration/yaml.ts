// A file of its own, so that the package is loaded for a YAML file only.
import { type Document, isCollection, isNode, LineCounter, parseDocument, visit } from 'yaml';

/**
 * Parses a document of YAML. Throws a `SyntaxError` with the first problem and its line. The package itself would print some of
 * them to standard error: a tag that it does not know, and a key that is a list.
 */
export function parseYaml(text: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fail: Fail = (message, offset = 0) => {
    throw new SyntaxError(`${message.replace(/\.$/, '')}, on line ${lines.linePos(offset).line}.`);
  };
  const [error] = document.errors;
  if (error !== undefined) fail(error.message, error.pos[0]);
  checkNodes(document, fail);
  const [warning] = document.warnings;
  if (warning !== undefined) fail(warning.message, warning.pos[0]);
  return document.toJS();
}

type Fail = (message: string, offset: number | undefined) => never;

/** Checks what is valid YAML, and no value of a configuration. */
function checkNodes(document: Document, fail: Fail): void {
  visit(document, {
    Value: (_, { tag, range }) => {
      if (tag === undefined) return;
      fail(`The tag ${tag.replace('tag:yaml.org,2002:', '!!')} is not accepted: values need none`, range?.[0]);
    },
    Alias: (_, alias, path) => {
      const at = alias.range?.[0];
      if (alias.resolve(document) === undefined) fail(`*${alias.source} is not the name of a value before it`, at);
      const isWithin = path.some((each) => isNode(each) && 'anchor' in each && each.anchor === alias.source);
      if (isWithin) fail(`*${alias.source} is within the value that it repeats`, at);
    },
    Pair: (_, { key }) => {
      if (isCollection(key)) fail('A key must be a name', key.range?.[0]);
    },
  });
}
