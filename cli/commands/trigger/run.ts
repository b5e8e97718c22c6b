import { unexpectedResponse } from '../../control-client';
import type { Output } from '../../io';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { formatEventLine } from '../listen/event-line';

export interface TriggerOptions extends SandboxOptions {
  readonly on: string;
  readonly json?: boolean;
}

/** Triggers an event of an object by the steps that lead to it. Returns the output: all events that those steps emitted. */
export async function runTrigger(event: string, options: TriggerOptions, stdout: Output): Promise<string> {
  const { url, on, json } = options;
  const response = await callPlatform(options, {
    method: 'POST',
    path: ['trigger'],
    body: { event, on },
    subject: `object ${on}`,
  });
  if (!('events' in response) || !Array.isArray(response.events)) throw unexpectedResponse(url, 'a list of events');
  const lines = response.events.map((each) => JSON.stringify(each));
  return lines.map((line) => (json ? `${line}\n` : formatEventLine(line, stdout))).join('');
}
