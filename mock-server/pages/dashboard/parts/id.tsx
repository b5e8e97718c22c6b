import type { Child } from 'hono/jsx';
import type { Visit } from '../page';
import { searchResult } from '../search';
import { visibleText } from '../text';
import { Text } from './values';

interface IdProps {
  readonly visit: Visit;
  readonly of: string | null | undefined;
  /** A text that says more than the id (default: the id). */
  readonly label?: Child;
}

/** An id with a link to the page that shows what it names, in its own mode. The overview is about the platform account. */
export function Id({ visit, of, label }: IdProps) {
  if (of === null || of === undefined || of === '') return <Text of={null} />;
  const result = of === visit.id ? undefined : searchResult(visit, of);
  if (result === undefined) return label === undefined ? <span class="id">{visibleText(of)}</span> : <>{label}</>;
  const { path, query, mode } = result;
  const text = path === '' ? 'Platform account' : label;
  return (
    <a class={text === undefined ? 'id' : undefined} href={visit.links.to(path, { ...query, mode })}>
      {text ?? of}
    </a>
  );
}
