/** Prints what was measured, and remembers whether a bound was missed. */
export class Report {
  isMissed = false;

  line(what: string, value: number, { least, most }: { readonly least?: number; readonly most?: number } = {}): void {
    const holds = !(least !== undefined && !(value >= least)) && !(most !== undefined && !(value <= most));
    if (!holds) this.isMissed = true;
    const bound =
      least === undefined ? (most === undefined ? '' : `   bound ≤ ${format(most)}`) : `   bound ≥ ${format(least)}`;
    console.log(`${what.padEnd(60)}${value.toFixed(1).padStart(9)}${bound}${holds ? '' : '   MISSED'}`);
  }
}

function format(bound: number): string {
  return String(Math.round(bound * 10) / 10);
}
