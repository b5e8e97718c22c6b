import type { PlainObject } from '../../wire/json';
import type { RecordedDelivery } from '../exchange';
import { declaredEvent } from './declared';
import { type Finding, finding } from './finding';
import { placeOfEvent } from './tables';
import { objectIdOf } from './texts';
import type { ValueContext } from './value-context';
import { compareValues } from './values';

/** A difference of events. */
export interface EventFinding {
  readonly event: string;
  readonly found: Finding;
  /** The recorded event; that of the sandbox, if the recording does not have it. */
  readonly body: PlainObject;
  /** The instant of the delivery; undefined for an event that only the sandbox has. */
  readonly at: number | undefined;
}

/** An event of the recording that the sandbox has as well. */
interface Matched {
  readonly name: string;
  /** Its position among the events of the sandbox. */
  readonly position: number;
}

interface OwnEvent {
  readonly body: PlainObject;
  readonly position: number;
}

/** Yields the differences of two sequences of events. Names of which the recording has no event are not compared. */
export async function* compareEvents(
  deliveries: AsyncIterable<RecordedDelivery>,
  events: AsyncIterable<PlainObject>,
  context: ValueContext,
): AsyncGenerator<EventFinding> {
  const own = new OwnEvents(events, context);
  const names = new Set<string>();
  /** The objects of missing events that one side only has, by the name of the event. */
  const oneSided = new Map<string, string[]>();
  /** The last event of each object and of each request. */
  const last = new Map<string, Matched>();
  for await (const { at, eventName: event, body } of deliveries) {
    names.add(event);
    const found = await own.take(event, body);
    if (found === undefined) {
      const subject = subjectOf(body);
      if (subject !== undefined && context.isOneSided(subject))
        oneSided.set(event, [...(oneSided.get(event) ?? []), subject]);
      yield { event, body, at, found: eventFinding('event_missing', event, { recorded: event, sandbox: null }, body) };
      continue;
    }
    const matched = { name: event, position: found.position };
    const earlier = predecessors(body, last).find(({ position }) => position > found.position);
    if (earlier) {
      const values = { recorded: `${earlier.name}, ${event}`, sandbox: `${event}, ${earlier.name}` };
      yield { event, body, at, found: eventFinding('event_order', event, values, body) };
    }
    for (const key of keysOf(body)) last.set(key, matched);
    const place = { field: '', name: '', declared: declaredEvent(event) };
    for (const each of compareValues({ recorded: body, sandbox: found.body }, place, context))
      yield { event, body, at, found: each };
  }
  for await (const body of own.rest()) {
    const event = nameOf(body);
    if (!names.has(event)) continue;
    const found = eventFinding('event_added', event, { recorded: null, sandbox: event }, body);
    // The sandbox may have the event of an object whose response it refused.
    const caused = oneSided.get(event)?.shift() ?? found.caused;
    yield { event, body, at: undefined, found: { ...found, caused } };
  }
}

type EventKind = 'event_missing' | 'event_added' | 'event_order';

function eventFinding(
  kind: EventKind,
  event: string,
  values: Pick<Finding, 'recorded' | 'sandbox'>,
  body: PlainObject,
): Finding {
  const id = subjectOf(body);
  return finding(kind, 'event_name', values, placeOfEvent(event), id === undefined ? {} : { caused: id });
}

async function* each(events: AsyncIterable<PlainObject>): AsyncGenerator<PlainObject, void> {
  for await (const event of events) yield event;
}

/** The events of the sandbox, read as far as they are needed. */
class OwnEvents {
  readonly #events: AsyncGenerator<PlainObject, void>;
  readonly #context: ValueContext;
  #read = 0;
  /** Those that were read and not taken, oldest first. */
  #left: OwnEvent[] = [];

  constructor(events: AsyncIterable<PlainObject>, context: ValueContext) {
    this.#events = each(events);
    this.#context = context;
  }

  /** Returns the oldest event with this name that is of the same object. */
  async take(name: string, recorded: PlainObject): Promise<OwnEvent | undefined> {
    const { ids, isOneSided } = this.#context;
    const subject = subjectOf(recorded);
    // It would be bound to the object of another event.
    if (subject !== undefined && isOneSided(subject)) return undefined;
    const isWanted = ({ body }: OwnEvent) => {
      const own = subjectOf(body);
      if (nameOf(body) !== name) return false;
      if (subject === undefined || own === undefined) return subject === own;
      return !isOneSided(own) && ids.matches(subject, own);
    };
    const known = this.#left.find(isWanted);
    if (known) {
      this.#left = this.#left.filter((each) => each !== known);
      return known;
    }
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) {
      if (isWanted(next)) return next;
      this.#left.push(next);
    }
    return undefined;
  }

  /** Yields the events that were not taken. */
  async *rest(): AsyncGenerator<PlainObject> {
    for (const { body } of this.#left) yield body;
    for (let next = await this.#next(); next !== undefined; next = await this.#next()) yield next.body;
  }

  async #next(): Promise<OwnEvent | undefined> {
    const next = await this.#events.next();
    return next.done ? undefined : { body: next.value, position: this.#read++ };
  }
}

function nameOf({ event_name: name }: PlainObject): string {
  return typeof name === 'string' ? name : '';
}

const subjectOf = ({ data }: PlainObject): string | undefined => objectIdOf(data);

/** Returns what events with an order have in common: their object, and the request that caused them. */
function keysOf(body: PlainObject): readonly string[] {
  const { request_id: request } = body;
  return [subjectOf(body), request].filter((key) => typeof key === 'string');
}

function predecessors(body: PlainObject, last: ReadonlyMap<string, Matched>): readonly Matched[] {
  return keysOf(body).flatMap((key) => last.get(key) ?? []);
}
