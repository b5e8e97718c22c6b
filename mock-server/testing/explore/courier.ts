import { type Event, signWebhook } from '../../../sdk';
import { disturbances, type DisturbanceName } from '../../../spec/tables/disturbances';
import { requestClass, responseClass } from '../../../spec/vocabulary/globals';
import type { EndpointFunction, EventPattern, Platform } from '../..';
import { overNetwork } from '../../events/send';
import { isPlainObject } from '../../wire/json';
import type { Activity } from './activity';
import type { Generation } from './generation';
import { messageOf } from '../../domain/thrown';
import type { PublishOptions } from './options';
import type { Strikes } from './strikes';
import type { DeliveryStep, Trace } from './trace';

type DeliveryDisturbance = {
  [Name in DisturbanceName]: (typeof disturbances)[Name]['strikes'] extends 'delivery' ? Name : never;
}[DisturbanceName];

export interface CourierPort {
  readonly platform: Pick<Platform, 'publishers' | 'events' | 'rows'>;
  readonly activity: Activity;
  readonly strikes: Strikes;
  readonly trace: Trace;
  /** Ends the process of the program: it is started again. */
  readonly restart: () => void;
  /** Resolves when the program was started again. */
  readonly restarted: () => Promise<void>;
  /** Receives an error that is none of the program. */
  readonly onError: (error: unknown) => void;
}

/** A delivery got no response, because of a disturbance or by the program. */
class NotDelivered extends TypeError {}

/** A webhook endpoint of the program, which outlives its process: the next one publishes it again. */
interface Endpoint {
  readonly publisherId: string;
  readonly secret: string;
  readonly events: readonly EventPattern[];
  /** The endpoint in names of points; empty for the first one. */
  readonly suffix: string;
  /** The responses to deliveries that were made before their turn, by event. */
  readonly early: Map<string, number>;
  handler: EndpointFunction;
  generation: Generation;
  /** Deliveries under way to it. */
  receiving: number;
}

/** A delivery to an endpoint. */
interface Delivery {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  readonly eventId: string;
}

interface EventRecord {
  readonly number: number;
  attempts: number;
}

/** The way of webhooks from the sandbox to the program, with the disturbances of deliveries. */
export class Courier {
  readonly #port: CourierPort;
  readonly #endpoints: Endpoint[] = [];
  readonly #published = new Map<Generation, number>();
  /** The events of each endpoint and name, by their ids. */
  readonly #events = new Map<string, Map<string, EventRecord>>();

  constructor(port: CourierPort) {
    this.#port = port;
  }

  /** Creates an endpoint of the program. The n-th one of a process that was started again is the n-th one of the one before. */
  publish(
    generation: Generation,
    target: string | URL | EndpointFunction,
    { events = ['*'] }: PublishOptions = {},
  ): { readonly secret: string } {
    const index = this.#published.get(generation) ?? 0;
    this.#published.set(generation, index + 1);
    const handler = typeof target === 'function' ? target : sendTo(String(target));
    const known = this.#endpoints[index];
    if (known === undefined) return this.#create(generation, handler, events, index);
    if (known.events.join() !== events.join())
      throw new RangeError(`publish: the program subscribed to ${known.events.join(', ')} before its restart`);
    known.handler = handler;
    known.generation = generation;
    return { secret: known.secret };
  }

  #create(generation: Generation, handler: EndpointFunction, events: readonly EventPattern[], index: number) {
    const { publishers } = this.#port.platform;
    const { id, secret } = publishers.create({ events, fetch: (request) => this.#receive(index, request) });
    const suffix = index === 0 ? '' : `@${index + 1}`;
    this.#endpoints[index] = {
      publisherId: id,
      secret,
      events,
      suffix,
      early: new Map(),
      handler,
      generation,
      receiving: 0,
    };
    return { secret };
  }

  /** The instant of the next retry, as text; undefined when no delivery waits for one. */
  get nextRetryAt(): string | undefined {
    const { rows } = this.#port.platform;
    const instants = this.#endpoints.flatMap(({ publisherId }) => {
      const first = rows.first('deliveries', 'open', publisherId);
      return first?.next_attempt_at ? [first.next_attempt_at] : [];
    });
    return instants.sort()[0];
  }

  /** Whether a delivery is about to be made. */
  get hasPending(): boolean {
    const { rows } = this.#port.platform;
    return this.#endpoints.some(
      ({ publisherId, receiving }) =>
        receiving === 0 && rows.first('deliveries', 'open', publisherId)?.status === 'pending',
    );
  }

  async #receive(index: number, request: Request): Promise<Response> {
    const endpoint = this.#endpoints[index];
    if (endpoint === undefined) throw new NotDelivered('the endpoint is not published yet');
    endpoint.receiving += 1;
    try {
      const body = await request.text();
      const delivery = { endpoint, url: request.url, headers: [...request.headers], body, eventId: eventOf(body).id };
      return await this.#port.activity.during(() => this.#deliver(delivery));
    } catch (error) {
      if (!(error instanceof NotDelivered)) this.#port.onError(error);
      throw error;
    } finally {
      endpoint.receiving -= 1;
    }
  }

  async #deliver(delivery: Delivery): Promise<Response> {
    const { endpoint, body, eventId } = delivery;
    // Webhooks arrive when the program waits: so a run is the same on every machine.
    await this.#port.activity.hold('quiet');
    if (endpoint.generation.isOver) await this.#port.restarted();
    const early = endpoint.early.get(eventId);
    if (early !== undefined) return emptyResponse(early);
    const step = this.#record(endpoint, body);
    const { disturbance } = step.strike ?? {};
    if (disturbance !== undefined && isDeliveryDisturbance(disturbance))
      return this.#effects[disturbance](delivery, step);
    return this.#send(delivery, step);
  }

  #record({ suffix }: Endpoint, body: string): DeliveryStep {
    const { strikes, trace } = this.#port;
    const { id, name } = eventOf(body);
    const events = this.#events.get(name + suffix) ?? new Map<string, EventRecord>();
    this.#events.set(name + suffix, events);
    const record = events.get(id) ?? { number: events.size + 1, attempts: 0 };
    events.set(id, record);
    const attempt = ++record.attempts;
    const point = `${name}#${record.number}${suffix}`;
    return trace.add({ kind: 'delivery', point, attempt, strike: strikes.find(point, attempt), status: undefined });
  }

  readonly #effects: Readonly<
    Record<DeliveryDisturbance, (delivery: Delivery, step: DeliveryStep) => Promise<Response>>
  > = {
    twice: async (delivery, step) => {
      const response = await this.#send(delivery, step);
      await this.#send(delivery, this.#port.trace.add({ ...step, attempt: step.attempt + 1 }));
      return response;
    },
    missed: () => Promise.reject(new NotDelivered('the delivery was lost')),
    failed: async (delivery, step) => {
      await this.#send(delivery, step);
      return emptyResponse(500);
    },
    swapped: async (delivery, step) => {
      await this.#port.activity.hold('quiet');
      await this.#sendFollower(delivery);
      return this.#send(delivery, step);
    },
    delayed: async (delivery, step) => {
      await this.#port.activity.hold('scenario_end');
      return this.#send(delivery, step);
    },
    crashed: async (delivery, step) => {
      const response = await this.#send(delivery, step);
      if (response.status === 200) this.#port.restart();
      return response;
    },
  };

  /** Delivers the event that follows before its turn. Its own delivery then gets the same status. */
  async #sendFollower({ endpoint, url, eventId }: Delivery): Promise<void> {
    const follower = this.#followerOf(endpoint, eventId);
    if (follower === undefined) return;
    const { body, headers } = await signWebhook({ event: follower, secret: endpoint.secret });
    const early = { endpoint, url, headers: Object.entries(headers), body, eventId: follower.id };
    const { status } = await this.#send(early, this.#record(endpoint, body));
    endpoint.early.set(follower.id, status);
  }

  #followerOf({ publisherId }: Endpoint, eventId: string): Event | undefined {
    const { platform } = this.#port;
    const open = [...platform.rows.walk('deliveries', 'open', publisherId, 'ascending')];
    const next = open[open.findIndex((row) => row.event_id === eventId) + 1];
    return next && platform.events().find(({ id }) => id === next.event_id);
  }

  /** Sends a delivery to the program. Nothing of a program that has ended counts. */
  async #send({ endpoint, url, headers, body }: Delivery, step: DeliveryStep): Promise<Response> {
    const { handler, generation } = endpoint;
    if (generation.isOver) throw new NotDelivered('the program has ended');
    const init = { method: 'POST', headers: headers.map(([name, value]): [string, string] => [name, value]), body };
    const response = await responseOf(handler, new (requestClass())(url, init));
    if (generation.isOver) throw new NotDelivered('the program has ended');
    step.status = response.status;
    if (response.status === 200) this.#port.trace.learn(body);
    return response;
  }
}

/** Returns the response of the program. Rejects with a `NotDelivered` when it throws, or is not reached. */
async function responseOf(handler: EndpointFunction, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    throw new NotDelivered(messageOf(error));
  }
}

/** Returns an endpoint that is a server of the program. */
function sendTo(url: string): EndpointFunction {
  return async (request) => {
    const headers = Object.fromEntries(request.headers);
    const { signal } = request;
    return overNetwork.post({ url, headers, body: await request.text() }, signal);
  };
}

function eventOf(body: string): { readonly id: string; readonly name: string } {
  const event: unknown = JSON.parse(body);
  if (!isPlainObject(event)) return { id: '', name: '' };
  return { id: String(event['id']), name: String(event['event_name']) };
}

function emptyResponse(status: number): Response {
  return new (responseClass())(null, { status });
}

function isDeliveryDisturbance(name: DisturbanceName): name is DeliveryDisturbance {
  return disturbances[name].strikes === 'delivery';
}
