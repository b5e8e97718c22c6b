import { prepare } from './load';
import type { Report } from './report';
import { residentMb } from './resident';
import { commands, start, temporaryDirectory } from './servers';

/** Measures the time from spawn to the first response, relative to a bare node:http process. */
export async function measureStart(cli: string, report: Report, pairs: number): Promise<void> {
  const ratios: number[] = [];
  for (let pair = 0; pair <= pairs; pair++) {
    const ours = await firstResponse(commands.file(cli, temporaryDirectory()));
    ratios.push(ours / (await firstResponse(commands.bare('{}'))));
  }
  report.line('first response after spawn, times a bare server', ratios.slice(1), { most: 1.7 });
}

async function firstResponse(args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await start('first response', args);
  await (await fetch(`${url}/_sandbox/health`)).text();
  const duration = performance.now() - begin;
  stop();
  return duration;
}

const PAYMENTS = 10_000;

/** Measures resident memory after the first response, and after 10,000 payments were created over 16 connections. */
export async function measureMemory(cli: string, report: Report, runs: number): Promise<void> {
  const stores = {
    'in memory': () => commands.memory(cli),
    'on the file store': () => commands.file(cli, temporaryDirectory()),
  } as const;
  for (const [store, command] of Object.entries(stores)) {
    const atStart: number[] = [];
    const withPayments: number[] = [];
    for (let run = 0; run < runs; run++) {
      const server = await start(store, command());
      await (await fetch(`${server.url}/_sandbox/health`)).text();
      atStart.push(residentMb(server.pid));
      await prepare(server, PAYMENTS);
      withPayments.push(residentMb(server.pid));
      server.stop();
    }
    report.line(`resident memory at start ${store}, MB`, atStart, { most: 66 });
    report.line(`resident memory with 10,000 payments ${store}, MB`, withPayments, { most: 185 });
  }
}
