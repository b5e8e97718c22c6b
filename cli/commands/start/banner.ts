import { version } from '../../../package.json';
import { defaultPlatform } from '../../../mock-server/server';
import type { Paint } from '../../paint';
import { firstPayment, type KeyPair } from '../../../spec/derive/first-payment';
import type { LocalCertificate } from './local-certificate';
import { formatPlace, type Place } from './place';

export interface BannerDetails {
  /** URLs of the sandbox, the one for this machine first. */
  readonly urls: readonly [string, ...string[]];
  readonly place: Place;
  /** This replica; undefined without a database. */
  readonly replica: { readonly id: string; readonly url: string | null } | undefined;
  readonly fsync: boolean;
  /** Summary of the seed that was loaded. */
  readonly seed: string | undefined;
  /** The path of the configuration file, if there is one. */
  readonly configuration: string | undefined;
  /** The address of the metrics of `--metrics-port`. */
  readonly metrics?: string | undefined;
  /** The certificate of `--https`. */
  readonly local: Pick<LocalCertificate, 'file' | 'trust'> | undefined;
}

/** A sandbox in the background. */
export interface Background {
  readonly log: string;
  /** The command that stops it. */
  readonly stop: string;
}

/** Formats the message that `start` prints when the sandbox is ready. */
export function formatBanner(
  { urls, place, replica, fsync, seed, configuration, local, metrics }: BannerDetails,
  { bold, cyan, dim, green }: Paint,
  background?: Background,
): string {
  const { test, live } = defaultPlatform;
  const [url, ...others] = urls;
  const row = (name: string, value: string) => `  ${name.padEnd(11)}${value}`;
  const pair = ({ client_id, client_secret }: KeyPair) => `client_id=${client_id}  client_secret=${client_secret}`;
  return [
    '',
    `${green('●')} ${bold(`payments-sandbox ${version}`)} is ready`,
    '',
    row('Address', cyan(url)),
    ...others.map((other) => row('Network', cyan(other))),
    row('Dashboard', `${cyan(`${url}/`)} ${dim('(open it in a browser)')}`),
    row('Docs', cyan(`${url}/docs/`)),
    row('Data', `${formatPlace(place)}${place.kind === 'memory' ? '' : ` ${dim(`(${durabilityIn(place, fsync)})`)}`}`),
    ...(replica === undefined ? [] : [row('Replica', `${replica.id} ${dim(`(others reach it at ${replica.url})`)}`)]),
    ...(metrics === undefined ? [] : [row('Metrics', cyan(metrics))]),
    ...(configuration === undefined ? [] : [row('Config', configuration)]),
    ...(seed === undefined ? [] : [row('Seed', seed)]),
    ...(background === undefined ? [] : [row('Log', background.log)]),
    row('Test keys', pair(test)),
    row('Live keys', pair(live)),
    '',
    ...(local === undefined ? [] : ['To trust its certificate:', ...local.trust, '']),
    'To make a first payment, paste this into another terminal:',
    '',
    firstPayment(url, test, local?.file),
    '',
    dim(
      background === undefined ? 'Press Ctrl+C to stop.' : `It runs in the background. To stop it: ${background.stop}`,
    ),
    '',
    '',
  ].join('\n');
}

function durabilityIn({ kind }: Place, fsync: boolean): string {
  if (kind === 'database') return 'shared with every replica on this database';
  return fsync ? 'survives crashes and power failures' : 'survives restarts and crashes';
}
