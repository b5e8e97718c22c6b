import type { Child } from 'hono/jsx';
import { Icon } from './icon';

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  /** The text that was sought. */
  readonly query: string | undefined;
  /** The parts below the field. */
  readonly children?: Child;
}

/** The search of the bar. Its key is `/`. */
export function SearchForm({ action, label, query, children }: SearchFormProps) {
  return (
    <form role="search" method="get" action={action} class="search">
      <label class="unseen" for="search">
        {label}
      </label>
      <Icon of="search" />
      <input
        id="search"
        type="search"
        name="q"
        value={query}
        placeholder={`${label} ( / )`}
        autocomplete="off"
        spellcheck={false}
      />
      {children}
    </form>
  );
}
