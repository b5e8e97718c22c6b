import type { Child } from 'hono/jsx';

/** The parts at the top of a page around its title. */
export interface Head {
  /** The kind of the object: `Payment`. It stands above the title. */
  readonly kind?: string;
  /** The content of the `h1` instead of the title, such as `<span class="big">$19.99</span>`. */
  readonly heading?: Child;
  /** The state of the object, beside the title. */
  readonly status?: Child;
  /** One line of facts below the title: a method, a description, an instant. */
  readonly subtitle?: Child;
  /** Buttons for what is possible now, the main one first. */
  readonly actions?: Child;
}

/** The head of a page: title, state, facts, and what can be done. */
export function PageHead({ title, head = {} }: { readonly title: string; readonly head?: Head | undefined }) {
  const { kind, heading, status, subtitle, actions } = head;
  return (
    <header class="page-head">
      <div>
        {kind !== undefined && <p class="kind">{kind}</p>}
        <div class="page-title">
          <h1>{heading ?? title}</h1>
          {status}
        </div>
        {subtitle !== undefined && <p class="subtitle">{subtitle}</p>}
      </div>
      {actions !== undefined && <div class="buttons">{actions}</div>}
    </header>
  );
}
