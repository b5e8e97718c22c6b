import { platformNamePattern } from '../../spec/tables/limits';

/** A platform that a credential names. */
export interface Owner {
  readonly id: string;
  /** Null without a name, and undefined where it was not asked for. */
  readonly name?: string | null | undefined;
}

/** The names of a platform, each with its source for messages. */
export interface PlatformSources {
  /** `--platform`, or the argument of a command. */
  readonly option?: string | undefined;
  /** `PAYMENTS_SANDBOX_PLATFORM`. */
  readonly variable?: string | undefined;
  /** The platform of a token. The control token has none. */
  readonly token?: Owner | undefined;
  /** The platform of the key pair of the environment. */
  readonly keyPair?: Owner | undefined;
  /** The configuration file of the project, and what it names. */
  readonly file?: { readonly path: string; readonly platform: string } | undefined;
}

export interface ChosenPlatform {
  /** Its id or its name. */
  readonly platform: string;
  readonly source: string;
}

/** Calls of the API run as the owner of the key pair; calls of the control API as that of the token. */
export type Use = 'api' | 'control';

/** Thrown for sources that contradict each other. */
export class PlatformConflictError extends Error {
  override readonly name = 'PlatformConflictError';
}

export const PLATFORM_VARIABLE = 'PAYMENTS_SANDBOX_PLATFORM';
const TOKEN = 'the token';
const KEY_PAIR = 'the key pair of PAYMENTS_CLIENT_ID';

/** Returns the platform that a command is for: the first that is named decides. Throws a `PlatformConflictError`. */
export function choosePlatform(sources: PlatformSources, use: Use): ChosenPlatform {
  const { token, keyPair } = sources;
  const named = namedIn(sources);
  const contradicting = token && named.find(({ owner }) => !isSame(token, owner));
  if (contradicting)
    throw new PlatformConflictError(
      `${TOKEN} is of the platform ${wordsOf(token)}, and ${contradicting.source} names ${wordsOf(contradicting.owner)}. ` +
        'The token of a platform opens no other one.',
    );
  const [chosen = { owner: { id: 'default' }, source: 'the default' }] = named;
  if (use === 'api' && keyPair && !isSame(keyPair, chosen.owner))
    throw new PlatformConflictError(
      `${KEY_PAIR} is of the platform ${wordsOf(keyPair)}, and ${chosen.source} names ${wordsOf(chosen.owner)}. ` +
        'Leave one of the two out.',
    );
  return { platform: chosen.owner.id, source: chosen.source };
}

interface Named {
  readonly owner: Owner;
  readonly source: string;
}

/** Returns what names a platform, the first to decide first. */
function namedIn({ option, variable, token, keyPair, file }: PlatformSources): readonly Named[] {
  return [
    ...(option === undefined ? [] : [{ owner: { id: option }, source: '--platform' }]),
    ...(variable === undefined ? [] : [{ owner: { id: variable }, source: PLATFORM_VARIABLE }]),
    ...(token === undefined ? [] : [{ owner: token, source: TOKEN }]),
    ...(keyPair === undefined ? [] : [{ owner: keyPair, source: KEY_PAIR }]),
    ...(file === undefined ? [] : [{ owner: { id: file.platform }, source: file.path }]),
  ];
}

/** An option, a variable or a file may have an id or a name. */
const isSame = (known: Owner, other: Owner): boolean => other.id === known.id || other.id === known.name;

const wordsOf = ({ id, name }: Owner): string => (typeof name === 'string' ? `${id} (${name})` : id);

/** Whether a text that names a platform is a name. */
export const isName = (text: string): boolean => platformNamePattern.test(text);
