import { Lexer, type MarkedToken, type Token, walkTokens } from 'marked';

/** A heading of a page. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** Its anchor, as GitHub derives it. */
  readonly anchor: string;
}

/** A heading with what is below it, up to the next heading. */
export interface Section {
  readonly heading: Heading;
  /** Paragraphs, lists and tables as plain text. */
  readonly text: string;
  /** The lines of its code blocks. */
  readonly code: string;
}

/** Returns the blocks of a page. */
export const blocksOf = (markdown: string): Token[] => new Lexer().lex(markdown);

/** Returns a function that returns the anchor of each heading of a page, in their order: a repeated one has a number. */
export function anchors(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

/** Returns the headings of a page with what is below each, in their order. */
export function sectionsOf(blocks: readonly Token[]): Section[] {
  const anchorOf = anchors();
  const sections: { heading: Heading; text: string; code: string }[] = [];
  for (const block of blocks.filter(isMarked)) {
    const last = sections.at(-1);
    if (block.type === 'heading') {
      const text = plainText(block.tokens);
      sections.push({ heading: { depth: block.depth, text, anchor: anchorOf(text) }, text: '', code: '' });
    } else if (last && block.type === 'code') last.code += `${block.text}\n`;
    else if (last) last.text += `${plainText([block])} `;
  }
  return sections;
}

/** Returns the targets of the links in blocks, in their order. */
export function linksIn(blocks: Token[]): string[] {
  const found: string[] = [];
  // No callback is asynchronous.
  void walkTokens(blocks, (token) => {
    if (isMarked(token) && token.type === 'link') found.push(token.href);
  });
  return found;
}

/** Returns tokens as text, without the marks of Markdown. */
export function plainText(tokens: readonly Token[]): string {
  return tokens.filter(isMarked).map(textOf).join('');
}

function textOf(token: MarkedToken): string {
  switch (token.type) {
    case 'table':
      return [token.header, ...token.rows].map((row) => row.map((cell) => plainText(cell.tokens)).join(' ')).join('. ');
    case 'list':
      return token.items.map(({ tokens }) => plainText(tokens)).join(' ');
    case 'space':
    case 'br':
    case 'hr':
      return ' ';
    case 'html':
    case 'def':
      return '';
    case 'text':
      return token.tokens ? plainText(token.tokens) : token.text;
    case 'codespan':
    case 'code':
    case 'escape':
      return token.text;
    case 'checkbox':
      return '';
    default:
      return plainText(token.tokens);
  }
}

/** Whether a token is one of Markdown: no extension adds others. */
const isMarked = (token: Token): token is MarkedToken => token.type !== '';
