import type { Sandbox } from '../../../mock-server/server';
import { findBadPort } from '../../../spec/tables/bad-ports';
import { withOneHost } from '../../store-option';
import type { Place } from './place';

/** Returns a warning if programs cannot call the port of the sandbox. */
export function findPortWarning(url: string): string | undefined {
  const port = findBadPort(new URL(url));
  if (port === undefined) return undefined;
  return (
    `Port ${port} is one of those that fetch never calls, in Node as in browsers: clients cannot reach this sandbox, curl can. ` +
    'To use another one: --port PORT'
  );
}

/** Returns a warning if the connections to the database are encrypted, and nobody knows to whom they lead. */
export function findStoreWarning(store: string | undefined): string | undefined {
  const parameters = store === undefined ? undefined : new URL(withOneHost(store)).searchParams;
  const mode = parameters?.get('sslmode') ?? '';
  if (!['require', 'prefer'].includes(mode) || parameters?.has('sslrootcert')) return undefined;
  return `sslmode=${mode} does not verify who the database is. To verify it: sslmode=verify-full`;
}

/** Returns a warning if the clock of the default platform stands still. Replicas open it when it is used. */
export function findClockWarning(sandbox: Sandbox, place: Place): string | undefined {
  const notice = place.kind === 'database' ? undefined : sandbox.platform().clock.notice;
  return notice && `Platform "default": ${notice} To reset it: payments-sandbox clock reset`;
}
