import { callControlApi, unexpectedResponse } from '../../control-client';
import { formatList } from '../../lists/format-list';
import type { Io } from '../../io';
import { createReporter } from '../../reporter';
import type { SandboxOptions } from '../../sandbox-options';
import { explainStoreError } from '../../store-failures';

export interface ReplicasOptions extends Omit<SandboxOptions, 'platform'> {
  /** URL of a database. */
  readonly store?: string;
  readonly json?: boolean;
}

/** A replica in the list. */
interface ReplicaRow {
  readonly id: string;
  readonly url: string | null;
  /** Sandboxes up to 1.0.0-rc.1 do not say it. */
  readonly release?: string | null;
  readonly state: string;
  readonly platforms: number;
}

/** Prints the replicas of a running sandbox or of a database. Returns the exit code. */
export async function runReplicas(options: ReplicasOptions, io: Io): Promise<number> {
  const { store, json } = options;
  let rows: readonly ReplicaRow[];
  try {
    rows = store === undefined ? await askSandbox(options) : await readDatabase(store);
  } catch (error) {
    if (store === undefined) throw error;
    const { message, exitCode } = await explainStoreError(error);
    (await createReporter(io)).error(message);
    return exitCode;
  }
  io.stdout.write(json ? `${JSON.stringify(rows.map(pick))}\n` : await formatReplicas(rows, io));
  return 0;
}

async function readDatabase(url: string): Promise<readonly ReplicaRow[]> {
  const { readReplicas } = await import('../../../mock-server/fronts/postgres');
  return readReplicas(url);
}

async function askSandbox(options: ReplicasOptions): Promise<readonly ReplicaRow[]> {
  const response = await callControlApi(options, { method: 'GET', path: ['replicas'] });
  const data: unknown = 'data' in response ? response.data : undefined;
  if (!Array.isArray(data) || !data.every(isReplica)) throw unexpectedResponse(options.url, 'a list of replicas');
  return data;
}

function isReplica(value: unknown): value is ReplicaRow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'url' in value &&
    (value.url === null || typeof value.url === 'string') &&
    'state' in value &&
    typeof value.state === 'string' &&
    'platforms' in value &&
    typeof value.platforms === 'number'
  );
}

/** The fields of a replica, in the order of the columns. */
const pick = ({ id, url, release = null, state, platforms }: ReplicaRow) => ({ id, url, release, state, platforms });

async function formatReplicas(rows: readonly ReplicaRow[], io: Io): Promise<string> {
  if (rows.length > 0) return formatList('Replica', rows.map(pick), {}, io);
  return 'There are no replicas.\nTo start one: payments-sandbox start --store postgres://user@host/database\n';
}
