import type { DataDirectory } from '../../../mock-server/store/journal/file/data-directory';
import type { Journal } from '../../../mock-server/store/journal/journal';
import type { Journals, JournalStat } from '../../../mock-server/store/journal/journals';
import type { StoreAdapter } from '../../../mock-server/store/journal/store-adapter';
import type { Database, Snapshot } from '../../../mock-server/store/state';
import { canonicalJson } from '../../../mock-server/wire/json';
import { observedAdapter } from '../../support/observed-adapter';

/** What a platform contains, as text, and its payments by the number that their request put into the metadata. */
export interface Content {
  readonly text: string;
  readonly numbers: readonly string[];
}

/** Rows and snapshots are never changed, so their texts are made once. */
const texts = new WeakMap<object, string>();

function textOf(value: object, make: () => string): string {
  const known = texts.get(value) ?? make();
  texts.set(value, known);
  return known;
}

function textsOfRows(tables: Database['tables']): string[] {
  return Object.values(tables).flatMap((table) =>
    [...table.rows()].map((row) => textOf(row, () => canonicalJson(row) ?? JSON.stringify(row))).sort(),
  );
}

function textOfSnapshot(snapshot: Snapshot): string {
  const { name, sequence, tables } = snapshot;
  return textOf(snapshot, () => [name, sequence, ...textsOfRows(tables)].join('\n'));
}

export function contentOf(database: Database): Content {
  const { tables, sequence, snapshots } = database;
  const kept = [...snapshots.values()].map(textOfSnapshot);
  const numbers = [...tables.payments.rows()].map(({ metadata }) => String(metadata['number']));
  return { text: [...textsOfRows(tables), sequence, ...kept].join('\n'), numbers };
}

/** What a platform contained after each of its commits, and which of them a caller may rely on. */
export class History {
  readonly contents: Content[] = [];
  /** The contents before this one may not come back. */
  acknowledged = 0;

  /** Adds a content. Commits that change nothing visible, such as the rows of an import under way, add none. */
  add(content: Content): void {
    if (this.contents.at(-1)?.text !== content.text) this.contents.push(content);
  }

  /** Everything that was committed so far was acknowledged. */
  acknowledgeAll(): void {
    this.acknowledged = Math.max(0, this.contents.length - 1);
  }

  /** The payment with this number was acknowledged: so were the commits up to its own. */
  acknowledge(number: string): void {
    const at = this.contents.findIndex(({ numbers }) => numbers.includes(number));
    if (at === -1) throw new Error(`payment ${number} was acknowledged, but never committed`);
    this.acknowledged = Math.max(this.acknowledged, at);
  }

  /** Continues with what was found after a restart. Throws unless it is a content that may have been left. */
  reopen(found: Content): void {
    const doubled = found.numbers.filter((number, at) => found.numbers.indexOf(number) !== at);
    if (doubled.length > 0) throw new Error(`payments ${doubled.join()} are there twice`);
    const allowed = this.contents.slice(this.acknowledged);
    if (this.contents.length > 0 && !allowed.some(({ text }) => text === found.text)) {
      const before = this.contents.findIndex(({ text }) => text === found.text);
      throw new Error(
        before === -1
          ? `the content after the restart never existed: payments ${found.numbers.join()}`
          : `commits ${before + 1} to ${this.acknowledged} were acknowledged and are lost`,
      );
    }
    this.contents.splice(0, Infinity, found);
    this.acknowledged = 0;
  }
}

/** The journals of a data directory, with the history of one platform. */
export class RecordedJournals implements Journals {
  readonly #journals: DataDirectory;
  readonly #platform: string;
  readonly #history: History;

  constructor(journals: DataDirectory, platform: string, history: History) {
    this.#journals = journals;
    this.#platform = platform;
    this.#history = history;
  }

  platforms(): Promise<readonly string[]> {
    return this.#journals.platforms();
  }

  get maxOpenJournals(): number {
    return this.#journals.maxOpenJournals;
  }

  has(id: string): boolean {
    return this.#journals.has(id);
  }

  release(id: string): Promise<void> {
    return this.#journals.release(id);
  }

  statOf(id: string): JournalStat | undefined {
    return this.#journals.statOf(id);
  }

  versionOf(id: string): string | undefined {
    return this.#journals.versionOf(id);
  }

  indexJournal(fresh = false): Journal {
    return this.#journals.indexJournal(fresh);
  }

  async open(id: string): Promise<StoreAdapter> {
    const adapter = await this.#journals.open(id);
    if (id !== this.#platform) return adapter;
    return observedAdapter(adapter, {
      onRead: (database) => {
        if (database !== null) this.#history.reopen(contentOf(database));
        else if (this.#history.acknowledged > 0) throw new Error('the whole platform is lost');
        else this.#history.contents.length = 0;
      },
      onWrite: (database) => this.#history.add(contentOf(database)),
    });
  }

  delete(id: string): Promise<void> {
    return this.#journals.delete(id);
  }

  close(): Promise<void> {
    return this.#journals.close();
  }
}
