import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Sandbox, SandboxOptions } from '../../mock-server/server';

type Observer = NonNullable<SandboxOptions['observer']>;

const PREFIX = 'payments_sandbox_';
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_SECONDS = [0.01, 0.1, 1, 10, 60, 600, 3600, 86_400];
const GROUP_SIZES = [1, 2, 5, 10, 20, 50, 100, 200];

/**
 * Begins to measure. Labels are `operation`, `status`, `outcome` and `reason` only: each has few values, and none is a text of a
 * caller, except in one gauge with the names of the platforms that are open. What the observer did before, it still does. Returns
 * what reads the metrics, in the text format of Prometheus.
 */
export function createMetrics(sandbox: Sandbox, observer: Observer): () => Promise<string> {
  const register = new Registry();
  measureRequests(register, observer);
  measureJournals(register, observer);
  measureDeliveries(register, observer);
  measureProcess(register);
  addGauges(register, sandbox);
  const hops = counter(register, 'hops_total', 'Requests that were forwarded to another replica.', ['outcome']);
  observer.hop = (outcome) => hops.inc({ outcome });
  const losses = counter(register, 'leases_lost_total', 'Leases that this replica lost.', ['reason']);
  const deleted = counter(register, 'events_deleted_total', 'Events that --keep-events has deleted.', []);
  observer.eventsDeleted = (count) => deleted.inc(count);
  observer.leaseLost = (reason) => losses.inc({ reason });
  return () => register.metrics();
}

type Label = 'operation' | 'status' | 'outcome' | 'reason';

function counter(register: Registry, name: string, help: string, labelNames: readonly Label[]) {
  return new Counter({ name: PREFIX + name, help, labelNames: [...labelNames], registers: [register] });
}

function histogram(register: Registry, name: string, help: string, buckets: readonly number[], labels: Label[] = []) {
  return new Histogram({
    name: PREFIX + name,
    help,
    buckets: [...buckets],
    labelNames: labels,
    registers: [register],
  });
}

/** Adds a gauge that is read when the metrics are. */
function gauge(register: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
}

function measureRequests(register: Registry, observer: Observer): void {
  const help = 'Requests to the API that this process carried out, in seconds.';
  const requests = histogram(register, 'request_duration_seconds', help, SECONDS, ['operation', 'status']);
  const { request: before } = observer;
  observer.request = (record, platform) => {
    before?.(record, platform);
    const { operation, status, duration } = record;
    requests.observe({ operation: operation ?? 'none', status: status ?? 'none' }, duration / 1000);
  };
}

function measureJournals(register: Registry, observer: Observer): void {
  const appends = histogram(register, 'append_duration_seconds', 'Appends to journals, in seconds.', SECONDS);
  const sizes = histogram(register, 'append_commits', 'Transactions in an append (group commit).', GROUP_SIZES);
  const written = counter(register, 'appended_bytes_total', 'Bytes that appends have written.', []);
  const compactions = counter(register, 'compactions_total', 'Compactions of journals.', ['outcome']);
  observer.append = (commits) => {
    const end = appends.startTimer();
    return (bytes) => {
      end();
      sizes.observe(commits);
      written.inc(Math.max(0, bytes));
    };
  };
  observer.compaction = (outcome) => compactions.inc({ outcome });
}

function measureDeliveries(register: Registry, observer: Observer): void {
  const attempts = counter(register, 'delivery_attempts_total', 'Attempts to deliver events.', ['outcome']);
  const lagHelp = 'From an event to an attempt to deliver it, in seconds on the clock of the platform.';
  const lags = histogram(register, 'delivery_lag_seconds', lagHelp, LAG_SECONDS);
  const { delivery: before } = observer;
  observer.delivery = (delivery) => {
    before?.(delivery);
    const { attempt, created_at } = delivery;
    attempts.inc({ outcome: attempt.status === 200 ? 'delivered' : (attempt.failure ?? 'refused') });
    lags.observe(Math.max(0, (Date.parse(attempt.attempted_at) - Date.parse(created_at)) / 1000));
  };
}

function measureProcess(register: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const help = 'Delay of the event loop since the last reading, 99th percentile in seconds.';
  gauge(register, `${PREFIX}event_loop_delay_seconds`, help, () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  gauge(register, 'process_resident_memory_bytes', 'Resident memory in bytes.', () => process.memoryUsage.rss());
  gauge(register, 'nodejs_heap_size_used_bytes', 'Used heap in bytes.', () => process.memoryUsage().heapUsed);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time of the process, in seconds.',
    registers: [register],
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}

function addGauges(register: Registry, sandbox: Sandbox): void {
  const add = (name: string, help: string, read: () => number) => gauge(register, PREFIX + name, help, read);
  const open = () => [...sandbox.platforms.values()];
  add('open_platforms', 'Platforms that are open.', () => open().length);
  add('journal_bytes', 'Stored bytes of the platforms that are open.', () =>
    open().reduce((sum, { storedBytes }) => sum + storedBytes, 0),
  );
  addNames(register, open);
  const { maxPlatformBytes } = sandbox.platformOptions;
  if (maxPlatformBytes < Infinity)
    add(
      'platforms_nearly_full',
      'Open platforms with at least 80 % of the stored bytes that --max-platform-bytes allows.',
      () => open().filter(({ storedBytes }) => storedBytes >= 0.8 * maxPlatformBytes).length,
    );
  const lags = () => open().flatMap((platform) => lagsOf(platform));
  add('jobs_due', 'Jobs of open platforms that are due and have not run yet.', () => lags().length);
  add(
    'jobs_lag_seconds',
    'Time since which the oldest of them is due, in seconds.',
    () => Math.max(0, ...lags()) / 1000,
  );
  const { replica } = sandbox;
  if (replica === undefined) return;
  add('owned_platforms', 'Platforms that this replica owns.', () => replica.ownedPlatforms);
  add('lease_held', 'Whether this replica holds its lease: 1 or 0.', () => Number(replica.lease.valid));
  add('pool_waiting', 'Statements that wait for a connection to the database.', () => replica.waitingStatements ?? 0);
}

/** The names of the open platforms, as a gauge that is always 1: other metrics are joined with it by the id. */
function addNames(register: Registry, open: () => readonly ReturnType<Sandbox['platform']>[]): void {
  new Gauge({
    name: `${PREFIX}platform_info`,
    help: 'Open platforms that have a name, with their id: always 1.',
    labelNames: ['platform', 'name'],
    registers: [register],
    collect() {
      this.reset();
      for (const { id, name } of open()) if (name !== null) this.set({ platform: id, name }, 1);
    },
  });
}

/** Returns for how long each job has been due, in milliseconds on the clock of the platform. */
function lagsOf(platform: ReturnType<Sandbox['platform']>): readonly number[] {
  const now = platform.now();
  const lags: number[] = [];
  for (const { due_at } of platform.rows.walk('jobs', 'due', 'all', 'ascending')) {
    const lag = now - Date.parse(String(due_at));
    if (!(lag > 0)) break;
    lags.push(lag);
  }
  return lags;
}
