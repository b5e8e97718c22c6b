import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../mock-server/server';

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** Where other machines find what listens everywhere; nothing when it listens on one address, which is known already. */
export function networkUrls(host: string, port: number): string[] {
  if (!everywhere.includes(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [`http://${address}:${port}`] : [],
  );
}

/** What to know before others can reach it; undefined when nobody else can. */
export function warningFor(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  const own = everywhere.includes(host) ? 'its addresses' : host;
  return [
    'Anybody on the network can reach this sandbox; its keys are known to all.',
    `It answers to localhost and to ${own}. For another name: --allow-host NAME`,
  ].join('\n');
}
