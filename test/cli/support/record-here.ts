import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { HarEntry } from '../../../mock-server/recordings/har/har';
import { runUntilStopped } from '../process-io';

/** A recording that has ended. */
export interface Recorded {
  readonly code: number;
  /** The last words of the command. */
  readonly summary: string;
  readonly entries: readonly HarEntry[];
}

/** A recording that runs in this process. */
export interface RecordingHere {
  readonly url: string;
  readonly webhook_url: string;
  /** Ends it as Ctrl+C does. */
  readonly stop: () => Promise<Recorded>;
}

/** Runs `record` in this process, on free ports, until it is ready. */
export async function recordHere(target: string, out: string, args: readonly string[] = []): Promise<RecordingHere> {
  const recording = runUntilStopped(['record', '--target', target, '--out', out, '--port', '0', '--json', ...args]);
  const ready = await recording.printed(/\n/);
  const stop = async () => {
    const { code, stderr } = await recording.stop();
    const entries: HarEntry[] = JSON.parse(readFileSync(out, 'utf8')).log.entries;
    return { code, summary: stderr, entries };
  };
  const { url, webhook_url, ...rest }: { readonly url: string; readonly webhook_url: string } = JSON.parse(ready);
  expect(rest).toEqual({ target, file: out });
  return { url, webhook_url, stop };
}
