import { eventPatterns } from '../../spec/derive/event-patterns';
import type { components } from '../../spec/generated/control-types';
import { isWebhookHeaderPrefix, webhookHeaderPrefixRule } from '../../spec/tables/headers';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { invalidControlParameter, SandboxError } from '../sandbox-error';
import type { UnitOfWork } from '../context';
import { requireKnownMembers } from '../domain/known-members';
import { type DeliveryView, presentDelivery } from '../present/deliveries';
import { presentNewPublisher, presentPublisher } from '../present/publishers';
import type { AccountRow, Mode, PublisherRow } from '../rows';
import type { Transaction } from '../store/transaction';
import { controlCall, followUp } from './cause';
import type { EndpointFunction } from './endpoint-functions';
import { queueTestEvent, retryFirst } from './queue';
import { giveUp } from './record-attempt';
import { findHostProblem, findPortProblem, parseTarget } from './target';
import type { WebhookOptions, WebhooksPort } from './webhooks-port';

type Schemas = components['schemas'];

/** A name of an event, a family such as `payment.*`, or `*` for all. */
export type EventPattern = Schemas['Publisher']['events'][number];

/** A publisher (webhook endpoint) to create: at a URL, or a function of this process. */
export interface PublisherInput {
  /** The URL that receives the events. Default with `fetch`: `http://webhook-endpoint.test/`. */
  readonly url?: string | undefined;
  /** Receives the events instead of a server at the URL, and responds to them. The URL may have any host then. */
  readonly fetch?: EndpointFunction | undefined;
  /** Events to subscribe to. Default: all. */
  readonly events?: readonly EventPattern[] | undefined;
  /** Only events of this account: a sub account, or the platform itself. */
  readonly account_id?: string | undefined;
  /** Only events of this mode. Default: both. */
  readonly account_type?: Mode | undefined;
  /** Prefix of `-Signature` and `-Timestamp` in the header names of its deliveries. Default: that of the sandbox. */
  readonly header_prefix?: string | undefined;
  /** A secret of your own, starting with `sigk_`. Default: a generated secret. */
  readonly secret?: string | undefined;
  /** Whether it belongs to a tool, and not to the program: `ready` does not judge it. Default: false. */
  readonly of_tool?: boolean | undefined;
}

/** The host is reserved for tests, so no request to it leaves the machine. */
const FUNCTION_URL = 'http://webhook-endpoint.test/';

const inputMembers = [
  'url',
  'fetch',
  'events',
  'account_id',
  'account_type',
  'header_prefix',
  'secret',
  'of_tool',
] as const satisfies (keyof PublisherInput)[];

/** The publishers (webhook endpoints) of a platform. */
export class Publishers {
  readonly #platform: Pick<WebhooksPort, 'rows' | 'transact' | 'keyPair'>;
  readonly #options: Pick<WebhookOptions, 'allowedHosts' | 'headerPrefix' | 'functions' | 'beforeDeletion'>;

  /** @internal */
  constructor(platform: WebhooksPort, options: WebhookOptions) {
    this.#platform = platform;
    this.#options = options;
  }

  /**
   * Creates a publisher. Its secret signs every request to it. With `fetch`, the function gets each request instead of the
   * network, until this process ends. Throws a `SandboxError` without a URL and a function, for a URL that events must not be
   * sent to, an unknown event or member, or an account of another platform. Source: Events.
   */
  create(input: PublisherInput): Schemas['NewPublisher'] {
    requireKnownMembers(input, inputMembers);
    const { functions, headerPrefix } = this.#options;
    const { fetch, events = ['*'], header_prefix = headerPrefix } = input;
    const url = this.#urlOf(input);
    // Callers without types may pass null, which does not mean all.
    const given: readonly EventPattern[] | null = events;
    if (given === null) throw invalidControlParameter('events', eventsRule());
    const unknown = events.find((name) => !eventPatterns.includes(name));
    if (events.length === 0 || unknown !== undefined) throw invalidControlParameter('events', eventsRule(unknown));
    if (!isWebhookHeaderPrefix(header_prefix)) throw invalidControlParameter('header_prefix', webhookHeaderPrefixRule);
    const created = this.#platform.transact(controlCall('createPublisher'), (work) => {
      const row: PublisherRow = {
        id: work.newId('pub'),
        sequence: work.rows.nextSequence(),
        url,
        ...(fetch && { is_function: true as const }),
        ...(input.of_tool && { is_of_tool: true as const }),
        events,
        ...scopeOf(work, input), // parameter_invalid
        header_prefix,
        secret: input.secret ?? work.newId('sigk'),
        status: 'enabled',
        dropped_count: 0,
        retry_span: null,
        created_at: work.now,
      };
      work.rows.insert('publishers', row);
      return presentNewPublisher(row);
    });
    if (fetch) functions.add(created.id, fetch);
    return created;
  } // unexpected_parameter parameter_missing parameter_invalid publisher_host_not_allowed

  #urlOf({ url, fetch }: PublisherInput): string {
    if (fetch !== undefined && typeof fetch !== 'function') throw invalidControlParameter('fetch');
    if (url === undefined && fetch === undefined) throw new SandboxError('parameter_missing', { name: 'url or fetch' });
    if (url === undefined) return FUNCTION_URL;
    const target = parseTarget(url);
    if (target === undefined) throw invalidControlParameter('url', urlRule);
    if (fetch !== undefined) return url;
    const portProblem = findPortProblem(target);
    if (portProblem !== undefined) throw invalidControlParameter('url', portProblem);
    const reason = findHostProblem(target, this.#options.allowedHosts);
    if (reason !== undefined)
      throw new SandboxError('publisher_host_not_allowed', { host: target.hostname.slice(0, 100), reason });
    return url;
  } // parameter_missing parameter_invalid publisher_host_not_allowed

  /** Returns all publishers, newest first, without their secrets. */
  list(): Schemas['Publisher'][] {
    return [...this.#platform.rows.walk('publishers', 'newest', 'all', 'descending')].map(presentPublisher);
  }

  /**
   * Enables a publisher that was disabled: later events are delivered to it again. Returns it. Throws a `SandboxError` for an
   * unknown id.
   */
  enable(id: string): Schemas['Publisher'] {
    return this.#platform.transact(controlCall('enablePublisher'), ({ rows }) => {
      const row = rows.find('publishers', id);
      if (row === undefined) throw new SandboxError('resource_not_found', {});
      if (row.status === 'enabled') return presentPublisher(row);
      const enabled: PublisherRow = { ...row, status: 'enabled' };
      rows.replace('publishers', enabled);
      return presentPublisher(enabled);
    });
  } // resource_not_found

  /**
   * Attempts the first delivery of the queue of a publisher at once, without moving the clock. It counts as one of the attempts
   * of the delivery. Returns the number of deliveries: 0 if nothing waits. Throws a `SandboxError` for an unknown id or a
   * disabled publisher.
   */
  retry(id: string): number {
    return this.#platform.transact(controlCall('retryPublisher'), ({ rows }) =>
      retryFirst(rows, requireEnabled(rows, id)),
    );
  } // resource_not_found publisher_disabled

  /**
   * Sends a test event to a publisher: a `payment_intent.created` with the idempotency key `test_event`, to no other publisher.
   * Returns its delivery. Throws a `SandboxError` for an unknown id, a disabled publisher or a full queue.
   */
  test(id: string): DeliveryView {
    const platform = this.#platform;
    return platform.transact(controlCall('testPublisher'), (work) => {
      const publisher = requireEnabled(work.rows, id);
      const accountId = publisher.account_id ?? platform.keyPair(publisher.account_type ?? 'test').account_id;
      return presentDelivery(queueTestEvent(work, publisher, accountId));
    });
  } // resource_not_found parameter_invalid publisher_disabled

  /** Deletes the publishers whose functions ended with an earlier process, as nothing can reach them any more. @internal */
  deleteEnded(): void {
    const { functions } = this.#options;
    const all = this.#platform.rows.walk('publishers', 'newest', 'all', 'ascending');
    const ended = [...all].filter(({ id, is_function }) => is_function && functions.get(id) === undefined);
    if (ended.length === 0) return;
    this.#platform.transact(followUp, (work) => {
      for (const { id } of ended) deletePublisher(work, id);
    });
  }

  /** Deletes a publisher. Its open deliveries become dead. Throws a `SandboxError` for an unknown id. */
  delete(id: string): void {
    this.#platform.transact(controlCall('deletePublisher'), (work) => {
      const row = work.rows.find('publishers', id);
      if (row === undefined) throw new SandboxError('resource_not_found', {});
      this.#options.beforeDeletion(row);
      deletePublisher(work, id);
    });
  } // resource_not_found
}

function requireEnabled(rows: Transaction, id: string): PublisherRow {
  const row = rows.find('publishers', id);
  if (row === undefined) throw new SandboxError('resource_not_found', {});
  if (row.status === 'disabled') throw new SandboxError('publisher_disabled', { id });
  return row;
} // resource_not_found publisher_disabled

function deletePublisher({ rows }: UnitOfWork, id: string): void {
  rows.delete('publishers', id);
  giveUp(rows, id);
}

const urlRule = 'It must be an http or https URL without credentials, such as http://localhost:3000/webhooks.';

function eventsRule(unknown = ''): string {
  return `It must list names such as payment.succeeded, families such as payment.*, or *.${didYouMean(unknown, eventPatterns)}`;
}

/** An account belongs to one mode. With the other mode, the publisher would match no event. */
function scopeOf(
  { rows }: UnitOfWork,
  { account_id, account_type }: PublisherInput,
): Pick<PublisherRow, 'account_id' | 'account_type'> {
  if (account_id === undefined) return { account_id: null, account_type: account_type ?? null };
  const account: AccountRow | undefined = rows.find('accounts', account_id);
  if (account === undefined)
    throw invalidControlParameter('account_id', 'It must be the id of an account of this platform.');
  if ((account_type ?? account.mode) !== account.mode)
    throw invalidControlParameter('account_type', `The account of account_id is of ${account.mode} mode.`);
  return { account_id, account_type: account.mode };
}
