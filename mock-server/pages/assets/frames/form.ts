import { findFrame, frames } from '../../../../spec/tables/frames';
import type { Field } from './field';
import { randomKey } from './random-key';
import { textAt } from './values';

/** Milliseconds for the other frames of a form to say their values: one that is not on the page says none. */
const COLLECT_MS = 3_000;

type Values = Readonly<Record<string, string>>;

/**
 * The frames of one form, which have the same `tabId`. Values leave a frame only for the frame that asks, and only between pages
 * of the sandbox within one site: browsers keep channels of different sites apart.
 */
export class Form {
  readonly #field: Field;
  readonly #channel: BroadcastChannel;

  constructor(field: Field, tabId: string) {
    this.#field = field;
    this.#channel = new BroadcastChannel(`frames ${field.row.form} ${tabId}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (textAt(data, 'ask') !== '') this.#channel.postMessage({ answer: textAt(data, 'ask'), ...this.#own() });
    });
  }

  #own() {
    return { name: this.#field.name, value: this.#field.value };
  }

  /** Resolves with what was entered in all frames of the form, by the field of the payment method. */
  async collect(): Promise<Values> {
    const { form, field } = this.#field.row;
    const values: Record<string, string> = { [field]: this.#field.value };
    const missing = new Set(Object.keys(frames).filter((name) => findFrame(name)?.form === form));
    missing.delete(this.#field.name);
    const question = randomKey();
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#channel.removeEventListener('message', take);
        resolve();
      };
      const take = ({ data }: MessageEvent<unknown>) => {
        const name = textAt(data, 'name');
        const row = findFrame(name);
        if (textAt(data, 'answer') !== question || row === undefined || !missing.delete(name)) return;
        values[row.field] = textAt(data, 'value');
        if (missing.size === 0) end();
      };
      const timer = setTimeout(end, COLLECT_MS);
      this.#channel.addEventListener('message', take);
      this.#channel.postMessage({ ask: question });
    });
    return values;
  }
}
