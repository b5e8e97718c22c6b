import { isChargingOperation } from '../../../../spec/derive/scenario-faults';
import type { OperationId } from '../../../../spec/resources';
import { SandboxError, type FaultInput, type Platform, type Sandbox } from '../../..';
import { ConnectionDropped } from '../../../faults/connection-dropped';
import { waitAtMost } from '../../../time/waiting';
import { errorResponse, type WireResponse } from '../../../wire/envelope';
import type { WireRequest } from '../../../wire/message';
import { platformIdOf } from '../../../wire/platform-id';
import type { FindOperation } from '../wire';
import { Strikes } from '../strikes';
import type { Strike } from '../schedule';
import { type Call, textsOf } from './call';
import { Ledger } from './ledger';
import type { CommandDisturbance, CommandStrike } from './points';

/** Attempts that a disturbance strikes: background work that never gives up gets through at last. */
const MAX_STRUCK = 8;
/** Real time in which a program must stop waiting for a slow call. */
const MAX_WAIT_MS = 2_000;

const replacesRows = /\/(?:reset|restore|undo|redo|import)$/;

/** A request of a call. */
interface Attempt {
  readonly call: Call;
  readonly request: WireRequest;
  readonly strike: Strike;
}

/** The connection between a command and its sandbox. It records the writes, and disturbs one of them. */
export class CommandWire {
  readonly calls: Call[] = [];
  readonly ledger: Ledger;
  readonly strikes: Strikes;
  readonly #sandbox: Sandbox;
  readonly #strike: CommandStrike | undefined;
  readonly #findOperation: FindOperation;
  readonly #byKey = new Map<string, Call>();
  readonly #numbers = new Map<OperationId, number>();

  constructor(sandbox: Sandbox, strike: CommandStrike | undefined, findOperation: FindOperation) {
    this.#sandbox = sandbox;
    this.#strike = strike;
    this.#findOperation = findOperation;
    this.strikes = new Strikes(strike === undefined ? [] : [strike]);
    this.ledger = new Ledger(sandbox);
  }

  readonly respond = (request: WireRequest): Promise<WireResponse> => {
    const { method, path } = request;
    if (method === 'GET') return this.#sandbox.respond(request);
    if (path.startsWith('/_sandbox/')) return this.#control(request);
    const operation = this.#findOperation(method, path);
    if (operation === null || operation === 'createAccessToken') return this.#sandbox.respond(request);
    const call = this.#callOf(operation, request);
    const attempt = ++call.attempts;
    const strike = attempt > MAX_STRUCK ? undefined : this.strikes.find(call.point, attempt);
    if (strike === undefined) return this.#carryOut(call, request);
    call.isStruck = true;
    return this.#effects[this.#strike?.disturbance ?? 'lost']({ call, request, strike });
  };

  /** A reset or another state deletes payments, and the keys of calls with them. */
  #control(request: WireRequest): Promise<WireResponse> {
    if (request.method !== 'DELETE' && !replacesRows.test(request.path)) return this.#sandbox.respond(request);
    this.ledger.read();
    const platform = platformIdOf(request);
    for (const key of this.#byKey.keys()) if (key.startsWith(`${platform} `)) this.#byKey.delete(key);
    return this.#sandbox.respond(request);
  }

  #callOf(operation: OperationId, request: WireRequest): Call {
    const key = request.headers.get('idempotency-key');
    const place = `${platformIdOf(request)} ${request.headers.get('sub-account') ?? ''} ${operation} ${key ?? ''}`;
    const known = key === null ? undefined : this.#byKey.get(place);
    if (known !== undefined) return known;
    const number = (this.#numbers.get(operation) ?? 0) + 1;
    this.#numbers.set(operation, number);
    const call = {
      operation,
      point: `${operation}#${number}`,
      key,
      ...textsOf(operation, request),
      hasEndpoints: (this.#platformOf(request)?.publishers.list().length ?? 0) > 0,
      attempts: 0,
      isStruck: false,
      isDone: false,
    };
    this.#byKey.set(place, call);
    this.calls.push(call);
    return call;
  }

  async #carryOut(call: Call, request: WireRequest): Promise<WireResponse> {
    const response = await this.#sandbox.respond(request);
    call.isDone ||= response.status < 300;
    return response;
  }

  #platformOf(request: WireRequest): Platform | undefined {
    return this.#sandbox.platforms.get(platformIdOf(request));
  }

  readonly #effects: Readonly<Record<CommandDisturbance, (attempt: Attempt) => Promise<WireResponse>>> = {
    lost: async ({ call, request }) => {
      await this.#carryOut(call, request);
      throw new ConnectionDropped();
    },
    slow: async ({ call, request, strike }) => {
      const hasHungUp = await hangUp(request);
      if (!hasHungUp) this.strikes.notTried.push(`${strike.point}:slow: your time-out is longer than 2 s`);
      return this.#carryOut(call, request);
    },
    twice: (attempt) => this.#carryOutWith({ fault: { webhook: 'duplicate' } }, attempt),
    webhook_first: (attempt) => this.#carryOutWith({ times: 1, fault: { hold: 'until_webhooks' } }, attempt),
    declined: (attempt) =>
      isChargingOperation(attempt.call.operation)
        ? this.#carryOutWith(
            { operation: attempt.call.operation, times: 1, fault: { scenario: 'do_not_retry' } },
            attempt,
          )
        : Promise.resolve(errorResponse(new SandboxError('refund_error', {}))),
  };

  #carryOutWith(fault: FaultInput, { call, request }: Attempt): Promise<WireResponse> {
    this.#platformOf(request)?.faults.create(fault);
    return this.#carryOut(call, request);
  }
}

/** Resolves with whether the program stops waiting. */
function hangUp({ onHangUp }: WireRequest): Promise<boolean> {
  let hasHungUp = false;
  return waitAtMost<void>(MAX_WAIT_MS, (resolve) => {
    const stop = onHangUp?.(() => {
      hasHungUp = true;
      resolve();
    });
    return () => stop?.();
  }).then(() => hasHungUp);
}
