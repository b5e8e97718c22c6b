/** Returns a text that keeps no other one in memory: a part of a body would keep all of it. */
export function ownText(part: string): string {
  return ` ${part}`.slice(1);
}
