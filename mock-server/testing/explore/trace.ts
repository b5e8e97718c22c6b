import type { OperationId } from '../../../spec/resources';
import type { Strike } from './schedule';

/** A request of the program. */
export interface RequestStep {
  readonly kind: 'request';
  readonly operation: OperationId;
  readonly isWrite: boolean;
  /** The point of a write: all attempts with one key are one call. Empty for a read. */
  readonly point: string;
  readonly attempt: number;
  readonly key: string | null;
  /** Method, path and query. */
  readonly line: string;
  readonly strike: Strike | undefined;
  /** The status that the program got; undefined for none. */
  status: number | undefined;
}

/** A delivery to the program, or one that a disturbance kept from it. */
export interface DeliveryStep {
  readonly kind: 'delivery';
  readonly point: string;
  readonly attempt: number;
  readonly strike: Strike | undefined;
  /** The status of the endpoint; undefined for none. */
  status: number | undefined;
}

/** A restart of the program. */
export interface RestartStep {
  readonly kind: 'restart';
}

export type Step = RequestStep | DeliveryStep | RestartStep;

/** The requests, deliveries and restarts of a run, in their order. */
export class Trace {
  readonly steps: Step[] = [];
  readonly #learnt = new Set<string>();
  #roundFrom = 0;

  add<Added extends Step>(step: Added): Added {
    this.steps.push(step);
    return step;
  }

  /** Records a text that the program got: it knows the payments in it. */
  learn(text: string): void {
    for (const [id] of text.matchAll(/\bpy_\w+/g)) this.#learnt.add(id);
  }

  hasLearnt(paymentId: string): boolean {
    return this.#learnt.has(paymentId);
  }

  beginRound(): void {
    this.#roundFrom = this.steps.length;
  }

  /** Returns the requests and deliveries of this round: the same texts for the same ones. */
  get round(): ReadonlySet<string> {
    return new Set(this.steps.slice(this.#roundFrom).map(textOf));
  }

  /** The points of the run, in order. */
  get points(): readonly string[] {
    return [
      ...new Set(this.steps.flatMap((step) => (step.kind !== 'restart' && step.point !== '' ? [step.point] : []))),
    ];
  }

  get requests(): readonly RequestStep[] {
    return this.steps.filter((step) => step.kind === 'request');
  }

  get deliveries(): readonly DeliveryStep[] {
    return this.steps.filter((step) => step.kind === 'delivery');
  }
}

function textOf(step: Step): string {
  if (step.kind === 'restart') return 'restart';
  const subject = step.kind === 'request' ? `${step.line} ${step.key ?? ''}` : step.point;
  return `${step.kind} ${subject} ${step.status ?? ''}`;
}
