import { median } from '../median';

/** A measured value, or the reason why there is none. */
export type Figure = Measured | Missing;

export interface Measured {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Missing {
  readonly missing: string;
}

/** The figures of a server that has a number of payments. */
export const measures = [
  'createsPerSecond',
  'createsOfTenThousand',
  'getsPerSecond',
  'residentMb',
  'heapBytesPerPayment',
  'longestStopMs',
  'longestStopTo300000Ms',
  'fileMb',
  'fileBytesPerPayment',
  'openingMs',
  'parsingMs',
  'openingOfParsing',
  'residentOpenedMb',
  'peakOpenedMb',
  'snapshotStopMs',
  'restoreStopMs',
  'resetStopMs',
  'undoStopMs',
] as const;

export type Measure = (typeof measures)[number];
export type Figures = Readonly<Partial<Record<Measure, Figure>>>;

/** Why a figure is missing. It ends the steps that need it, and nothing else. */
export class MissingError extends Error {}

export function measured(samples: number | readonly number[]): Measured {
  const values = typeof samples === 'number' ? [samples] : samples;
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

export function missing(reason: string): Missing {
  return { missing: reason };
}

export function isMeasured(figure: Figure | undefined): figure is Measured {
  return figure !== undefined && 'median' in figure;
}

/** Returns the reason that an error gives. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
