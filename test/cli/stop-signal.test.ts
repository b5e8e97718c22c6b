import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { StopSignal } from '../../cli/io';
import { stopSignal } from '../../cli/stop-signal';

const io = (signals: EventEmitter) => ({
  stdin: Readable.from([]),
  stdout: { write: () => true },
  stderr: { write: () => true },
  env: {},
  cwd: '/',
  pid: 1,
  signals,
  exit: vi.fn(),
});

test.each<[what: string, signal: StopSignal]>([
  ['Ctrl+C', 'SIGINT'],
  ['the end by a program', 'SIGTERM'],
  ['a terminal that is closed', 'SIGHUP'],
  ['Ctrl+Break on Windows', 'SIGBREAK'],
])('%s stops a sandbox', async (_what, signal) => {
  const signals = new EventEmitter();
  const { exit, ...rest } = io(signals);
  const stopped = stopSignal({ ...rest, exit });
  signals.emit(signal);
  await stopped;
  expect(exit).not.toHaveBeenCalled();
});
