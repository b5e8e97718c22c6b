import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type TestDatabase, TestDatabases } from './database';
import { startPostgres } from './start';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the files of a run share. */
    postgres: { readonly url: string; readonly prefix: string };
  }
}

/** Starts one server for the files of the project `postgres`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', { url: server.url, prefix: server.databases.prefix });
  return () => server.stop();
}

/** Creates an empty database on the server that the files of this run share. It is deleted after the run. */
export function createDatabase(): Promise<TestDatabase> {
  const { url, prefix } = inject('postgres');
  return new TestDatabases(url, prefix).create();
}
