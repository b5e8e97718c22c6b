import { variableIn } from '../../spec/vocabulary/environment-variable';
import type { KeyPair, SandboxConnection } from '../control-client';
import type { Io } from '../io';
import { choosePlatform, isName, PLATFORM_VARIABLE, type PlatformSources, type Use } from './choose-platform';
import { type Caller, CLIENT_ID_VARIABLE, identify, keyPairIn, ownerOfToken } from './credentials';

/** The options of the command line, and the file of the project. */
export interface GivenConnection extends SandboxConnection {
  readonly urlSource: string;
  readonly platform?: string | undefined;
  readonly file?: PlatformSources['file'];
}

/** A running sandbox, and the platform on it that a command is for. */
export interface Connection extends SandboxConnection {
  /** The source of the address, for messages. */
  readonly urlSource: string;
  /** Its id or its name. */
  readonly platform: string;
  /** The source of the platform, for messages. */
  readonly platformSource: string;
  /** The key pair of the environment, with its mode, if the sandbox knows it. */
  readonly keyPair?: (KeyPair & Pick<Caller, 'mode'>) | undefined;
}

/** Returns the platform that a command is for, with what it may be called with. Throws a `PlatformConflictError`. */
export async function connect(given: GivenConnection, { env }: Pick<Io, 'env'>, use: Use): Promise<Connection> {
  const { url, urlSource, controlToken, platform: option, file } = given;
  const connection = { url, controlToken };
  const variable = variableIn(env, PLATFORM_VARIABLE);
  const isNameNeeded = [option, variable, file?.platform].some((each) => each !== undefined && isName(each));
  const token = await ownerOfToken(connection, isNameNeeded);
  const pair = keyPairIn(env);
  // Nobody is asked what is decided already.
  const isPairNeeded = use === 'api' || token !== undefined || (option ?? variable) === undefined;
  const caller = pair && isPairNeeded ? await identify(connection, { keyPair: pair }) : undefined;
  if (use === 'api' && pair && caller === undefined) throw new Error(explainUnknownPair(url));
  const keyPair = caller?.platform ?? undefined;
  const chosen = choosePlatform({ option, variable, token, keyPair, file }, use);
  return {
    ...connection,
    urlSource,
    platform: chosen.platform,
    platformSource: chosen.source,
    keyPair: pair && caller && { ...pair, mode: caller.mode },
  };
}

const explainUnknownPair = (url: string) =>
  `The sandbox at ${url} does not know the key pair of ${CLIENT_ID_VARIABLE}.\n` +
  'Set the key pair of a platform of this sandbox, or unset the variable.';
