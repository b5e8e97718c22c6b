import { median } from './median';
import { commands, start, temporaryDirectory } from './servers';

/** Returns the time from spawn to first response, relative to a bare node:http process. */
export async function startupRatio(cli: string, pairs: number): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const ours = await firstResponse(commands.file(cli, temporaryDirectory()));
    ratios.push(ours / (await firstResponse(commands.bare('{}'))));
  }
  return median(ratios);
}

async function firstResponse(args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await start('first response', args);
  await (await fetch(`${url}/_sandbox/health`)).text();
  const duration = performance.now() - begin;
  stop();
  return duration;
}
