import { grouped } from '../../../spec/vocabulary/number';
import type { Platform } from '../../platform/platform';
import type { PublisherRow } from '../../rows';
import { endOfTick } from '../../time/tick';

/** The parts of a platform that need attention. Each page counts them, so their number must not grow with the stored objects. */
export interface Attention {
  /** Publishers (webhook endpoints) whose events are dropped. */
  readonly disabled: readonly PublisherRow[];
  /** Number of logged requests that broke a rule of the API, without those that the sandbox itself sent. */
  readonly violations: number;
  /** Number of faults that are not exhausted. */
  readonly faults: number;
}

/** Number of log entries that are read before the event loop runs: to derive one takes up to half a millisecond, once. */
const ENTRIES_PER_STEP = 64;

/** Counts what needs attention. The event loop runs meanwhile: the first read of an entry of the request log derives it. */
export async function attentionOf({ rows, requests }: Platform): Promise<Attention> {
  const publishers = [...rows.walk('publishers', 'newest', 'all', 'descending')];
  return {
    disabled: publishers.filter(({ status }) => status === 'disabled'),
    faults: ['requests', 'charges', 'webhooks'].reduce((sum, list) => sum + rows.count('faults', 'active', list), 0),
    violations: await countViolations(requests),
  };
}

async function countViolations(requests: Platform['requests']): Promise<number> {
  let violations = 0;
  await readEntries(requests, ({ verdict, own }) => {
    if (verdict === 'violation' && !own) violations += 1;
  });
  return violations;
}

/** Reads the entries of a request log, newest first. The event loop runs meanwhile. */
export async function readEntries(
  requests: Platform['requests'],
  each: (entry: ReturnType<Platform['requests']['list']>[number]) => void = () => undefined,
): Promise<void> {
  let read = 0;
  for (const { entry } of requests.walk({}, 'descending')) {
    each(entry);
    if (++read % ENTRIES_PER_STEP === 0) await endOfTick();
  }
}

/** A list with something that needs attention. */
export interface Concern {
  readonly count: number;
  /** The count as a text: `1 active fault`. */
  readonly text: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Returns what needs attention by the pages of the navigation that show it. */
export function concernsOf({ disabled, violations, faults }: Attention): Readonly<Record<string, Concern>> {
  const concerns: Readonly<Record<string, Concern>> = {
    requests: {
      count: violations,
      text: violations === 1 ? '1 violation' : `${grouped(violations)} violations`,
      query: { verdict: 'violation', own: 'false' },
    },
    publishers: { count: disabled.length, text: `${grouped(disabled.length)} disabled` },
    faults: { count: faults, text: `${grouped(faults)} active` },
  };
  return Object.fromEntries(Object.entries(concerns).filter(([, { count }]) => count > 0));
}
