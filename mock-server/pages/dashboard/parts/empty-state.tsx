import type { Child } from 'hono/jsx';
import { Icon, type IconName } from '../../icon';

interface EmptyStateProps {
  readonly icon?: IconName;
  /** A sentence that says what there is none of. */
  readonly title: string;
  /** The next step: a sentence, a link or a button. */
  readonly children?: Child;
}

/** The content of a page or a table that has no entries yet. */
export function EmptyState({ icon = 'inbox', title, children }: EmptyStateProps) {
  return (
    <div class="empty">
      <Icon of={icon} />
      <p>{title}</p>
      {children}
    </div>
  );
}
