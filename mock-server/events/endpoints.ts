import { eventPatterns } from '../../spec/derive/event-patterns';
import type { components, operations } from '../../spec/generated/control-types';
import type { BodyOf } from '../../spec/derive/request-body';
import { SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { presentNewPublisher, presentPublisher } from '../present/publishers';
import type { AccountRow, PublisherRow } from '../rows';
import type { Reader } from '../store/reader';
import { giveUp } from './record-attempt';
import { isTargetAllowed, parseTarget } from './target';

type Schemas = components['schemas'];
export type PublisherInput = Readonly<BodyOf<operations['createPublisher']>>;

/** The platform, as publishers use it. */
export interface PublishersPort {
  readonly rows: () => Reader;
  readonly transact: <Result>(run: (work: UnitOfWork) => Result) => Result;
  readonly allowedHosts: readonly string[];
}

/** The publishers (webhook endpoints) of a platform. */
export class Publishers {
  readonly #port: PublishersPort;

  constructor(port: PublishersPort) {
    this.#port = port;
  }

  /**
   * Creates a publisher. Its secret signs every request to it. Throws a `SandboxError` for a URL that events must not be sent to, an
   * unknown event, or an account of another platform. Source: Events.
   */
  create(input: PublisherInput): Schemas['NewPublisher'] {
    const { allowedHosts, transact } = this.#port;
    const target = parseTarget(input.url);
    if (target === undefined) throw new SandboxError('parameter_invalid', { name: 'url' });
    if (!isTargetAllowed(target, allowedHosts))
      throw new SandboxError('publisher_host_not_allowed', { host: target.hostname.slice(0, 100) });
    const events = input.events ?? (['*'] as const);
    const known = events.length > 0 && events.every((name) => eventPatterns.includes(name));
    if (!known) throw new SandboxError('parameter_invalid', { name: 'events' });
    return transact((work) => {
      const row: PublisherRow = {
        id: work.newId('pub'),
        sequence: work.rows.nextSequence(),
        url: input.url,
        events,
        ...scopeOf(work, input), // parameter_invalid
        secret: input.secret ?? work.newId('sigk'),
        status: 'enabled',
        dropped_count: 0,
        retry_span: null,
        created_at: work.now,
      };
      work.rows.put('publishers', row);
      return presentNewPublisher(row);
    });
  } // parameter_invalid publisher_host_not_allowed

  /** Returns all publishers, newest first, without their secrets. */
  list(): Schemas['Publisher'][] {
    return [...this.#port.rows().walk('publishers', 'newest', 'all', 'descending')].map(presentPublisher);
  }

  /**
   * Enables a publisher that was disabled: later events are delivered to it again. Returns it. Throws a `SandboxError` for an
   * unknown id.
   */
  enable(id: string): Schemas['Publisher'] {
    return this.#port.transact(({ rows }) => {
      const row = rows.find('publishers', id);
      if (row === undefined) throw new SandboxError('resource_not_found', {});
      if (row.status === 'enabled') return presentPublisher(row);
      const enabled: PublisherRow = { ...row, status: 'enabled' };
      rows.put('publishers', enabled);
      return presentPublisher(enabled);
    });
  } // resource_not_found

  /** Deletes a publisher. Its open deliveries become dead. Throws a `SandboxError` for an unknown id. */
  delete(id: string): void {
    this.#port.transact(({ rows }) => {
      if (rows.find('publishers', id) === undefined) throw new SandboxError('resource_not_found', {});
      rows.delete('publishers', id);
      giveUp(rows, id);
    });
  } // resource_not_found
}

/** An account belongs to one mode. With the other mode, the publisher would match no event. */
function scopeOf(
  { rows }: UnitOfWork,
  { account_id, account_type }: PublisherInput,
): Pick<PublisherRow, 'account_id' | 'account_type'> {
  if (account_id === undefined) return { account_id: null, account_type: account_type ?? null };
  const account: AccountRow | undefined = rows.find('accounts', account_id);
  if (account === undefined) throw new SandboxError('parameter_invalid', { name: 'account_id' });
  if ((account_type ?? account.mode) !== account.mode)
    throw new SandboxError('parameter_invalid', { name: 'account_type' });
  return { account_id, account_type: account.mode };
}
