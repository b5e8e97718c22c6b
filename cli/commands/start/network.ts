import { networkInterfaces } from 'node:os';
import { isLoopback } from '../../../mock-server/server';
import { CONTROL_TOKEN_VARIABLE, controlTokenProblem, MAKE_A_TOKEN } from '../../control-token';

const everywhere: readonly string[] = ['0.0.0.0', '::'];

/** Where other machines find what listens everywhere; nothing when it listens on one address, which is known already. */
export function networkUrls(host: string, port: number): string[] {
  if (!everywhere.includes(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.flatMap(({ family, internal, address }) =>
    family === 'IPv4' && !internal ? [`http://${address}:${port}`] : [],
  );
}

/** Why it must not listen there like that; undefined when it may. */
export function refusalOf(host: string, controlToken: string | undefined): string | undefined {
  if (controlToken !== undefined) return controlTokenProblem(controlToken);
  if (isLoopback(host)) return undefined;
  return [
    `Others could reach the sandbox on ${host}, and empty it: that takes a control token.`,
    `To make one: export ${CONTROL_TOKEN_VARIABLE}=$(${MAKE_A_TOKEN})`,
    'Commands find it there, too; other programs send it as Authorization: Bearer to /_sandbox.',
  ].join('\n');
}

/** What to know before others can reach it; undefined when nobody else can. */
export function warningFor(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  const own = everywhere.includes(host) ? 'its addresses' : host;
  return [
    'Anybody on the network can reach the API of this sandbox; its keys are known to all. Its own paths ask for the control token.',
    `It answers to localhost and to ${own}. For another name: --allow-host NAME`,
  ].join('\n');
}
