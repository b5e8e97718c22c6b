import { secondsAfter } from '../time/clock';

/** The number of declines in a time window that blocks a card, and how long it is blocked. Source: Limits. */
export interface DeclineLimit {
  /** Declines of one card on one account after which it is blocked. */
  readonly declines: number;
  /** Seconds within which the declines count. */
  readonly windowSeconds: number;
  /** Seconds for which the card is blocked. */
  readonly blockSeconds: number;
}

/** The recent declines of a card in an account. */
export interface DeclineHistory {
  /** The declines that still count towards a block, oldest first. */
  readonly declines: readonly string[];
  /** The first instant at which the card can be tried again; null when it is not blocked. */
  readonly blocked_until: string | null;
  /** When the history expires: it has no effect from this instant on. */
  readonly forgotten_at: string;
}

/** Source: Errors, Error codes (card_decline_rate_limit_exceeded). */
export function isBlocked({ blocked_until }: DeclineHistory, now: string): boolean {
  return blocked_until !== null && now < blocked_until;
}

/** Returns the history with one more decline. The decline that reaches the limit blocks the card and resets the count. */
export function withDecline(history: DeclineHistory | undefined, now: string, limit: DeclineLimit): DeclineHistory {
  const before = history?.declines ?? [];
  const declines = [...before.filter((at) => now < secondsAfter(at, limit.windowSeconds)), now];
  if (declines.length < limit.declines) {
    return { declines, blocked_until: null, forgotten_at: secondsAfter(now, limit.windowSeconds) };
  }
  const blocked_until = secondsAfter(now, limit.blockSeconds);
  return { declines: [], blocked_until, forgotten_at: blocked_until };
}
