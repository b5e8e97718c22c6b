import { MAX_NESTING } from '../../../spec/tables/recording-bounds';
import { RecordingError } from '../recording-error';

/** The bytes of an entry in a HAR file: from its first one to the one after its last. */
export interface EntryRange {
  readonly start: number;
  readonly end: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Names of fields are short: those that matter are `log` and `entries`. */
const MAX_NAME_BYTES = 16;

/**
 * Finds the entries of a HAR file in its bytes, chunk by chunk. It follows brackets and texts only: what is between the brackets
 * of an entry is parsed by the caller. Throws a `RecordingError` with the byte where the file is no HAR.
 */
export class EntryScanner {
  /** The bytes before the present chunk. */
  #offset = 0;
  /** The brackets that are open. */
  readonly #open: number[] = [];
  #isText = false;
  #isEscaped = false;
  /** The last text at the level of a name, which a colon makes a name. */
  #text = '';
  /** The names of the fields of the two outer levels. */
  readonly #names: [string, string] = ['', ''];
  #entryStart = -1;
  #count = 0;
  #hasEntries = false;
  #isStarted = false;
  #isEnded = false;

  /** The number of complete entries. */
  get count(): number {
    return this.#count;
  }

  /** Whether the end of an entry is still missing. */
  get isInEntry(): boolean {
    return this.#entryStart >= 0;
  }

  /** Returns the entries that end in a chunk. */
  scan(chunk: Uint8Array): EntryRange[] {
    const ranges: EntryRange[] = [];
    for (let i = this.#offset === 0 && hasByteOrderMark(chunk) ? 3 : 0; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (this.#isText) {
        i = this.#skipText(chunk, i);
        continue;
      }
      if (isSpace(byte)) continue;
      const range = this.#step(byte, this.#offset + i);
      if (range !== undefined) ranges.push(range);
    }
    this.#offset += chunk.length;
    return ranges;
  }

  /** Throws unless the file was complete. */
  end(): void {
    if (!this.#isStarted) throw new RecordingError('', 'Not a HAR file: it is empty.');
    if (!this.#isEnded) {
      const where = this.isInEntry ? `in entry ${this.#count + 1}` : `after ${this.#count} entries`;
      throw new RecordingError(`byte ${this.#offset}`, `the file was cut off: it ends ${where}`);
    }
    if (!this.#hasEntries) throw new RecordingError('', 'Not a HAR file: it has no list "log.entries".');
  }

  /** Returns the position of the last byte that belongs to a text in the chunk. */
  #skipText(chunk: Uint8Array, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === BACKSLASH) this.#isEscaped = true;
      else if (byte === QUOTE) {
        this.#isText = false;
        this.#append(chunk, from, i);
        return i;
      }
    }
    this.#append(chunk, from, chunk.length);
    return chunk.length;
  }

  #append(chunk: Uint8Array, from: number, to: number): void {
    if (this.#open.length <= 2 && this.#text.length <= MAX_NAME_BYTES)
      this.#text += String.fromCharCode(...chunk.subarray(from, Math.min(to, from + MAX_NAME_BYTES + 1)));
  }

  #step(byte: number, at: number): EntryRange | undefined {
    if (this.#isEnded) throw new RecordingError(`byte ${at}`, 'the file has something after its end');
    if (!this.#isStarted && byte !== OPEN_OBJECT) throw new RecordingError(`byte ${at}`, notHar(byte));
    this.#isStarted = true;
    switch (byte) {
      case QUOTE:
        this.#isText = true;
        this.#text = '';
        return undefined;
      case COLON:
        if (this.#open.length === 1) this.#names[0] = this.#text;
        if (this.#open.length === 2) this.#names[1] = this.#text;
        return undefined;
      case OPEN_LIST:
      case OPEN_OBJECT:
        this.#openBracket(byte, at);
        return undefined;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        return this.#closeBracket(byte, at);
      default:
        if (this.#isInEntries && byte !== COMMA) this.#fail(at, 'is not an object');
        return undefined;
    }
  }

  /** Whether the list of entries is the innermost bracket. */
  get #isInEntries(): boolean {
    return this.#open.length === 3 && this.#isEntries;
  }

  get #isEntries(): boolean {
    return this.#names[0] === 'log' && this.#names[1] === 'entries' && this.#open[2] === OPEN_LIST;
  }

  #openBracket(byte: number, at: number): void {
    if (this.#open.length >= MAX_NESTING) {
      const place = this.isInEntry ? `byte ${at}, in entry ${this.#count + 1}` : `byte ${at}`;
      throw new RecordingError(place, `has lists and objects in more than ${MAX_NESTING} levels`);
    }
    if (this.#isInEntries) {
      if (byte !== OPEN_OBJECT) this.#fail(at, 'is not an object');
      this.#entryStart = at;
    }
    this.#open.push(byte);
    if (this.#isInEntries) this.#hasEntries = true;
  }

  #closeBracket(byte: number, at: number): EntryRange | undefined {
    const opened = this.#open.pop();
    if ((opened === OPEN_LIST) !== (byte === CLOSE_LIST))
      this.#fail(at, 'is not valid JSON: a bracket closes another one');
    this.#isEnded = this.#open.length === 0;
    if (this.#entryStart < 0 || !this.#isInEntries) return undefined;
    const range = { start: this.#entryStart, end: at + 1 };
    this.#entryStart = -1;
    this.#count++;
    return range;
  }

  #fail(at: number, problem: string): never {
    throw new RecordingError(`byte ${at}, ${this.isInEntry ? 'in ' : ''}entry ${this.#count + 1}`, problem);
  }
}

/** Explains what a file is that begins with a byte other than that of an object. */
function notHar(byte: number): string {
  switch (byte) {
    case 0x50:
      return 'Not a HAR file: it may be a ZIP archive. Unpack it, and pass the HAR file in it.';
    case 0xfe:
    case 0xff:
      return 'Not a HAR file: it may be UTF-16. Save it as UTF-8.';
    case 0x1f:
      return 'Not a HAR file: it is compressed twice. Unpack it first.';
    default:
      return 'Not a HAR file: it does not begin with "{".';
  }
}

function hasByteOrderMark(chunk: Uint8Array): boolean {
  return chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
}
