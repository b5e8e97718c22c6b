import type { Child } from 'hono/jsx';
import type { Visit } from '../page';

interface ActionMenuProps {
  readonly visit: Visit;
  /** The action of the form in it: it is open while the form shows an error. */
  readonly action: string;
  readonly title: string;
  readonly children?: Child;
}

/** A form that unfolds from a button, in a row of buttons. One of them is open at a time. */
export function ActionMenu({ visit, action, title, children }: ActionMenuProps) {
  return (
    <details class="action-menu" name="actions" id={`menu-${action}`} open={visit.refused?.action === action}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
