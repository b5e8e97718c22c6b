import { isChargingOperation } from '../../../spec/derive/scenario-faults';
import type { OperationId } from '../../../spec/resources';
import { disturbances, type DisturbanceName } from '../../../spec/tables/disturbances';
import type { Platform } from '../..';
import { ConnectionDropped } from '../../faults/connection-dropped';
import type { FaultInput } from '../../platform/fault-input';
import { waitAtMost } from '../../time/waiting';
import type { WireResponse } from '../../wire/envelope';
import type { App, WireRequest } from '../../wire/message';
import type { Activity } from './activity';
import type { Generation } from './generation';
import type { Moves } from './moves';
import type { SimulatedTime } from './simulated-time';
import type { Strike } from './schedule';
import type { Strikes } from './strikes';
import type { RequestStep, Trace } from './trace';

/** Real time in which a program that creates a client itself must stop waiting for a slow call. */
const MAX_WAIT_MS = 2_000;

type WriteDisturbance = {
  [Name in DisturbanceName]: (typeof disturbances)[Name]['strikes'] extends 'write' ? Name : never;
}[DisturbanceName];

/** Finds the operation of a request; null for one that is none. */
export type FindOperation = (method: string, path: string) => OperationId | null;

export interface WirePort {
  readonly findOperation: FindOperation;
  readonly respond: App;
  readonly platform: Pick<Platform, 'faults'>;
  readonly activity: Activity;
  readonly moves: Moves;
  readonly strikes: Strikes;
  readonly time: Pick<SimulatedTime, 'passUntil'>;
  readonly trace: Trace;
  /** Ends the process of the program: it is started again. */
  readonly restart: () => void;
  /** Receives an error that is none of the program. */
  readonly onError: (error: unknown) => void;
}

/** A write that a disturbance strikes. */
interface Struck {
  readonly operation: OperationId;
  readonly request: WireRequest;
  readonly strike: Strike;
}

interface CallRecord {
  readonly number: number;
  attempts: number;
}

/** The connection between the program and the sandbox, with the disturbances of requests. */
export class Wire {
  readonly #port: WirePort;
  /** The calls of each operation, by their idempotency keys. */
  readonly #calls = new Map<OperationId, Map<string, CallRecord>>();
  #isPauseDue = false;

  constructor(port: WirePort) {
    this.#port = port;
  }

  /** Responds to a request. A program that has ended gets no response, ever. */
  async respond(request: WireRequest, generation: Generation): Promise<WireResponse> {
    if (generation.isOver) return never();
    try {
      const response = await this.#port.activity.during(() => this.#exchange(request));
      return generation.isOver ? await never() : response;
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) this.#port.onError(error);
      if (generation.isOver) return await never();
      throw error;
    }
  }

  async #exchange(request: WireRequest): Promise<WireResponse> {
    const operation = this.#port.findOperation(request.method, request.path);
    if (operation === null || operation === 'createAccessToken') return this.#carryOut(request);
    await this.#pause();
    const step = this.#record(request, operation);
    const response = await (step.strike
      ? this.#disturbed({ operation, request, strike: step.strike })
      : this.#carryOut(request));
    step.status = response.status;
    if (typeof response.body === 'string') this.#port.trace.learn(response.body);
    return response;
  }

  /** Lets eight days pass before this request, if a disturbance asked for them after the one before. */
  async #pause(): Promise<void> {
    if (!this.#isPauseDue) return;
    this.#isPauseDue = false;
    const { activity, moves } = this.#port;
    // The webhooks of the call before the pause arrive before it, and those of what lapses in it arrive in it.
    await activity.hold('webhooks');
    await moves.advance({ days: 8 });
    await activity.hold('webhooks');
  }

  #record(request: WireRequest, operation: OperationId): RequestStep {
    const { strikes, trace } = this.#port;
    const { method, path, query } = request;
    const key = request.headers.get('idempotency-key');
    const common = { kind: 'request', operation, key, line: `${method} ${path}${query}`, status: undefined } as const;
    if (method === 'GET') return trace.add({ ...common, isWrite: false, point: '', attempt: 1, strike: undefined });
    const call = this.#callOf(operation, key);
    const point = `${operation}#${call.number}`;
    const attempt = ++call.attempts;
    return trace.add({ ...common, isWrite: true, point, attempt, strike: strikes.find(point, attempt) });
  }

  /** Returns the call of a key: all attempts with one key are one. */
  #callOf(operation: OperationId, key: string | null): CallRecord {
    const calls = this.#calls.get(operation) ?? new Map<string, CallRecord>();
    this.#calls.set(operation, calls);
    const known = key === null ? undefined : calls.get(key);
    if (known) return known;
    const call = { number: calls.size + 1, attempts: 0 };
    calls.set(key ?? `without a key ${call.number}`, call);
    return call;
  }

  /** Requests are carried out one after the other, and none while the clock moves. */
  #carryOut(request: WireRequest): Promise<WireResponse> {
    return this.#port.moves.alone(() => this.#port.respond(request));
  }

  #disturbed(struck: Struck): Promise<WireResponse> {
    const { strike } = struck;
    const effect = isWriteDisturbance(strike.disturbance) ? this.#effects[strike.disturbance] : undefined;
    return effect ? effect(struck) : this.#carryOut(struck.request);
  }

  readonly #effects: Readonly<Record<WriteDisturbance, (struck: Struck) => Promise<WireResponse>>> = {
    lost: async ({ request }) => {
      await this.#carryOut(request);
      throw new ConnectionDropped();
    },
    unreachable: () => Promise.reject(new ConnectionDropped()),
    refused: ({ operation, request }) =>
      this.#carryOutWith({ operation, fault: { error: 'service_unavailable' } }, request),
    declined: ({ operation, request }) =>
      isChargingOperation(operation)
        ? this.#carryOutWith({ operation, fault: { scenario: 'do_not_retry' } }, request)
        : this.#carryOut(request),
    slow: async (struck) => {
      await this.#untilHungUp(struck);
      return this.#carryOut(struck.request);
    },
    late: async ({ request }) => {
      const response = await this.#carryOut(request);
      await this.#port.activity.hold('quiet');
      return response;
    },
    webhook_first: async ({ request }) => {
      const response = await this.#carryOut(request);
      await this.#port.activity.hold('webhooks');
      return response;
    },
    paused: async ({ request }) => {
      const response = await this.#carryOut(request);
      this.#isPauseDue = true;
      return response;
    },
    restarted: async ({ request }) => {
      const response = await this.#carryOut(request);
      this.#port.restart();
      return response;
    },
  };

  /** Carries a request out with a fault that only this request matches. */
  #carryOutWith(input: FaultInput, request: WireRequest): Promise<WireResponse> {
    const { moves, platform, respond } = this.#port;
    return moves.alone(async () => {
      const { id } = platform.faults.create(input);
      try {
        return await respond(request);
      } finally {
        platform.faults.delete(id);
      }
    });
  }

  /**
   * Waits until the program has stopped waiting: in simulated time, or for at most 2 seconds. A move of the clock ends the wait:
   * requests in flight end before it.
   */
  async #untilHungUp({ request, strike }: Struck): Promise<void> {
    const { activity, moves, strikes, time } = this.#port;
    let isOver = false;
    let resume: () => void = () => undefined;
    const end = () => {
      isOver = true;
      resume();
    };
    const stops = [request.onHangUp?.(end), moves.before(end)];
    await activity.hold('quiet', (release) => (resume = release));
    if (!isOver && !time.passUntil(() => isOver) && request.onHangUp)
      await activity.blocking(() =>
        waitAtMost<void>(MAX_WAIT_MS, (resolve) => {
          resume = resolve;
          return () => undefined;
        }),
      );
    for (const stop of stops) stop?.();
    if (!isOver) strikes.notTried.push(`${strike.point}:slow: your time-out is longer than 2 s`);
  }
}

function isWriteDisturbance(name: DisturbanceName): name is WriteDisturbance {
  return disturbances[name].strikes === 'write';
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
