import type { Bindings } from '../exchange';

/** Characters of ids and cursors. */
const wordPattern = /[0-9A-Za-z_-]{3,}/g;

/** The ids of a recording and those of the sandbox. Cursors and addresses for files are bound as well, as texts. */
export class IdBindings implements Bindings {
  readonly #ours = new Map<string, string>();
  /** The ids of the sandbox that are bound. */
  readonly #bound = new Set<string>();
  readonly #texts = new Map<string, string>();

  bind(recorded: string, ours: string): void {
    if (this.#ours.has(recorded) || this.#bound.has(ours)) return;
    this.#ours.set(recorded, ours);
    this.#bound.add(ours);
  }

  /** Binds a whole text to the newest one of the sandbox: a cursor of the same place in another list is another one there. */
  bindText(recorded: string, ours: string): void {
    this.#texts.set(recorded, ours);
  }

  matches(recorded: string, ours: string): boolean {
    this.bind(recorded, ours);
    return this.#ours.get(recorded) === ours;
  }

  /** Whether a recorded id is bound. */
  has(recorded: string): boolean {
    return this.#ours.has(recorded);
  }

  /** Whether an id of the sandbox is bound. */
  hasOurs(ours: string): boolean {
    return this.#bound.has(ours);
  }

  /** Returns the id of the sandbox for a recorded one; undefined without one. */
  find(recorded: string): string | undefined {
    return this.#ours.get(recorded);
  }

  translate(text: string): string {
    return this.#texts.get(text) ?? text.replace(wordPattern, (word) => this.#ours.get(word) ?? word);
  }

  /** Returns a path with its query translated: the values of parameters as a whole. */
  translatePath(path: string): string {
    const [before = '', query] = splitOnce(path, '?');
    const translated = this.translate(before);
    if (query === undefined) return translated;
    const parameters = query.split('&').map((parameter) => {
      const [name = '', value] = splitOnce(parameter, '=');
      return value === undefined ? parameter : `${name}=${this.#translateValue(value)}`;
    });
    return `${translated}?${parameters.join('&')}`;
  }

  /** A value that has nothing to translate stays as it was sent, even if its escapes are wrong. */
  #translateValue(value: string): string {
    const decoded = unescaped(value);
    const translated = this.translate(decoded);
    return translated === decoded ? value : encodeURIComponent(translated);
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
