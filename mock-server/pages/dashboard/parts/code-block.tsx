import type { Child } from 'hono/jsx';
import { Icon } from '../../icon';
import { visibleText } from '../text';

interface CodeBlockProps {
  /** The name of the block on its page. */
  readonly id: string;
  /** The text of the button. */
  readonly button: string;
  /** The name of the lines, beside the button. */
  readonly title?: string;
  readonly text: string;
  /** The lines as they are shown (default: the text). */
  readonly children?: Child;
}

/** Lines of code below a button that copies them. Without a script they can be selected. */
export function CodeBlock({ id, button, title, text, children }: CodeBlockProps) {
  return (
    <div class="code" id={id}>
      <div class="code-head">
        <span class="none">{title}</span>
        <button type="button" class="small secondary" data-copy={text} hidden>
          <Icon of="copy" />
          {button}
        </button>
      </div>
      <pre tabindex={0}>{children ?? visibleLines(text)}</pre>
    </div>
  );
}

/** Returns a text of several lines with the characters escaped that do not show. */
export const visibleLines = (text: string): string => text.split('\n').map(visibleText).join('\n');
