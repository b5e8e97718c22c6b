import { controlOperations } from '../../spec/control';
import { validators } from '../../spec/generated/control-validators';
import { SandboxError } from '../sandbox-error';
import { afterDueJobs } from '../events/outbox';
import type { Platform } from './platform';
import { type FaultView, presentFault } from '../present/faults';
import type { FaultRow } from '../rows';
import { validate } from '../wire/validate';
import type { HeldRequests } from '../faults/held-requests';
import { exactFault, type FaultInput } from './fault-input';

type Owner = Pick<Platform, 'rows' | 'transact'>;

/** What goes wrong on a platform on request. */
export class Faults {
  readonly #platform: Owner;
  readonly #waiting: HeldRequests;

  constructor(platform: Owner, waiting: HeldRequests) {
    this.#platform = platform;
    this.#waiting = waiting;
  }

  /**
   * Makes a fault, and gives it with its id and its seed. It meets requests of the API that are in order, or attempts to
   * deliver events; of several the oldest that is not spent. Delays are milliseconds of the machine, at most 300,000.
   * Throws an `ApiError` for what makes no sense.
   */
  create(input: FaultInput): FaultView {
    const body = validate(input, controlOperations.createFault.body ?? {}, validators.createFault);
    const { times = null, probability = null, seed, fault, ...target } = exactFault(body);
    return this.#platform.transact(afterDueJobs, ({ rows, newId, hash, now }) => {
      const id = newId('flt');
      const ofDeliveries = 'webhook' in fault;
      const row: FaultRow = {
        id,
        sequence: rows.nextSequence(),
        operation: ofDeliveries ? null : 'operation' in target ? (target.operation ?? '*') : '*',
        event_name: !ofDeliveries ? null : 'event_name' in target ? (target.event_name ?? '*') : '*',
        fault,
        times,
        probability,
        seed: probability === null ? null : (seed ?? Number.parseInt(hash(id).slice(0, 8), 16)),
        matched: 0,
        passed: 0,
        created_at: now,
      };
      rows.put('faults', row);
      return this.present(row);
    });
  } // parameter_missing parameter_invalid unexpected_parameter

  /** All of them, newest first, spent ones included. */
  list(): FaultView[] {
    return this.#all().map((row) => this.present(row));
  }

  /** Takes one away; what it holds goes on. Throws an `ApiError` where there is none. */
  delete(id: string): void {
    this.#require(id);
    this.#platform.transact(afterDueJobs, ({ rows }) => rows.delete('faults', id));
    this.#waiting.release(id);
  } // resource_not_found

  /** Takes all away, and gives how many there were; what they hold goes on. */
  deleteAll(): number {
    const all = this.#all();
    this.#platform.transact(afterDueJobs, ({ rows }) => {
      for (const { id } of all) rows.delete('faults', id);
    });
    for (const { id } of all.reverse()) this.#waiting.release(id);
    return all.length;
  }

  /**
   * Lets go on what a fault holds, in the order in which it came, and gives how many requests those are. What comes later
   * is held again. Throws an `ApiError` where there is no such fault.
   */
  release(id: string): number {
    this.#require(id);
    return this.#waiting.release(id);
  } // resource_not_found

  /**
   * Resolves once a fault holds so many requests. Rejects with a `RangeError` when that takes longer than 10 seconds, or than
   * `timeoutMs`.
   */
  async waitUntilHeld(
    id: string,
    { count = 1, timeoutMs = 10_000 }: { readonly count?: number; readonly timeoutMs?: number } = {},
  ): Promise<void> {
    const waiting = this.#waiting;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unwatch: () => void = () => undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const look = () => waiting.held(id) >= count && resolve();
        const giveUp = () =>
          reject(
            new RangeError(`${id} holds ${waiting.held(id)} of ${count} requests after ${timeoutMs} milliseconds`),
          );
        timer = setTimeout(giveUp, timeoutMs);
        unwatch = waiting.watch(look);
        look();
      });
    } finally {
      clearTimeout(timer);
      unwatch();
    }
  }

  /** A row as it is shown. */
  present(row: FaultRow): FaultView {
    return presentFault(row, this.#waiting.held(row.id));
  }

  #all(): FaultRow[] {
    return [...this.#platform.rows.walk('faults', 'newest', 'all', 'descending')];
  }

  #require(id: string): void {
    if (this.#platform.rows.find('faults', id) === undefined) throw new SandboxError('resource_not_found', {});
  }
}
