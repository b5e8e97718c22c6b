/** The fields of every stored row. A row is never changed in place: a change puts a new row with the same id. */
export interface Row {
  readonly id: string;
}
