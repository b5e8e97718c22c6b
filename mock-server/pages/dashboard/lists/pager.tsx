import type { PageOf } from '../../../wire/page';
import type { Links } from '../links';

interface PagerProps {
  readonly links: Pick<Links, 'here'>;
  readonly page: PageOf<unknown>;
}

/** Links to the pages of a list before and after one. */
export function Pager({ links, page }: PagerProps) {
  const { has_previous, has_next, start_cursor, end_cursor } = page;
  if (!has_previous && !has_next) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {has_previous && (
        <a rel="prev" href={links.here({ before_cursor: start_cursor ?? undefined, after_cursor: undefined })}>
          {start_cursor === null ? 'First page' : 'Previous'}
        </a>
      )}
      {has_next && (
        <a rel="next" href={links.here({ after_cursor: end_cursor ?? undefined, before_cursor: undefined })}>
          {page.items.length === 0 ? 'Look further' : 'Next'}
        </a>
      )}
    </nav>
  );
}
