import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { HarEntry } from '../../../mock-server/recordings/har/har';
import { run } from '../process-io';

/** A recording that has ended. */
export interface Recorded {
  readonly code: number;
  /** The last words of the command. */
  readonly summary: string;
  readonly entries: readonly HarEntry[];
  readonly printed: string;
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
  const signals = new EventEmitter();
  let printed = '';
  let ended: ReturnType<typeof run> | undefined;
  const ready = await new Promise<string>((resolve, reject) => {
    const stdout = {
      write: (text: string) => {
        printed += text;
        resolve(text);
      },
    };
    ended = run(['record', '--target', target, '--out', out, '--port', '0', '--json', ...args], { signals, stdout });
    ended.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  let isStopped = false;
  const stop = async () => {
    // A second signal would end the process.
    if (!isStopped) signals.emit('SIGINT');
    isStopped = true;
    const { code = -1, stderr = '' } = (await ended) ?? {};
    const entries: HarEntry[] = JSON.parse(readFileSync(out, 'utf8')).log.entries;
    return { code, summary: stderr, entries, printed };
  };
  const { url, webhook_url, ...rest }: { readonly url: string; readonly webhook_url: string } = JSON.parse(ready);
  expect(rest).toEqual({ target, file: out });
  return { url, webhook_url, stop };
}
