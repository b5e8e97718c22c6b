/** A figure, and the most that it may be. */
export interface Bounded {
  readonly what: string;
  readonly is: number;
  readonly most: number;
}

/** Prints figures beside their bounds. Returns whether all are within them. */
export function report(figures: readonly Bounded[]): boolean {
  for (const { what, is, most } of figures)
    console.log(
      `${what}: ${is.toLocaleString('en-US')} (at most ${most.toLocaleString('en-US')})${is > most ? '  MISSED' : ''}`,
    );
  return figures.every(({ is, most }) => is <= most);
}
