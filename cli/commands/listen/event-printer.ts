import type { Io } from '../../io';
import type { Paint } from '../../paint';
import { printable } from '../../printable';
import { eventIdOf, formatEventLine } from './event-line';

/** Prints each event once, at once, and below it what becomes of it. */
export class EventPrinter {
  readonly #printed = new Set<string>();
  /** The event that the last line is about. */
  #last = '';

  constructor(
    private readonly stdout: Io['stdout'],
    private readonly paint: Paint,
  ) {}

  has(id: string): boolean {
    return this.#printed.has(id);
  }

  /** Prints an event, unless it was printed. Returns its id. */
  print(body: string): string {
    const id = eventIdOf(body);
    if (this.#printed.has(id)) return id;
    this.stdout.write(formatEventLine(body, this.stdout));
    this.#printed.add(id);
    this.#last = id;
    return id;
  }

  /** Prints what became of an event. The line names an event that is not the last one. */
  printOutcome(id: string, outcome: string, colour: keyof Paint): void {
    const subject = id === this.#last ? '' : `${id}: `;
    this.stdout.write(`  ${this.paint[colour](printable(`→ ${subject}${outcome}`))}\n`);
    this.#last = id;
  }
}
