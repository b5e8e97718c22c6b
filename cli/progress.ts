import type { Output } from './io';

const BAR_CHARS = 30;
const CLEAR_LINE = '\r\u001b[K';

/** A progress bar on a terminal; nothing on any other output. */
export class Progress {
  readonly #output: Output;
  readonly #label: string;
  readonly #total: number;
  #done = 0;
  #shown = '';

  /** `total` and the amounts of `add` are in the same unit. */
  constructor(output: Output, label: string, total: number) {
    this.#output = output;
    this.#label = label;
    this.#total = total;
  }

  add(amount: number): void {
    this.#done = Math.min(this.#done + amount, this.#total);
    if (this.#output.isTTY) this.#show(this.#total === 0 ? 1 : this.#done / this.#total);
  }

  /** Clears the line. */
  end(): void {
    if (this.#shown !== '') this.#output.write(CLEAR_LINE);
    this.#shown = '';
  }

  /** Writes only when the whole percentage has changed. */
  #show(part: number): void {
    const bar = '#'.repeat(Math.floor(part * BAR_CHARS)).padEnd(BAR_CHARS, '-');
    const text = `${this.#label} [${bar}] ${Math.floor(part * 100)} %`;
    if (text !== this.#shown) this.#output.write(`${CLEAR_LINE}${text}`);
    this.#shown = text;
  }
}
