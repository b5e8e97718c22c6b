import type { Client } from './client';
import type { Deadline } from './deadline';
import { type Figure, type Measure, missing, reasonOf } from './figure';
import type { ServerProcess } from './process';
import type { Subject } from './subjects';

/** A process of a server, and its client. */
export interface Running {
  readonly process: ServerProcess;
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
}

/** The figures of a measurement in progress. */
export type NewFigures = Partial<Record<Measure, Figure>>;

/** A measurement in progress. */
export interface Step {
  readonly subject: Subject;
  readonly payments: number;
  readonly deadline: Deadline;
  readonly log: (text: string) => void;
}

/** Does a part of a measurement. Its figures get the reason if it fails, and the measurement continues. */
export async function attempt(
  { log }: Step,
  figures: NewFigures,
  names: readonly Measure[],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`${names.join(', ')}: ${reasonOf(error)}`);
    for (const name of names) figures[name] ??= missing(reasonOf(error));
  }
}
