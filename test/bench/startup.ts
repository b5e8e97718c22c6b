import { median } from './median';
import { commands, start, temporaryDirectory } from './servers';

/** How much longer the sandbox takes from its spawn to its first answer than a bare node:http process. */
export async function startupRatio(cli: string, pairs: number): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const ours = await firstAnswer(commands.file(cli, temporaryDirectory()));
    ratios.push(ours / (await firstAnswer(commands.bare('{}'))));
  }
  return median(ratios);
}

async function firstAnswer(args: readonly string[]): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await start('first answer', args);
  await (await fetch(`${url}/_sandbox/health`)).text();
  const took = performance.now() - begin;
  stop();
  return took;
}
