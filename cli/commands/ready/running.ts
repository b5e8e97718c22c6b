import { isFacts, type ReadyFacts } from '../../../spec/derive/ready-facts';
import { unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
import { callPlatform } from '../../platform-client';
import { unseenRows } from '../../../spec/derive/verdict';
import type { SandboxOptions } from '../../sandbox-options';
import { giveVerdict, type OutputOptions } from './output';

/** Judges the platform of a running sandbox. Returns the exit code. */
export async function judgeRunning(connection: SandboxOptions, options: OutputOptions, io: Io): Promise<number> {
  const response = await callPlatform(connection, { method: 'GET', path: ['facts'] });
  const facts = factsIn(response);
  if (facts === undefined) throw unexpectedResponse(connection.url, 'the facts of a program');
  if (!options.json && Object.keys(facts).length <= 1 && facts.requests_valid?.met.length === 0)
    io.stderr.write(`No requests yet on the platform "${connection.platform}". For another one: --platform ID\n`);
  const page = `${connection.url}/_sandbox/dashboard/${encodeURIComponent(connection.platform)}/ready`;
  return giveVerdict(facts, { ...options, accepted: { ...unseenRows, ...options.accepted }, page }, io);
}

/** Returns the facts of a response by row; undefined if it has none. */
function factsIn(response: object): ReadyFacts | undefined {
  const list: unknown = 'facts' in response ? response.facts : undefined;
  if (!Array.isArray(list)) return undefined;
  const named = list.map((each: unknown) => entryOf(each));
  const facts: unknown = Object.fromEntries(named);
  return isFacts(facts) ? facts : undefined;
}

function entryOf(each: unknown): readonly [row: string, fact: unknown] {
  const { row, ...fact }: { readonly row?: unknown } = typeof each === 'object' && each !== null ? each : {};
  return [String(row), fact];
}
