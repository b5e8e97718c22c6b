import type { TriggerOptions } from './command';
import { askSandbox, Refusal } from '../../control-client';
import { formatEventLine } from '../listen/event-line';

/** Brings an object of a running sandbox to an event, and gives what to print: what happened on the way. */
export async function trigger(event: string, options: TriggerOptions): Promise<string> {
  const { url, platform, on, json } = options;
  const answer = await askSandbox(options, { method: 'POST', path: [platform, 'trigger'], body: { event, on } }).catch(
    (error: unknown) => {
      throw error instanceof Refusal && error.code === 'resource_not_found' ? notThere(options, error) : error;
    },
  );
  if (!('events' in answer) || !Array.isArray(answer.events))
    throw new Error(`What the sandbox at ${url} answered is no list of events.`);
  const lines = answer.events.map((each) => JSON.stringify(each));
  return lines.map((line) => (json ? `${line}\n` : formatEventLine(line, undefined))).join('');
}

function notThere({ on, platform }: TriggerOptions, cause: Refusal): Error {
  return new Error(`There is no ${on} on the platform "${platform}".\nTo name another one: --platform ID`, { cause });
}
