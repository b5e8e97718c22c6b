import { isDeepStrictEqual } from 'node:util';
import { createSandbox, type Sandbox } from '../../../mock-server/server';
import { givenValue } from '../../given-value';
import { readAllPages } from '../../all-pages';
import { ConfigurationError } from '../../configuration/error';
import type { Configuration } from '../../configuration/read';
import type { StartOptions } from './options';

type Values = Readonly<Record<string, unknown>>;
type Kind = 'publishers' | 'faults';
type Configured = Pick<Configuration, Kind | 'path'>;

const kinds = ['publishers', 'faults'] as const;

/** The control API of the default platform. */
type Control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Values) => Promise<unknown>;

/** Lets a sandbox of its own check what is configured. Throws a `ConfigurationError` with the place in the file. */
export async function checkConfigured(
  configured: Configured,
  { allowPublisherHost }: Pick<StartOptions, 'allowPublisherHost'>,
): Promise<void> {
  if (kinds.every((kind) => configured[kind].length === 0)) return;
  const sandbox = createSandbox({ allowPublisherHosts: allowPublisherHost });
  const control = controlOf(sandbox, undefined);
  try {
    for (const kind of kinds)
      for (const [at, values] of configured[kind].entries()) {
        const place = { path: configured.path, name: `${kind}[${at}]` };
        // The account may be one of the seed.
        const { account_id: account, ...rest } = values;
        await create(control, kind, typeof account === 'string' ? rest : values, place);
        const same = configured[kind].slice(0, at).findIndex((other) => keyOf(kind, other) === keyOf(kind, values));
        if (same >= 0)
          throw new ConfigurationError(
            `${place.name} in ${place.path} is for ${keyOf(kind, values)}, as ${kind}[${same}] is.`,
          );
      }
  } finally {
    await sandbox.close();
  }
}

/**
 * Creates what is configured and replaces what differs, so that a restart doubles none. With the configuration of before, deletes
 * what is no longer in it, and leaves what did not change. Returns what it did, in phrases.
 */
export async function applyConfigured(
  configured: Configured,
  sandbox: Sandbox,
  controlToken: string | undefined,
  before: Pick<Configuration, Kind> = { publishers: [], faults: [] },
): Promise<readonly string[]> {
  const control = controlOf(sandbox, controlToken);
  const done: string[] = [];
  for (const kind of kinds) {
    if (configured[kind].length + before[kind].length === 0) continue;
    const present = new Map((await listAll(control, kind)).map((each) => [keyOf(kind, each), each]));
    const remove = (key: string) => control('DELETE', `${kind}/${String(present.get(key)?.['id'])}`);
    const named = (key: string) => `${kind.slice(0, -1)} ${key}`;
    for (const [at, values] of configured[kind].entries()) {
      const key = keyOf(kind, values);
      const existing = present.get(key);
      const former = before[kind].find((each) => keyOf(kind, each) === key);
      if (existing && isSame(existing, values) && isDeepStrictEqual(former ?? values, values)) continue;
      if (existing) await remove(key);
      await create(control, kind, values, { path: configured.path, name: `${kind}[${at}]` });
      done.push(`${named(key)} ${existing ? 'replaced' : 'created'}`);
    }
    const wanted = configured[kind].map((each) => keyOf(kind, each));
    for (const key of before[kind].map((each) => keyOf(kind, each)).filter((each) => !wanted.includes(each))) {
      if (!present.has(key)) continue;
      await remove(key);
      done.push(`${named(key)} deleted`);
    }
  }
  return done;
}

/** Returns the key of an object: the address of a publisher (webhook endpoint), the operation or the event of a fault. */
function keyOf(kind: Kind, { url, operation, event_name: event, fault }: Values): string {
  if (kind === 'publishers') return typeof url === 'string' && URL.canParse(url) ? new URL(url).href : String(url);
  const isOfWebhooks = typeof fault === 'object' && fault !== null && 'webhook' in fault;
  return isOfWebhooks ? `event ${String(event ?? '*')}` : `operation ${String(operation ?? '*')}`;
}

/** Whether an object has the fields that are configured. No response has the secret of a publisher (webhook endpoint). */
function isSame(existing: Values, { secret, ...values }: Values): boolean {
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(existing[name], value));
}

function controlOf(sandbox: Sandbox, token: string | undefined): Control {
  return async (method, path, body) => {
    const response = await sandbox.fetch(`http://127.0.0.1/_sandbox/platforms/default/${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const result: unknown = await response.json();
    if (response.ok) return result;
    throw new Error(String(fieldOf(fieldOf(result, 'error'), 'message')));
  };
}

/** Creates an object. An error names its place in the file: `faults[0].times`. */
async function create(
  control: Control,
  kind: Kind,
  values: Values,
  { path, name }: { readonly path: string; readonly name: string },
): Promise<void> {
  try {
    await control('POST', kind, values);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = (field: string) => `${name}.${field.replaceAll(/\.(\d+)/g, '[$1]')}`;
    const placed = message.replace(/(?<=parameter )\w+(\.\w+)*/, at);
    const subject = placed === message ? `${name} in ${path}` : path;
    const [, field = ''] = /parameter (\w+(?:\.\w+)*)/.exec(message) ?? [];
    const given = givenValue(field, field.split('.').reduce(fieldOf, values));
    throw new ConfigurationError(
      `${subject}: ${given === '' ? placed : `${placed.replace(/\.$/, '')}${given}`}`,
      error,
    );
  }
}

const listAll = (control: Control, kind: Kind) =>
  readAllPages<Values>((query) => control('GET', `${kind}?${new URLSearchParams(query)}`));

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
