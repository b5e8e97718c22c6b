import ts from 'typescript';

/** Returns whether a comment says that a declaration is not for users. */
export function isInternal(symbol: ts.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal');
}

/** Returns the text of a doc comment as Markdown; empty without one. The name of a source is for contributors. */
export function docOf(
  symbol: { getDocumentationComment: ts.Symbol['getDocumentationComment'] },
  checker: ts.TypeChecker,
): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const lines = text.replaceAll(/\s*\bSource: [^.]*\.(?=\s|$)/g, '').split('\n');
  return fenced(lines).join('\n').trim();
}

/** Returns lines with indented code in a block of code. Lines of prose that follow each other are one. */
function fenced(lines: readonly string[]): string[] {
  const result: string[] = [];
  let code: string[] = [];
  const flush = () => {
    if (code.length > 0) result.push('```ts', ...code.map((line) => line.slice(4)), '```');
    code = [];
  };
  for (const line of lines) {
    if (line.startsWith('    ')) {
      code.push(line);
      continue;
    }
    flush();
    const last = result.at(-1) ?? '';
    if (line.trim() === '' || last === '' || last === '```') result.push(line);
    else result[result.length - 1] = `${last} ${line}`;
  }
  flush();
  return result;
}

/** Returns the error codes in the comment after a declaration. */
export function codesAfter(node: ts.Node): readonly string[] {
  const text = node.getSourceFile().text;
  const [range] = ts.getTrailingCommentRanges(text, node.end) ?? [];
  if (range === undefined) return [];
  const words = text
    .slice(range.pos + 2, range.end)
    .trim()
    .split(' ');
  return words.every((word) => /^[a-z]+(?:_[a-z]+)+$/.test(word)) ? words : [];
}
