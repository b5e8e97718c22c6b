import type { Child } from 'hono/jsx';

interface ChipProps {
  readonly href: string;
  /** Whether the page shows what the chip stands for. */
  readonly isChosen: boolean;
  readonly children?: Child;
}

/** A link that looks chosen or not, such as a state that a list is filtered by. It stands in `Chips`. */
export function Chip({ href, isChosen, children }: ChipProps) {
  return (
    <li>
      <a class="chip" href={href} aria-current={isChosen ? 'true' : undefined}>
        {children}
      </a>
    </li>
  );
}

/** Chips side by side. `label` names them for readers who do not see what is around them. */
export function Chips({ label, children }: { readonly label: string; readonly children?: Child }) {
  return (
    <ul class="chips" aria-label={label}>
      {children}
    </ul>
  );
}
