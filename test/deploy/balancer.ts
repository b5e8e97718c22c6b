import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type RunningServer, type Sandbox, serve } from '../../mock-server/server';
import { Client } from '../../sdk';
import { textOf } from './files';
import { freePort } from './free-port';

/** HAProxy with the configuration of `deploy/`, in front of two sandboxes in this process. */
export interface Balancer {
  readonly url: string;
  readonly sandboxes: readonly Sandbox[];
  readonly servers: readonly RunningServer[];
  readonly close: () => Promise<void>;
}

const servers = { 'sandbox-1:4010': 0, 'sandbox-2:4010': 1 } as const;

/** Starts it with its files in a folder. */
export async function startBalancer(folder: string): Promise<Balancer> {
  const sandboxes = [createSandbox(), createSandbox()];
  const running = await Promise.all(sandboxes.map((sandbox) => serve(sandbox)));
  const port = await freePort();
  let config = textOf('haproxy.cfg')
    .replace('bind :4010', `bind 127.0.0.1:${port}`)
    .replace(/^resolvers .*?\n\n/ms, '')
    .replace(' resolvers names init-addr last,libc,none', '');
  for (const [address, index] of Object.entries(servers))
    config = config.replaceAll(` ${address}`, ` 127.0.0.1:${running[index]?.port}`);
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, config);
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([respondsAt(url), ended.then(() => Promise.reject(new Error('HAProxy has ended')))]);
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    // A check may have closed them.
    await Promise.allSettled(running.map((server) => server.close()));
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  };
  return { url, sandboxes, servers: running, close };
}

/** A fault that drops the connection must reach the caller as that, and once. */
export async function dropsWhatIsDropped({ url, sandboxes }: Balancer): Promise<void> {
  for (const sandbox of sandboxes)
    sandbox.platform().faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
  const keys = { clientId: 'test_default', clientSecret: 'test_default_secret' };
  const client = new Client({ ...keys, baseUrl: url, maxRetries: 0 });
  const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
  const outcome = await client.payments.create({ amount: 1_000, currency: 'usd', payment_method: { card } }).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.name : ''),
  );
  const faults = sandboxes.flatMap((sandbox) => sandbox.platform().faults.list());
  const left = faults.reduce((sum, fault) => sum + (fault.left ?? 0), 0);
  if (outcome !== 'ConnectionError' || left !== 1)
    throw new Error(`the caller saw ${outcome}, and ${left} faults are left`);
}

/** A replica that ends must not fail a request. */
export async function hidesAnEnd({ url, servers: [first] }: Balancer): Promise<void> {
  const statuses = new Set<number | string>();
  let isEnding = true;
  const load = Array.from({ length: 8 }, async () => {
    for (let rest = 20; isEnding || rest-- > 0;) {
      const response = await fetch(`${url}/_sandbox/health`).catch((error: unknown) => String(error));
      statuses.add(typeof response === 'string' ? response : response.status);
      if (typeof response !== 'string') await response.text();
    }
  });
  await first?.close();
  isEnding = false;
  await Promise.all(load);
  if ([...statuses].join() !== '200') throw new Error(`statuses: ${[...statuses].join()}`);
}

/** Requests must reach the replicas when none of them is ready. */
export async function reachesThoseThatAreNotReady({ url, sandboxes }: Balancer): Promise<void> {
  for (const sandbox of sandboxes) sandbox.drain();
  // One check a second, and two of them end the use of a server.
  const end = performance.now() + 3_000;
  while (performance.now() < end) {
    const { status } = await fetch(`${url}/_sandbox/health`);
    if (status !== 200) throw new Error(`status: ${status}`);
  }
}

/** Without a replica the caller must be told to try again. */
export async function saysWhenNobodyResponds({ url, servers: all }: Balancer): Promise<void> {
  await Promise.all(all.slice(1).map(({ close }) => close()));
  const { status, headers } = await fetch(`${url}/_sandbox/health`);
  if (status !== 503 || headers.get('retry-after') !== '1') throw new Error(`${status} ${headers.get('retry-after')}`);
}

async function respondsAt(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/_sandbox/health`).catch(() => undefined);
    if (response?.ok) return;
  }
}
