import { describe } from 'vitest';
import { PostgresStorage } from '../../mock-server/store/journal/postgres/postgres-storage';
import { testJournal } from '../store/journal/conformance/journal-suite';
import { testNames } from '../store/journal/conformance/names-suite';
import { type StorageKind, testStorage } from '../store/journal/conformance/storage-suite';
import { claimJournal, openTestDatabase } from '../support/postgres/journals';

const storage: StorageKind = {
  name: 'PostgreSQL',
  create: async () => {
    const { test, database, lease } = await openTestDatabase();
    return {
      open: async (options) => new PostgresStorage(database, lease, options),
      tear: 'PostgreSQL appends a group as a whole',
      sizeOf: async (id) => {
        const text = 'select sum(octet_length(lines))::integer as size from sandbox.appends where platform = $1';
        return Number((await test.sql(text, [id]))[0]?.['size']);
      },
    };
  },
};

describe('storage: PostgreSQL', () => testStorage(storage));
describe('names: PostgreSQL', () => testNames(storage));

describe('journal: PostgreSQL', () =>
  testJournal({
    name: 'PostgreSQL',
    create: async () => {
      const { database, lease } = await openTestDatabase();
      return () => claimJournal(database, lease);
    },
  }));
