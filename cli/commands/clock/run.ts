import type { ClockOptions } from './command';
import { askSandbox, type ControlQuery, Refusal } from '../../control-client';

/** Shows or moves the clock of a running sandbox, and gives what to print. */
export async function showClock(action: string, value: string, options: ClockOptions): Promise<string> {
  const { url, platform, json } = options;
  const question: ControlQuery = { path: [platform, 'clock'], ...askingFor(action, value) };
  const answer = await askSandbox(options, question).catch((error: unknown) => {
    throw error instanceof Refusal ? explained(error, value, options) : error;
  });
  if (!isClock(answer)) throw new Error(`What the sandbox at ${url} answered is no clock.`);
  return json ? `${JSON.stringify(answer)}\n` : formatClock(answer);
}

function askingFor(action: string, value: string): Pick<ControlQuery, 'method' | 'body'> {
  if (action === 'show') return { method: 'GET' };
  const body = action === 'advance' || action === 'set' ? { [action]: value } : { frozen: action === 'freeze' };
  return { method: 'POST', body };
}

function explained(refusal: Refusal, value: string, { url, platform }: ClockOptions): Error {
  switch (refusal.code) {
    case 'resource_not_found':
      return new Error(`The sandbox at ${url} has no platform "${platform}".\nTo name another one: --platform ID`);
    case 'parameter_invalid':
      return new Error(
        `A clock cannot be moved by or to "${value}".\nA span is 8d, 25m, 1d 12h or P8D; an instant is 2027-01-01T00:00:00Z or 2027-01-01. The last year is 8999.`,
      );
    default:
      return refusal;
  }
}

interface ClockAnswer {
  readonly now: string;
  readonly frozen: boolean;
  readonly ran?: readonly Readonly<Record<'kind' | 'subject_id' | 'due_at', string>>[];
}

function isClock(answer: object): answer is ClockAnswer {
  return 'now' in answer && 'frozen' in answer && (!('ran' in answer) || Array.isArray(answer.ran));
}

function formatClock({ now, frozen, ran = [] }: ClockAnswer): string {
  const state = `${now}, ${frozen ? 'frozen' : 'running'}\n`;
  if (ran.length === 0) return state;
  const lines = ran.map(({ kind, subject_id, due_at }) => `  ${due_at}  ${kind}  ${subject_id}\n`);
  return `${state}What came due on the way:\n${lines.join('')}`;
}
