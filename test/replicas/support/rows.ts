import type { TestDatabase } from '../../support/postgres/database';

/** Returns the holes and overlaps in the numbers of the lines that the platforms have in the database. */
export async function findHoles(database: TestDatabase): Promise<readonly unknown[]> {
  return database.sql(`
    with groups as (
      select platform, number, sum(array_length(string_to_array(lines, E'\\n'), 1)) as lines
      from sandbox.appends group by platform, number
    ), chain as (
      select platform, number, lines, lag(number) over (partition by platform order by number) as before from groups
    )
    select platform, number, lines, before from chain where before is not null and number <> before + lines
    union all
    select p.id, p.head, null, max(a.number) from sandbox.platforms p join sandbox.appends a on a.platform = p.id
    group by p.id, p.head having p.head <> max(a.number)`);
}
