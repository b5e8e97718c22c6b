import { controlOperations } from '../../spec/control';
import { validators } from '../../spec/generated/control-validators';
import { SandboxError } from '../sandbox-error';
import { controlCall, type Transact } from '../events/cause';
import type { Reader } from '../store/reader';
import { waitAtMost } from '../time/waiting';
import { type FaultView, presentFault } from '../present/faults';
import type { FaultRow } from '../rows';
import type { HeldRequests } from '../faults/held-requests';
import { exactFault, type FaultInput } from './fault-input';
import { validateBody } from './input-rules';

/** The platform, as faults use it. */
export interface FaultsPort {
  readonly rows: Reader;
  readonly transact: Transact;
}

/** Faults that a user injects into a platform. */
export class Faults {
  readonly #platform: FaultsPort;
  readonly #heldRequests: HeldRequests;

  /** @internal */
  constructor(platform: FaultsPort, heldRequests: HeldRequests) {
    this.#platform = platform;
    this.#heldRequests = heldRequests;
  }

  /**
   * Creates a fault. Returns it with its id and its seed. It matches valid requests of the API, or attempts to deliver events; of
   * several faults the oldest active one matches. Delays are in milliseconds of the machine's clock, at most 300,000. Throws a
   * `SandboxError` for invalid input.
   */
  create(input: FaultInput): FaultView {
    const body = validateBody(input, controlOperations.createFault, validators.createFault);
    const { after = 0, times = null, probability = null, seed, fault, ...target } = exactFault(body);
    return this.#platform.transact(controlCall('createFault'), ({ rows, newId, hash, now }) => {
      const id = newId('flt');
      const ofDeliveries = 'webhook' in fault;
      const row: FaultRow = {
        id,
        sequence: rows.nextSequence(),
        operation: ofDeliveries ? null : 'operation' in target ? (target.operation ?? '*') : '*',
        event_name: !ofDeliveries ? null : 'event_name' in target ? (target.event_name ?? '*') : '*',
        fault,
        after,
        times,
        probability,
        seed: probability === null ? null : (seed ?? Number.parseInt(hash(id).slice(0, 8), 16)),
        matched: 0,
        passed: 0,
        created_at: now,
      };
      rows.insert('faults', row);
      return this.present(row);
    });
  } // parameter_missing parameter_invalid unexpected_parameter

  /** Returns all faults, newest first, including exhausted ones. */
  list(): FaultView[] {
    return this.#all().map((row) => this.present(row));
  }

  /** Deletes a fault and releases the requests it holds. Throws a `SandboxError` for an unknown id. */
  delete(id: string): void {
    this.#require(id);
    this.#platform.transact(controlCall('deleteFault'), ({ rows }) => rows.delete('faults', id));
    this.#heldRequests.release(id);
  } // resource_not_found

  /** Deletes all faults and releases the requests they hold. Returns the number of deleted faults. */
  deleteAll(): number {
    const all = this.#all();
    this.#platform.transact(controlCall('deleteFaults'), ({ rows }) => {
      for (const { id } of all) rows.delete('faults', id);
    });
    for (const { id } of all.reverse()) this.#heldRequests.release(id);
    return all.length;
  }

  /**
   * Releases the requests that a fault holds, and the responses, in order of arrival. Returns how many. Later ones are held
   * again. Throws a `SandboxError` for an unknown id.
   */
  release(id: string): number {
    this.#require(id);
    return this.#heldRequests.release(id);
  } // resource_not_found

  /**
   * Resolves once a fault holds `count` requests or responses. Rejects with a `RangeError` after `timeoutMs` (default: 10
   * seconds).
   */
  async waitUntilHeld(
    id: string,
    {
      count = 1,
      timeoutMs = 10_000,
    }: { readonly count?: number | undefined; readonly timeoutMs?: number | undefined } = {},
  ): Promise<void> {
    const heldRequests = this.#heldRequests;
    const isHeld = await waitAtMost<true>(timeoutMs, (resolve) => {
      const check = () => {
        if (heldRequests.held(id) >= count) resolve(true);
      };
      check();
      return heldRequests.watch(check);
    });
    if (isHeld === undefined)
      throw new RangeError(`${id} holds ${heldRequests.held(id)} of ${count} requests after ${timeoutMs} milliseconds`);
  }

  /** Renders a fault, with the number of requests it holds. @internal */
  present(row: FaultRow): FaultView {
    return presentFault(row, this.#heldRequests.held(row.id));
  }

  #all(): FaultRow[] {
    return [...this.#platform.rows.walk('faults', 'newest', 'all', 'descending')];
  }

  #require(id: string): void {
    if (this.#platform.rows.find('faults', id) === undefined) throw new SandboxError('resource_not_found', {});
  }
}
