import type { Child } from 'hono/jsx';
import { Icon, type IconName } from '../../icon';

interface EmptyStateProps {
  readonly icon?: IconName;
  /** What there is none of, as a sentence. */
  readonly title: string;
  /** What to do about it: a sentence, a link or a button. */
  readonly children?: Child;
}

/** What a page or a table has in place of what there is none of yet. */
export function EmptyState({ icon = 'inbox', title, children }: EmptyStateProps) {
  return (
    <div class="empty">
      <Icon of={icon} />
      <p>{title}</p>
      {children}
    </div>
  );
}
