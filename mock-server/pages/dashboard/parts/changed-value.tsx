import { visibleText } from '../text';

/** A longer value is cut off. */
const MAX_CHARACTERS = 120;

/** A value of a field that changed, as JSON; undefined for a field that was not there. */
export function ChangedValue({ of }: { readonly of: unknown }) {
  if (of === undefined) return <span class="none">None</span>;
  const text = JSON.stringify(of);
  const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  return <code class="value">{visibleText(shown)}</code>;
}
