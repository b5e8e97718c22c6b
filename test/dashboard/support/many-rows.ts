import { controlCall } from '../../../mock-server/events/cause';
import type { Platform } from '../../../mock-server/platform/platform';
import type { Rows, TableName } from '../../../mock-server/rows';
import { endOfTick } from '../../../mock-server/time/tick';

/** Adds copies of a row that has a number in the order of creation. */
export function multiply<Name extends TableName>(
  platform: Platform,
  name: Name,
  row: (Rows[Name] & { readonly sequence: number }) | undefined,
  copies: number,
): void {
  if (row === undefined) throw new Error(`there is no row in ${name}`);
  platform.transact(controlCall('moveClock'), ({ rows }) => {
    for (let i = 0; i < copies; i++) rows.insert(name, { ...row, id: `${row.id}x${i}`, sequence: rows.nextSequence() });
  });
}

/** Returns the number of ticks after which something ends. */
export async function ticksOf(run: () => Promise<unknown>): Promise<number> {
  let ticks = 0;
  let isDone = false;
  const result = run().finally(() => {
    isDone = true;
  });
  for (; !isDone; ticks++) await endOfTick();
  await result;
  return ticks;
}
