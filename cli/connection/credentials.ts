import { platformOfToken } from '../../spec/vocabulary/platform-token';
import { variableIn } from '../../spec/vocabulary/environment-variable';
import { callControlApi, ControlApiError, type KeyPair, type SandboxConnection } from '../control-client';
import type { Io } from '../io';
import type { Owner } from './choose-platform';

/** The caller, as the sandbox knows it. */
export interface Caller {
  readonly credential: string;
  readonly mode: 'test' | 'live' | null;
  readonly platform: { readonly id: string; readonly name: string | null } | null;
}

export const CLIENT_ID_VARIABLE = 'PAYMENTS_CLIENT_ID';
const CLIENT_SECRET_VARIABLE = 'PAYMENTS_CLIENT_SECRET';

/** Returns the key pair of the environment, which the SDK reads too; undefined unless both parts are set. */
export function keyPairIn(env: Io['env']): KeyPair | undefined {
  const clientId = variableIn(env, CLIENT_ID_VARIABLE);
  const clientSecret = variableIn(env, CLIENT_SECRET_VARIABLE);
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

/**
 * Returns who calls, and with a platform, by id or name, what that is. Undefined for a credential or a platform that the sandbox
 * does not know, and for a sandbox of a release that cannot tell. Throws an error if there is no response.
 */
export async function identify(
  connection: SandboxConnection,
  { keyPair, platform }: { readonly keyPair?: KeyPair | undefined; readonly platform?: string | undefined } = {},
): Promise<Caller | undefined> {
  const query = platform === undefined ? {} : { platform };
  try {
    const found = await callControlApi(connection, { method: 'GET', path: ['whoami'], query, keyPair });
    return isCaller(found) ? found : undefined;
  } catch (error) {
    const refused = error instanceof ControlApiError ? error : error instanceof Error ? error.cause : undefined;
    if (refused instanceof ControlApiError && UNKNOWN.includes(refused.code)) return undefined;
    throw error;
  }
}

const UNKNOWN = ['control_not_authenticated', 'resource_not_found'];

const isCaller = (value: object): value is Caller => 'credential' in value && 'platform' in value;

/** Returns the platform of a token; undefined for the control token. Its name is asked for only where that matters. */
export async function ownerOfToken(connection: SandboxConnection, isNameNeeded: boolean): Promise<Owner | undefined> {
  const id = platformOfToken(connection.controlToken ?? '');
  if (id === '') return undefined;
  if (!isNameNeeded) return { id };
  return (await identify(connection))?.platform ?? { id };
}
