import type { Output } from './io';

const BAR_CHARS = 30;
const CLEAR_LINE = '\r\u001b[K';
/** Time between two lines of a log. */
const LINE_MS = 5_000;

/** A progress bar on a terminal; on any other output, a line every five seconds. */
export class Progress {
  readonly #output: Output;
  readonly #label: string;
  readonly #total: number;
  readonly #now: () => number;
  #done = 0;
  #shown = '';
  #writtenAt: number;

  /** `total` and the amounts of `add` are in the same unit. `now` returns milliseconds. */
  constructor(output: Output, label: string, total: number, now = () => performance.now()) {
    this.#output = output;
    this.#label = label;
    this.#total = total;
    this.#now = now;
    this.#writtenAt = now();
  }

  add(amount: number): void {
    this.#done = Math.min(this.#done + amount, this.#total);
    const part = this.#total === 0 ? 1 : this.#done / this.#total;
    if (this.#output.isTTY) this.#show(part);
    else this.#log(part);
  }

  /** Clears the line of a terminal. */
  end(): void {
    if (this.#shown !== '') this.#output.write(CLEAR_LINE);
    this.#shown = '';
  }

  /** Writes only when the whole percentage has changed. */
  #show(part: number): void {
    const bar = '#'.repeat(Math.floor(part * BAR_CHARS)).padEnd(BAR_CHARS, '-');
    const text = `${this.#label} [${bar}] ${percent(part)}`;
    if (text !== this.#shown) this.#output.write(`${CLEAR_LINE}${text}`);
    this.#shown = text;
  }

  #log(part: number): void {
    const now = this.#now();
    if (now - this.#writtenAt < LINE_MS) return;
    this.#output.write(`${this.#label}: ${percent(part)}\n`);
    this.#writtenAt = now;
  }
}

const percent = (part: number) => `${Math.floor(part * 100)} %`;
