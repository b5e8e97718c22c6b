import type { Names } from '../storage';
import { DatabaseRefusedError } from './database-error';
import { nullableTextOf, textOf } from './row-values';
import type { Database } from './sql';

const prepared = { prepared: true, timeoutMs: 1000 } as const;
const NAME_OF = 'select name from sandbox.platforms where id = $1';
const PLATFORM_OF = 'select id from sandbox.platforms where name = $1';
const RENAME = 'update sandbox.platforms set name = $2 where id = $1';
const UNIQUE_VIOLATION = '23505';

/** The names in the rows of platforms. Their index is unique, so two replicas cannot give one name to two platforms. */
export class NameRows implements Names {
  readonly #database: Database;
  readonly #repeat: <Result>(run: () => Promise<Result>) => Promise<Result>;

  /** `repeat` runs a statement until its outcome is known. */
  constructor(database: Database, repeat: <Result>(run: () => Promise<Result>) => Promise<Result>) {
    this.#database = database;
    this.#repeat = repeat;
  }

  async nameOf(id: string): Promise<string | null> {
    const row = await this.#find(NAME_OF, id);
    return row === undefined ? null : nullableTextOf(row, 'name');
  }

  async platformOf(name: string): Promise<string | undefined> {
    const row = await this.#find(PLATFORM_OF, name);
    return row && textOf(row, 'id');
  }

  async #find(statement: string, value: string) {
    const { rows } = await this.#repeat(() => this.#database.query(statement, [value], prepared));
    return rows[0];
  }

  rename(id: string, name: string): Promise<boolean> {
    return this.#repeat(async () => {
      try {
        return (await this.#database.query(RENAME, [id, name], prepared)).count > 0;
      } catch (error) {
        if (error instanceof DatabaseRefusedError && error.code === UNIQUE_VIOLATION) return false;
        throw error;
      }
    });
  }
}
