/** Instants of calendars, such as midnight, are whole minutes. */
const MINUTE_MS = 60_000;
const SPREAD_MS = 3000;

/**
 * Returns the milliseconds after which a closed platform opens for what is due at an instant. Many have something due at the same
 * midnight: they open within three seconds of it, each of them always at the same instant.
 */
export function wakeDelay(id: string, instant: number): number {
  if (instant % MINUTE_MS !== 0) return 0;
  let hash = 0;
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) % SPREAD_MS;
  return hash;
}
