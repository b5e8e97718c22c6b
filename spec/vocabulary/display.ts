/**
 * How the objects of a schema are shown and found: data for the dashboard and for the lists of the command line. No document has
 * it. How a value is drawn is code of the dashboard. A field without a display is on the page of its object, and in no list.
 */
export interface Display<Name extends string = string> {
  /** The name of one object (default: that of the schema). */
  readonly title?: string;
  /** The sentence for one object in the command line, with its fields in braces (default: title, id, amount and status). */
  readonly sentence?: string;
  /** The field that says most of an object (default: the id). */
  readonly main?: Name;
  /** The fields that the page of an object shows first. The others follow by kind. */
  readonly first?: readonly Name[];
  /** The columns of a list in the order of the dashboard. */
  readonly columns?: readonly (readonly ListColumn<Name>[])[];
  /** The fields whose text a search finds. */
  readonly searched?: readonly Name[];
  /** Filters of a list in the dashboard, besides the parameters of its operation: fields, and the account of the objects. */
  readonly filtered?: readonly (Name | 'account')[];
}

/**
 * A field, or one in it: `status`, `payment_method.card.brand`, `attempts.-1.status`. Fields that are separated by spaces are
 * shown together. Those below `joined` belong to other objects: see `joined-fields.ts` of the command line.
 */
type Path<Name extends string> = Name | `${Name}.${string}` | `joined.${string}`;

/** A column of a list. */
export interface ListColumn<Name extends string = string> {
  /** Its name in the command line. */
  readonly name: string;
  /** The first of these that has a value is shown. */
  readonly fields: readonly Path<Name>[];
  /**
   * `always`: in every list. `more`: in the dashboard, and on terminals with enough space. `terminal`: on these only. On a
   * terminal an earlier column has precedence.
   */
  readonly priority: 'always' | 'more' | 'terminal';
}

/** Columns with the names of their fields, or with names of their own. */
type Columns<Field extends string> = readonly (Field | Readonly<Record<string, Field | readonly Field[]>>)[];

const withPriority =
  (priority: ListColumn['priority']) =>
  <const Field extends string>(...columns: Columns<Field>) =>
    columns.flatMap((column) =>
      Object.entries(typeof column === 'string' ? { [column]: column } : column).map(([name, of]) => ({
        name,
        fields: typeof of === 'string' ? [of] : of,
        priority,
      })),
    );

export const always = withPriority('always');
export const more = withPriority('more');
export const terminal = withPriority('terminal');
