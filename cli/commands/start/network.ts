import { isWildcard } from '../../../mock-server/fronts/network-urls';
import { isLoopback } from '../../../mock-server/server';
import { CONTROL_TOKEN_VARIABLE, CREATE_TOKEN_COMMAND } from '../../control-token';
import type { StartOptions } from './options';

/** Whether other machines could reach a sandbox on this host and delete its data, as it has no control token. */
export function needsToken({ host, controlToken }: Pick<StartOptions, 'host' | 'controlToken'>): boolean {
  return controlToken === undefined && !isLoopback(host);
}

/** Explains why a replica needs a control token. */
export function explainMissingToken(host: string): string {
  return [
    `Other machines could reach the sandbox on ${host} and delete its data: a control token is required. All replicas share it.`,
    `To create one: export ${CONTROL_TOKEN_VARIABLE}=$(${CREATE_TOKEN_COMMAND})`,
    howToSend,
  ].join('\n');
}

/** Formats a control token that was created for this run, which nothing else shows. */
export function formatCreatedToken(token: string): string {
  return [
    `control token: ${token}`,
    `It is for this run only, and the dashboard asks for it. ${howToSend}`,
    `To keep one over restarts, start with ${CONTROL_TOKEN_VARIABLE}.`,
    '',
  ].join('\n');
}

const howToSend = `Commands of payments-sandbox read ${CONTROL_TOKEN_VARIABLE}. Other programs send "Authorization: Bearer TOKEN" to /_sandbox.`;

/** Returns a warning if other machines can reach the host. */
export function findHostWarning(host: string): string | undefined {
  if (isLoopback(host)) return undefined;
  const own = isWildcard(host) ? 'its addresses' : host;
  return [
    'Every machine on the network can reach the API of this sandbox, and its keys are public. Its control API requires the token.',
    `The sandbox accepts requests for localhost, ${own} and names without a dot. To add a host name: --allow-host NAME, or PAYMENTS_SANDBOX_ALLOW_HOST.`,
  ].join('\n');
}
