import type { Client } from 'pg';
import { calibrate } from '../calibration';
import type { CreatedPlatform } from './create';

/** Those of an earlier term are not open any more. */
const openPlatforms = 'sandbox.platforms p join sandbox.replicas r on r.id = p.owner and r.term = p.term';

/** The milliseconds of the requests to platforms that nobody had open, and of the calibrations between them, each sorted. */
export interface FirstRequests {
  readonly requests: readonly number[];
  readonly calibrations: readonly number[];
}

/** Reads the payments of each platform, one request at a time, through all replicas in turn. */
export async function firstRequests(
  urls: readonly string[],
  platforms: readonly CreatedPlatform[],
  database: Client,
): Promise<FirstRequests> {
  const requests: number[] = [];
  const calibrations: number[] = [];
  for (const [i, platform] of platforms.entries()) {
    const wasOpen = await isOpen(database, platform.id);
    const began = performance.now();
    const payments = await countPayments(urls[i % urls.length] ?? '', platform.token);
    const took = performance.now() - began;
    if (!wasOpen) {
      requests.push(took);
      calibrations.push(calibrate());
    }
    if (payments !== platform.payments) throw new Error(`${platform.id} has ${payments} payments`);
  }
  return { requests: requests.sort(ascending), calibrations: calibrations.sort(ascending) };
}

function ascending(a: number, b: number): number {
  return a - b;
}

async function countPayments(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/v1/payments?limit=100`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  const { data } = Object(JSON.parse(text));
  return Array.isArray(data) ? data.length : Number.NaN;
}

async function isOpen(database: Client, id: string): Promise<boolean> {
  const text = `select 1 from ${openPlatforms} where p.id = $1`;
  return (await database.query({ name: 'is open', text, values: [id] })).rowCount === 1;
}

/** Returns the number and the stored megabytes of the platforms of each replica. */
export async function owned(database: Client): Promise<readonly { platforms: number; megabytes: number }[]> {
  const { rows } = await database.query<{ platforms: number; megabytes: number }>(
    `select count(*)::int as platforms, sum(size)::float8 / 1e6 as megabytes from ${openPlatforms}
       group by owner order by owner`,
  );
  return rows;
}

/** Returns the items in random order. */
export function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
