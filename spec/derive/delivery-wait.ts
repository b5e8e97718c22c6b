/** A failed delivery that later ones wait for. */
interface FailedDelivery {
  readonly next_attempt_at: string | null;
  readonly attempts: readonly { readonly attempted_at: string }[];
}

/** Returns why and until when deliveries wait behind a failed one: `500, next try 20:22:54`. */
export const explainWait = (reason: string, failed: FailedDelivery): string => `${reason}, next try ${nextTry(failed)}`;

/** Returns the time of the next attempt, with its date if that is another day. */
export function nextTry({ next_attempt_at: next, attempts }: FailedDelivery): string {
  const [date = '', time = ''] = (next ?? '').slice(0, 'yyyy-mm-ddThh:mm:ss'.length).split('T');
  return attempts.at(-1)?.attempted_at.startsWith(date) ? time : `${date} ${time}`;
}
