import type { PlainObject } from '../../wire/json';
import type {
  Bindings,
  IgnoredEntries,
  RecordedDelivery,
  RecordedExchange,
  Recording,
  ReplayedExchange,
} from '../exchange';
import { placeOfOperation, noPlace } from './declared';
import { Causes, type Cause } from './causes';
import { compareEvents, type EventFinding } from './events';
import { type Finding, finding } from './finding';
import { differenceId, DifferenceGroups, type FindingPlace } from './groups';
import type { AllowedDifferences, ComparisonReport, ExchangePlace, UnknownExchange } from './report';
import { compareResponses, isSuccess, parse } from './responses';
import { defaultRules, findRule, type Rule } from './rules';
import { textsIn } from './texts';
import type { ValueContext } from './value-context';
import { Date } from '../../../spec/vocabulary/globals';

/** A recording, as a comparison reports on it. */
export type ComparedInput = Pick<Recording, 'file' | 'from' | 'to' | 'deliveryCount' | 'ignored'>;

/** Compares a recording with a sandbox, one exchange after the other. */
export class Comparison {
  readonly #input: ComparedInput;
  readonly #ids: Bindings;
  readonly #rules: readonly Rule[];
  readonly #general: readonly Rule[];
  readonly #groups = new DifferenceGroups();
  readonly #causes = new Causes();
  readonly #statuses = new Map<string, string>();
  readonly #allowed = new Map<Rule, number>();
  readonly #unknown: UnknownExchange[] = [];
  /** The exchange of each request that causes events, by its recorded id. */
  readonly #requests = new Map<string, ExchangePlace>();
  #exchanges = 0;
  #replayed = 0;

  /** `general` are the rules for any two instances: that they match nothing is not reported. */
  constructor(input: ComparedInput, ids: Bindings, rules: readonly Rule[], general: readonly Rule[] = defaultRules) {
    this.#input = input;
    this.#ids = ids;
    this.#rules = rules;
    this.#general = general;
  }

  /** Compares the next exchange. */
  add(pair: ReplayedExchange): void {
    const { recorded, sandbox } = pair;
    this.#exchanges += 1;
    const cause = this.#causes.ofRequest(recorded);
    const place = { operation: recorded.operation, first: placeOf(recorded) };
    this.#keepRequest(recorded, place.first);
    if (sandbox === undefined) return this.#addUnknown(pair, place, cause);
    this.#replayed += 1;
    const isOneSided = isSuccess(recorded.response) !== isSuccess(sandbox);
    for (const found of compareResponses(recorded, sandbox, this.#context(recorded.request.body))) {
      const kept = this.#count(found, place, cause);
      if (found.kind === 'status' && isOneSided) this.#causes.keepRequest(recorded, sandbox, this.#ids, kept);
    }
  }

  /** Compares the events, if the recording has any, and returns the report. */
  async end(
    deliveries: AsyncIterable<RecordedDelivery>,
    events: AsyncIterable<PlainObject>,
  ): Promise<ComparisonReport> {
    if (this.#input.deliveryCount > 0) {
      for await (const each of compareEvents(deliveries, events, this.#context(undefined)))
        this.#count(each.found, this.#placeOfEvent(each), undefined);
    }
    return this.#report();
  }

  /** Counts a difference, and returns what later ones follow from. */
  #count(found: Finding, place: FindingPlace, ofRequest: Cause | undefined): Cause {
    const difference = { ...place, ...found };
    const rule = findRule(this.#rules, difference) ?? findRule(this.#general, difference);
    if (rule !== undefined) {
      this.#causes.keepField(found, { rule });
      return this.#allow(rule);
    }
    const id = differenceId(place, found);
    const own: Cause = { difference: id };
    const cause = ofRequest ?? this.#causes.ofFinding(found) ?? own;
    if ('rule' in cause) return this.#allow(cause.rule);
    this.#groups.add(id, place, found, cause.difference === id ? undefined : cause.difference);
    if (cause === own) this.#causes.keepField(found, own);
    return cause;
  }

  #allow(rule: Rule): Cause {
    this.#allowed.set(rule, (this.#allowed.get(rule) ?? 0) + 1);
    return { rule };
  }

  /** Whatever needs an object that one side does not have follows from that difference. */
  #addUnknown(
    { recorded, reason, id }: Extract<ReplayedExchange, { readonly sandbox: undefined }>,
    place: FindingPlace,
    ofRequest: Cause | undefined,
  ): void {
    const cause = ofRequest ?? (id === undefined ? undefined : this.#causes.ofObject(id));
    const { index, method, path, operation, response } = recorded;
    if (cause === undefined) {
      this.#unknown.push({ exchange: index, method, path, ...(id !== undefined && { id }), reason });
      return;
    }
    const values = { recorded: response.status, sandbox: null };
    const ofOperation = operation === null ? noPlace : placeOfOperation(operation);
    this.#count(finding('status', 'status', values, ofOperation), place, cause);
    this.#causes.keepRequest(recorded, undefined, this.#ids, cause);
  }

  #context(body: string | undefined): ValueContext {
    const { follow } = this.#causes;
    // Beside the object of a request, its response names others, such as its account: later responses bind these.
    const isOneSided = (id: string) => this.#causes.isOneSided(id) && this.#ids.translate(id) === id;
    const shiftOf = (items: readonly unknown[]) => this.#causes.shiftOf(items, isOneSided);
    const sent = new Set(textsIn(parse(body)));
    return { ids: this.#ids, sent, isOneSided, shiftOf, follow, statuses: this.#statuses };
  }

  #keepRequest({ response }: RecordedExchange, place: ExchangePlace): void {
    const id = response.headers.get('Request-Id');
    if (id !== null && this.#input.deliveryCount > 0) this.#requests.set(id, place);
  }

  #placeOfEvent({ event, body, at = this.#input.to }: EventFinding): FindingPlace {
    const { request_id: id } = body;
    const unknown = { exchange: null, at: new Date(at).toISOString(), method: 'POST', path: '' };
    const first = (typeof id === 'string' && this.#requests.get(id)) || unknown;
    return { operation: null, event, first };
  }

  #report(): ComparisonReport {
    const { file, from, to, deliveryCount: deliveries, ignored } = this.#input;
    const [first, last] = [from, to].map((instant) => new Date(instant).toISOString());
    return {
      version: 1,
      recording: {
        file,
        from: first ?? '',
        to: last ?? '',
        exchanges: this.#exchanges,
        replayed: this.#replayed,
        deliveries,
        ignored: sum(ignored),
      },
      differences: this.#groups.all(),
      unknown: this.#unknown,
      allowed: [...this.#allowed].map(([rule, count]): AllowedDifferences => ({ rule, count })),
      unused_rules: this.#rules.filter((rule) => !this.#allowed.has(rule)),
    };
  }
}

function placeOf({ index, at, method, path }: RecordedExchange): ExchangePlace {
  return { exchange: index, at: new Date(at).toISOString(), method, path };
}

function sum(ignored: IgnoredEntries): number {
  return Object.values<number>({ ...ignored }).reduce((total, count) => total + count, 0);
}
