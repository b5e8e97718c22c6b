import { sentenceOf } from '../../../spec/derive/job-outcome';
import { grouped } from '../../../spec/vocabulary/number';
import { ControlApiError, unexpectedResponse } from '../../control-client';
import { callPlatform, type PlatformRequest } from '../../platform-client';
import { printable } from '../../printable';
import type { Output } from '../../io';
import type { SandboxOptions } from '../../sandbox-options';
import { withClockProgress } from './progress';
import { explainInvalid } from './value';

export type ClockAction = 'show' | 'advance' | 'set' | 'freeze' | 'unfreeze' | 'reset';

export interface ClockOptions extends SandboxOptions {
  readonly json?: boolean;
}

/** Shows or moves the clock of a platform. Returns the output. A move that takes long shows on `stderr` how far it has come. */
export async function runClock(
  action: ClockAction,
  value: string,
  options: ClockOptions,
  stderr: Output,
): Promise<string> {
  const response = await responseTo(action, value, options, stderr);
  if (!isClock(response)) throw unexpectedResponse(options.url, 'a clock');
  return options.json ? `${JSON.stringify(response)}\n` : formatClock(response, options);
}

async function responseTo(action: ClockAction, value: string, options: ClockOptions, output: Output): Promise<object> {
  const send = () => callPlatform(options, requestFor(action, value));
  if (action !== 'advance' && action !== 'set') return send();
  const readNow = async () => {
    const clock = await callPlatform(options, requestFor('show', ''));
    return isClock(clock) ? Date.parse(clock.now) : NaN;
  };
  try {
    return await withClockProgress({ action, value, readNow, output }, send);
  } catch (error) {
    const isInvalid = error instanceof ControlApiError && error.code === 'parameter_invalid';
    throw isInvalid ? new Error(explainInvalid(action, value), { cause: error }) : error;
  }
}

function requestFor(action: ClockAction, value: string): PlatformRequest {
  const path = ['clock'];
  if (action === 'show') return { method: 'GET', path };
  return { method: 'POST', path, body: bodyOf(action, value) };
}

function bodyOf(action: Exclude<ClockAction, 'show'>, value: string): object {
  if (action === 'advance' || action === 'set') return { [action]: value };
  return action === 'reset' ? { reset: true } : { frozen: action === 'freeze' };
}

interface ClockResponse {
  readonly now: string;
  readonly frozen: boolean;
  readonly notice?: string | null;
  readonly ran?: readonly Readonly<Record<'kind' | 'subject_id' | 'due_at', string>>[];
  readonly outcomes?: readonly { readonly event: string | null; readonly summary: string }[];
}

const areLists = (...values: readonly unknown[]) => values.every((each) => each === undefined || Array.isArray(each));

function isClock(response: object): response is ClockResponse {
  const { ran, outcomes }: { ran?: unknown; outcomes?: unknown } = response;
  return 'now' in response && 'frozen' in response && areLists(ran, outcomes);
}

/** The most jobs that are printed. */
const MAX_JOBS = 10;

function formatClock(
  { now, frozen, notice, ran, outcomes = [] }: ClockResponse,
  { url, urlSource, platform }: ClockOptions,
): string {
  const state = `${now}, ${frozen ? 'frozen' : 'running'}\n${notice ? `${printable(notice)}\n` : ''}`;
  if (ran === undefined || ran.length === 0) return state;
  const address = urlSource === '--sandbox' ? ` --sandbox ${url}` : '';
  const events = new Set(outcomes.flatMap(({ event }) => (event === null ? [] : printable(event))));
  const more = ran.length - MAX_JOBS;
  return [
    `${state}What changed: ${printable(sentenceOf(outcomes))}`,
    ...Array.from(
      events,
      (event) => `  payments-sandbox events list --event-name ${event} --platform ${platform}${address}`,
    ),
    'Background jobs that ran:',
    ...ran
      .slice(0, MAX_JOBS)
      .map(({ kind, subject_id, due_at }) => `  ${printable(`${due_at}  ${kind}  ${subject_id}`)}`),
    ...(more > 0 ? [`  and ${grouped(more)} more, which --json prints`] : []),
    '',
  ].join('\n');
}
