import { secondsAfter } from '../time/clock';

/** How many declines of a card are too many, and for how long it is blocked then. Source: Limits. */
export interface DeclineLimit {
  readonly declines: number;
  readonly windowSeconds: number;
  readonly blockSeconds: number;
}

/** What is remembered of a card in an account. */
export interface DeclineHistory {
  /** The declines that may still add up to a block, oldest first. */
  readonly declines: readonly string[];
  /** The first instant at which the card can be tried again; null when it is not blocked. */
  readonly blocked_until: string | null;
  /** From this instant on nothing of it matters any more. */
  readonly forgotten_at: string;
}

/** Source: Errors, Error codes (card_decline_rate_limit_exceeded). */
export function isBlocked(history: DeclineHistory | undefined, now: string): boolean {
  return typeof history?.blocked_until === 'string' && now < history.blocked_until;
}

/** The history with one more decline. The one that reaches the limit blocks the card, and the count starts again. */
export function withDecline(history: DeclineHistory | undefined, now: string, limit: DeclineLimit): DeclineHistory {
  const before = history?.declines ?? [];
  const declines = [...before.filter((at) => now < secondsAfter(at, limit.windowSeconds)), now];
  if (declines.length < limit.declines) {
    return { declines, blocked_until: null, forgotten_at: secondsAfter(now, limit.windowSeconds) };
  }
  const blocked_until = secondsAfter(now, limit.blockSeconds);
  return { declines: [], blocked_until, forgotten_at: blocked_until };
}
