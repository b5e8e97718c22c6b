import type { Child } from 'hono/jsx';
import { grouped } from '../../../../spec/vocabulary/number';

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
   * Its place on a phone (default: by its title, such as `Created`). Of several columns with one role, the first has it. A table
   * without any role keeps its columns, and its words wrap.
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

/** A table with one row for each item. A row leads where its first link does: a script follows it, see `offerRows`. */
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
                <td class={classes[i]}>{shown(column.of(item))}</td>
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

/** Returns the content of a cell. A number is a count. */
const shown = (content: Child): Child => (typeof content === 'number' ? grouped(content) : content);

type AnyColumn = Pick<Column<never>, 'title' | 'isNumber' | 'role'>;

/** The roles of columns that say what they have by their title. */
const rolesByTitle: Readonly<Record<string, ColumnRole>> = {
  Status: 'status',
  State: 'status',
  Created: 'time',
  Due: 'time',
  Time: 'time',
  'Last write': 'time',
  Action: 'actions',
  Actions: 'actions',
};

const roleOf = ({ role, title }: AnyColumn): ColumnRole | undefined => role ?? rolesByTitle[title];

const isList = (columns: readonly AnyColumn[]): boolean => columns.some((column) => roleOf(column) !== undefined);

/**
 * Returns the classes of the cells of each column. The main column of a list without one is the first without another place, and
 * its amount the first with a number.
 */
function classesOf(columns: readonly AnyColumn[]): (string | undefined)[] {
  const find = (role: ColumnRole, other: (column: AnyColumn) => boolean) => {
    const named = columns.find((column) => roleOf(column) === role);
    return named ?? columns.find((column) => roleOf(column) === undefined && other(column));
  };
  const main = find('main', () => true) ?? columns.find((column) => roleOf(column) === 'rest') ?? columns[0];
  const places = new Map([
    [find('amount', (column) => column !== main && column.isNumber === true), 'amount'],
    [find('status', () => false), 'status'],
    [find('time', () => false), 'time'],
    [main, 'main'],
  ]);
  return columns.map((column) => {
    const place = places.get(column) ?? (roleOf(column) === 'actions' ? 'actions' : 'rest');
    return [isList(columns) && `is-${place}`, column.isNumber && 'figure'].filter(Boolean).join(' ') || undefined;
  });
}
