import { isAliveIn } from '../store/journal/postgres/alive-lease';
import { NEW_EPOCH } from '../store/journal/postgres/platform-rows';
import type { Sql } from '../store/journal/postgres/sql';
import type { ClaimedPlatform, OverdueRows } from './overdue';
import { numberOf, textOf } from '../store/journal/postgres/row-values';

/**
 * Waits for a renewal of such a lease that has been carried out and is not committed yet, and leaves that one alone. Without
 * this, a claim could find a lease expired that is renewed a moment later.
 */
const REVOKE_EXPIRED = `update sandbox.replicas r set lease_until = '-infinity'
  where not ${isAliveIn('r')} and r.lease_until > '-infinity'`;

/**
 * Replicas that poll at the same time skip each other's rows. The epoch shows that nobody has claimed a platform since its owner
 * was read: the term of that one may have begun since.
 */
const CLAIM = `with seen as materialized (
    select q.id, q.epoch from sandbox.platforms q
    where q.wake_at <= $3 and q.head > 0 and q.id <> all($5::text[]) and not exists (
      select from sandbox.replicas r where r.id = q.owner and r.term = q.term and r.lease_until > '-infinity')
    order by q.wake_at limit $4),
  due as materialized (
    select q.id from sandbox.platforms q join seen on seen.id = q.id and seen.epoch = q.epoch for update of q skip locked)
  update sandbox.platforms p set owner = $1, term = $2, epoch = ${NEW_EPOCH} from due
  where p.id = due.id and exists (
    select from sandbox.replicas r where r.id = $1 and r.term = $2 and ${isAliveIn('r')})
  returning p.id, p.epoch`;
const CLAIMED = `select id, epoch from sandbox.platforms where owner = $1 and term = $2 and wake_at <= $3 and head > 0`;
const RELEASE = 'update sandbox.platforms set owner = null, term = null where id = $1 and epoch = $2';

const options = { timeoutMs: 2000, prepared: true } as const;

/** Returns the rows of overdue platforms, for claims by a replica. */
export function overdueRows(sql: Sql, replica: string): OverdueRows {
  const read = async (text: string, values: readonly unknown[]): Promise<readonly ClaimedPlatform[]> => {
    const { rows } = await sql.query(text, values, options);
    return rows.map((row) => ({ id: textOf(row, 'id'), epoch: numberOf(row, 'epoch') }));
  };
  return {
    async claim(term, dueAt, limit, except) {
      await sql.query(REVOKE_EXPIRED, [], options);
      return read(CLAIM, [replica, term, dueAt, limit, [...except]]);
    },
    claimed: (term, dueAt) => read(CLAIMED, [replica, term, dueAt]),
    async release({ id, epoch }) {
      await sql.query(RELEASE, [id, epoch], options);
    },
  };
}
