import { Icon } from '../../icon';

interface CopyButtonProps {
  readonly text: string;
  /** The name of the copied text: `client id`. */
  readonly label: string;
}

/** A button that copies a text, beside the text. Without a script it is not shown: the text can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  return (
    <button type="button" class="copy" data-copy={text} aria-label={`Copy ${label}`} title={`Copy ${label}`} hidden>
      <Icon of="copy" />
    </button>
  );
}
