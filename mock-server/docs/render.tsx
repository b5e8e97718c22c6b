import { Marked, type Token } from 'marked';
import { type MachineName, machineNames } from '../../spec/tables/states';
import { Diagram } from '../pages/dashboard/diagram';
import { CodeBlock } from '../pages/dashboard/parts/code-block';
import { Code } from './code';
import type { LinkTarget } from './links';
import { anchors, plainText } from './markdown';
import { findOperation } from './operations/documented';

interface RenderedPage {
  readonly blocks: Token[];
  readonly target: LinkTarget;
  /** Leads from the page to `/docs/`. */
  readonly up: string;
}

/**
 * Returns a page as HTML. It is that of the package, so HTML in it stays as it is. Pictures are not
 * packed: except for diagrams of states, they become links.
 */
export function renderedMarkdown({ blocks, target, up }: RenderedPage): string {
  const anchorOf = anchors();
  let codeBlocks = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        const anchor = escaped(anchorOf(text));
        const link =
          depth === 1 ? '' : ` <a class="anchor" href="#${anchor}" aria-label="${escaped(`Link to ${text}`)}">#</a>`;
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}${link}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(target(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        return `<a href="${escaped(target(href))}">Picture: ${escaped(text)}</a>`;
      },
      code({ text, lang }) {
        codeBlocks++;
        return String(
          <CodeBlock id={`code-${codeBlocks}`} button="Copy" title={lang ?? ''} text={text}>
            <Code text={text} language={lang ?? ''} />
          </CodeBlock>,
        );
      },
      paragraph({ tokens }) {
        const diagram = diagramOf(tokens);
        if (diagram !== undefined) return String(<Diagram of={diagram} />);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      listitem({ tokens }) {
        const id = operationOf(tokens);
        const link =
          id === undefined ? '' : ` <a class="button small secondary" href="${up}operations/${id}">Try it</a>`;
        return `<li>${this.parser.parse(tokens)}${link}</li>\n`;
      },
      html: ({ text }) => (text.startsWith('<!--') ? '' : text),
    },
  });
  return marked
    .parser(blocks)
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Returns the operation that an item of the reference declares: - Request: `POST /v1/payments` – `createPayment`. */
function operationOf([line]: readonly Token[]): string | undefined {
  const [, method, , id] = line?.type === 'text' ? (line.tokens ?? []) : [];
  if (method?.type !== 'codespan' || id?.type !== 'codespan') return undefined;
  const name = plainText([id]);
  return findOperation(name) && name;
}

/** Returns the state machine whose diagram a paragraph is. Diagrams are not packed as pictures, and are part of the server. */
function diagramOf([token, ...others]: readonly Token[]): MachineName | undefined {
  const [, file] = (token?.type === 'image' && /\/states\/(\w+)\.svg$/.exec(token.raw.replace(/\)$/, ''))) || [];
  return others.length === 0 ? machineNames.find((name) => name === file) : undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
