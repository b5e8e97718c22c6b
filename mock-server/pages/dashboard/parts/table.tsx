import type { Child } from 'hono/jsx';

/**
 * The place of a column in the two lines that a row has on a phone: `main` and `amount`, then `status` and `time`. `actions` has
 * buttons, which follow them; `rest` is not shown there.
 */
export type ColumnRole = 'main' | 'amount' | 'status' | 'time' | 'actions' | 'rest';

/** A column of a table. */
export interface Column<Item> {
  readonly title: string;
  readonly of: (item: Item) => Child;
  /** Amounts and counts: set in columns of figures. */
  readonly isNumber?: boolean;
  /**
   * Its place on a phone. Of several columns with one role, the first has it. A table without any role keeps its columns, and its
   * words wrap.
   */
  readonly role?: ColumnRole;
}

interface TableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  /** Returns the id of an item. A row with the same id stays the same row when the page is updated. */
  readonly idOf: (item: Item) => string;
  /** Shown in place of rows when there is none. */
  readonly empty: Child;
}

/** A table with one row for each item. One that is wider than its page scrolls by itself. */
export function Table<Item>({ caption, columns, items, idOf, empty }: TableProps<Item>) {
  const classes = classesOf(columns);
  return (
    <div class={isList(columns) ? 'table list' : 'table'} role="region" aria-label={caption} tabindex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title }, i) => (
              <th scope="col" class={classes[i]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr id={`row-${idOf(item)}`}>
              {columns.map((column, i) => (
                <td class={classes[i]}>{column.of(item)}</td>
              ))}
            </tr>
          ))}
          {items.length === 0 && (
            <tr>
              <td colspan={columns.length} class="empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type AnyColumn = Pick<Column<never>, 'title' | 'isNumber' | 'role'>;

const isList = (columns: readonly AnyColumn[]): boolean => columns.some(({ role }) => role !== undefined);

/** Returns the classes of the cells of each column. A list without a main column has its first one as that. */
function classesOf(columns: readonly AnyColumn[]): (string | undefined)[] {
  const main = Math.max(
    columns.findIndex(({ role }) => role === 'main'),
    0,
  );
  return columns.map(({ role = 'rest', isNumber }, i) => {
    const isFirst = columns.findIndex((each) => each.role === role) === i;
    const place = i === main ? 'main' : isFirst ? role : 'rest';
    return [isList(columns) && `is-${place}`, isNumber && 'figure'].filter(Boolean).join(' ') || undefined;
  });
}
