import { isWildcard } from '../../../mock-server/fronts/network-urls';
import { isLoopback } from '../../../mock-server/server';
import { CONTROL_TOKEN_VARIABLE, findTokenProblem, CREATE_TOKEN_COMMAND } from '../../control-token';

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
  const own = isWildcard(host) ? 'its addresses' : host;
  return [
    'Every machine on the network can reach the API of this sandbox, and its keys are public. Its control API requires the token.',
    `The sandbox accepts requests for localhost and ${own}. To add a host name: --allow-host NAME`,
  ].join('\n');
}
