import { Client, type ClientOptions, type System } from '../../sdk';
import { onAbort } from '../../spec/vocabulary/on-abort';
import { realNow } from '../time/clock';
import { setTimer } from '../time/timers';
import { waitAtMost } from '../time/waiting';
import { defaultPlatform } from '../platform/definition';
import type { App, KeyPairName } from '../wire/message';
import { fetchFrom } from './fetch';

/** Options of a client of the sandbox. The sandbox supplies the key pair, the URL and `fetch`. */
export type SandboxClientOptions = Omit<ClientOptions, 'clientId' | 'clientSecret' | 'baseUrl' | 'fetch'> & {
  /** The platform, or its id. Default: the platform `default`. */
  readonly platform?: string | { readonly id: string } | undefined;
  /** The sub account of all calls, or its id. Default: the platform account itself. */
  readonly subAccount?: string | { readonly id: string } | undefined;
  /** The mode of all calls. Default: `test`. */
  readonly mode?: 'test' | 'live' | undefined;
};

/** The sandbox, as its clients use it. */
export interface ClientPort {
  readonly respond: App;
  /** The base path of the sandbox, if it has one. */
  readonly basePath?: string;
  /** Returns the client id of a key pair. Throws a `RangeError` for an unknown platform. */
  readonly clientIdOf: (pair: KeyPairName) => string;
}

/** No request is sent, so any URL does that names no real host. */
const BASE_URL = 'http://sandbox.test';

/** The client needs a secret to ask for a token, and the sandbox does not: see `KeyPairName`. */
const UNUSED_SECRET = 'issued-inside-the-sandbox';

/**
 * The client waits in real time, whatever a test replaces. Its clock is real as well. Its access token ends by the `Date` of the
 * test, or by a command: then the sandbox rejects the token, and the client requests another one.
 */
const realTime: Pick<System, 'now' | 'setTimer' | 'sleep'> = { now: realNow, setTimer, sleep };

async function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await waitAtMost<never>(milliseconds, (_, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    return signal ? onAbort(signal, abort) : () => undefined;
  });
}

/** Returns a client whose requests end in the sandbox. Its access token is issued without a secret. */
export function clientOf({ respond, clientIdOf, basePath }: ClientPort, options: SandboxClientOptions): Client {
  const { platform = defaultPlatform.id, subAccount, mode = 'test', system, ...rest } = options;
  const keyPair: KeyPairName = { platform: idOf(platform), mode };
  return new Client({
    ...rest,
    system: { ...realTime, ...system },
    ...(subAccount !== undefined && { subAccountId: idOf(subAccount) }),
    clientId: clientIdOf(keyPair),
    clientSecret: UNUSED_SECRET,
    baseUrl: BASE_URL,
    fetch: fetchFrom((request) => respond({ ...request, keyPair }), basePath),
  });
}

function idOf(named: string | { readonly id: string }): string {
  return typeof named === 'string' ? named : named.id;
}
