import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../../mock-server/server';
import { CONTROL_TOKEN_VARIABLE, findTokenProblem, CREATE_TOKEN_COMMAND } from '../../control-token';

/** Addresses that listen on all network interfaces. */
const wildcardHosts: readonly string[] = ['0.0.0.0', '::'];

/** Returns the URLs for other machines if the host is a wildcard. */
export function networkUrls(host: string, port: number): string[] {
  if (!wildcardHosts.includes(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [`http://${address}:${port}`] : [],
  );
}

/** Returns the address of a replica for others: one that other machines can reach, if it listens on all network interfaces. */
export function advertisedUrl(host: string, { url, port }: { readonly url: string; readonly port: number }): string {
  return networkUrls(host, port)[0] ?? url;
}

/** Returns why the sandbox must not listen on a host with this token, if it must not. */
export function findHostProblem(host: string, controlToken: string | undefined): string | undefined {
  if (controlToken !== undefined) return findTokenProblem(controlToken);
  if (isLoopback(host)) return undefined;
  return [
    `Other machines could reach the sandbox on ${host} and delete its data: a control token is required.`,
    `To create one: export ${CONTROL_TOKEN_VARIABLE}=$(${CREATE_TOKEN_COMMAND})`,
    'Commands of payments-sandbox read this variable. Other programs send "Authorization: Bearer TOKEN" to /_sandbox.',
  ].join('\n');
}

/** Returns a warning if other machines can reach the host. */
export function findHostWarning(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  const own = wildcardHosts.includes(host) ? 'its addresses' : host;
  return [
    'Every machine on the network can reach the API of this sandbox, and its keys are public. Its control API requires the token.',
    `The sandbox accepts requests for localhost and ${own}. To add a host name: --allow-host NAME`,
  ].join('\n');
}
