import { readAllPages } from '../all-pages';
import { type Column, columnsOf } from './column';
import { type Row, rowsOf } from './row';

/** Reads an object or a list of the platform by its path. Rejects if it does not exist. */
export type Ask = (path: readonly string[], query?: Readonly<Record<string, string>>) => Promise<object>;

/** The fields of a list that its objects do not have: what they are read from. */
const joins: Readonly<
  Record<string, Readonly<Record<string, (rows: readonly Row[], ask: Ask) => Promise<unknown[]>>>>
> = {
  Delivery: {
    event_name: async (rows, ask) => {
      const names = await eachOnce(
        rows.map(({ event_id }) => String(event_id)),
        (id) => ask(['events', id]),
      );
      return names.map((event) => ('data' in event ? fieldOf(event.data, 'event_name') : undefined));
    },
    url: async (rows, ask) => {
      const publishers = await readAllPages<Row>((query) => ask(['publishers'], query));
      return rows.map(({ publisher_id }) => publishers.find(({ id }) => id === publisher_id)?.['url']);
    },
  },
  Event: {
    delivery: async (rows, ask) => {
      const lists = await eachOnce(
        rows.map(({ id }) => String(id)),
        (event_id) => ask(['deliveries'], { event_id, limit: '100' }),
      );
      return lists.map((list) => worstStatus('data' in list ? rowsOf(list.data) : []));
    },
  },
};

/** Adds the fields that the columns of a list show and its objects do not have. */
export async function withJoinedFields(
  schema: string,
  rows: readonly Row[],
  columns: readonly Column[] | undefined,
  ask: Ask,
): Promise<readonly Row[]> {
  const shown = (columns ?? columnsOf(schema)).flatMap(({ fields }) => fields);
  let joined = rows;
  for (const [field, read] of Object.entries(joins[schema] ?? {})) {
    if (rows.length === 0 || !shown.includes(field)) continue;
    const values = await read(rows, ask);
    joined = joined.map((row, at) => ({ ...row, [field]: values[at] }));
  }
  return joined;
}

/** Asks for each key, once for equal ones. */
async function eachOnce(keys: readonly string[], ask: (key: string) => Promise<object>): Promise<readonly object[]> {
  const asked = new Map([...new Set(keys)].map((key) => [key, ask(key).catch(() => ({}))]));
  return Promise.all(keys.map((key) => asked.get(key) ?? Promise.resolve({})));
}

/** Returns the worst status of the latest deliveries of an event, one for each publisher. They are given newest first. */
function worstStatus(deliveries: readonly Row[]): unknown {
  const latest = new Map([...deliveries].reverse().map(({ publisher_id, status }) => [publisher_id, status]));
  return ['dead', 'failed', 'pending', 'delivered'].find((status) => [...latest.values()].includes(status));
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
