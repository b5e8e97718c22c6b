import { networkUrls } from '../../../mock-server/fronts/network-urls';
import { defaultPlatform, type RunningServer } from '../../../mock-server/server';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { type Background, type BannerDetails, formatBanner } from './banner';
import type { StartOptions } from './options';

type Details = Pick<BannerDetails, 'place' | 'replica' | 'seed' | 'local'> & {
  readonly metrics: RunningServer | undefined;
};

/** The facts about a sandbox that is ready. They can be sent to another process as JSON. */
export interface Ready {
  readonly pid: number;
  readonly banner: BannerDetails;
}

export function readyOf(
  server: RunningServer,
  { place, replica, seed, local, metrics }: Details,
  { host, fsync = false, configuration }: StartOptions,
  { pid }: Pick<Io, 'pid'>,
): Ready {
  const banner = {
    urls: [server.url, ...networkUrls(host, server)],
    place,
    replica: replica && { id: replica.id, url: replica.url },
    seed,
    local: local && { file: local.file, trust: local.trust },
    fsync,
    configuration: configuration?.path,
    metrics: metrics && `${metrics.url}/metrics`,
  } as const;
  return { pid, banner };
}

/** Formats what `start` prints when the sandbox is ready. */
export async function formatReady(
  { pid, banner }: Ready,
  { json }: Pick<StartOptions, 'json'>,
  { stdout, env }: Pick<Io, 'stdout' | 'env'>,
  background?: Background,
): Promise<string> {
  if (!json) return formatBanner(banner, await paint(stdout, env), background);
  const { id, test, live } = defaultPlatform;
  const { urls, replica, local, metrics } = banner;
  const line = { url: urls[0], pid, platform: { id, test, live }, replica, certificate: local?.file, metrics };
  return `${JSON.stringify({ ...line, log: background?.log })}\n`;
}
