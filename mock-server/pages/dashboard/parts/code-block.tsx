import { visibleText } from '../text';

interface CodeBlockProps {
  /** The name of the block on its page. */
  readonly id: string;
  /** The text of the button. */
  readonly button: string;
  readonly text: string;
}

/** Lines of code with a button that copies them. Without a script they can be selected. */
export function CodeBlock({ id, button, text }: CodeBlockProps) {
  return (
    <div class="code" id={id}>
      <button type="button" class="small secondary" data-copy={text} hidden>
        {button}
      </button>
      <pre tabindex={0}>{visibleLines(text)}</pre>
    </div>
  );
}

/** Returns a text of several lines with the characters escaped that do not show. */
export const visibleLines = (text: string): string => text.split('\n').map(visibleText).join('\n');
