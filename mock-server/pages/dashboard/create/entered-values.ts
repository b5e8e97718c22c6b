import { webUrl } from '../../../domain/hosted-pages';
import { setField } from '../../../wire/json';
import { centsFrom } from '../../money';
import { FormRefused } from '../form-refused';

/** The values of a form, with the errors of those that the API cannot get at all. */
export class EnteredValues {
  readonly #form: URLSearchParams;
  readonly #errors: Record<string, string> = {};

  constructor(form: URLSearchParams) {
    this.#form = form;
  }

  /** Returns a text; undefined for an empty field. */
  text(name: string): string | undefined {
    return this.#form.get(name)?.trim() || undefined;
  }

  /** Returns the cents of a field that takes dollars; undefined for an empty field. */
  cents(name: string): number | undefined {
    const text = this.text(name);
    const cents = text === undefined ? undefined : centsFrom(text);
    if (text !== undefined && cents === undefined) this.#errors[name] = 'Enter an amount such as 19.99.';
    return cents;
  }

  /** Returns a URL that a browser may be sent to; undefined for an empty field. */
  url(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && webUrl(text) === undefined)
      this.#errors[name] = 'Enter a URL such as https://shop.example/thanks.';
    return text;
  }

  /** Returns the keys and values of lines such as `order=42`; undefined for an empty field. */
  pairs(name: string): Record<string, unknown> | undefined {
    const pairs: Record<string, unknown> = {};
    for (const line of this.#form.get(name)?.split(/\r?\n/) ?? []) {
      if (line.trim() === '') continue;
      const [key = '', value] = line.split(/=(.*)/s);
      if (key.trim() === '' || value === undefined) this.#errors[name] ??= 'Enter lines such as order=42.';
      else setField(pairs, key.trim(), value.trim());
    }
    return Object.keys(pairs).length === 0 ? undefined : pairs;
  }

  /** Refuses a value that the API cannot get. */
  refuse(name: string, message: string): void {
    this.#errors[name] ??= message;
  }

  /** Throws a `FormRefused` if a value could not be read. */
  requireReadable(): void {
    if (Object.keys(this.#errors).length > 0) throw new FormRefused(this.#errors);
  }
}
