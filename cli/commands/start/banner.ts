import { version } from '../../../package.json';
import { defaultPlatform } from '../../../mock-server/server';
import type { Paint } from '../../paint';
import { firstPayment, type KeyPair } from './first-payment';

export interface Facts {
  /** The first is for this machine. */
  readonly urls: readonly [string, ...string[]];
  /** Where data is kept; undefined when it is not. */
  readonly directory: string | undefined;
  readonly fsync: boolean;
  /** What it began with, and what is in that; undefined when it began with nothing. */
  readonly seed: string | undefined;
}

/** What a person is told when the sandbox is ready. */
export function banner({ urls, directory, fsync, seed }: Facts, { bold, cyan, dim, green }: Paint): string {
  const { test, live } = defaultPlatform;
  const [url, ...others] = urls;
  const kept = fsync ? 'kept, even at a loss of power' : 'kept when it stops or crashes';
  const row = (name: string, value: string) => `  ${name.padEnd(11)}${value}`;
  const pair = ({ client_id, client_secret }: KeyPair) => `client_id=${client_id}  client_secret=${client_secret}`;
  return [
    '',
    `${green('●')} ${bold(`payments-sandbox ${version}`)} is ready`,
    '',
    row('Address', cyan(url)),
    ...others.map((other) => row('Network', cyan(other))),
    row('Data', directory === undefined ? 'in memory, gone when it stops' : `${directory} ${dim(`(${kept})`)}`),
    ...(seed === undefined ? [] : [row('Seed', seed)]),
    row('Test keys', pair(test)),
    row('Live keys', pair(live)),
    '',
    'A first payment, to paste into another terminal:',
    '',
    firstPayment(url, test),
    '',
    dim('Ctrl+C stops it.'),
    '',
    '',
  ].join('\n');
}
