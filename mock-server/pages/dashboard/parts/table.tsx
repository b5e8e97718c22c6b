import type { Child } from 'hono/jsx';

/** A column of a table. */
export interface Column<Item> {
  readonly title: string;
  readonly of: (item: Item) => Child;
  /** Amounts and counts: set in columns of figures. */
  readonly isNumber?: boolean;
}

interface TableProps<Item> {
  readonly caption: string;
  readonly columns: readonly Column<Item>[];
  readonly items: readonly Item[];
  /** Returns the id of an item. A row with the same id stays the same row when the page is updated. */
  readonly idOf: (item: Item) => string;
  /** Shown in place of rows when there is none. */
  readonly empty: string;
}

/** A table with one row for each item. On a narrow screen it scrolls by itself. */
export function Table<Item>({ caption, columns, items, idOf, empty }: TableProps<Item>) {
  return (
    <div class="table" role="region" aria-label={caption} tabindex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th scope="col" class={isNumber ? 'figure' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr id={`row-${idOf(item)}`}>
              {columns.map((column) => (
                <td class={column.isNumber ? 'figure' : undefined}>{column.of(item)}</td>
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
