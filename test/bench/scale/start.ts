import { Client } from './client';
import type { Deadline } from './deadline';
import { measured } from './figure';
import { ServerProcess } from './process';
import type { NewFigures, Running, Step } from './step';

const FILL_MS = 8 * 60_000;
/** A bound of the longest stop holds up to so many payments. */
const STOPS_UP_TO = 300_000;

/** Starts a process that serves what is in a folder. */
export async function startIn(folder: string, { subject, deadline }: Step): Promise<Running> {
  const process = await ServerProcess.start(subject, folder);
  try {
    await process.ready(subject.readyPath, subject.create.headers?.(0) ?? {}, deadline);
    const headers = (await subject.authorize?.(process.url)) ?? {};
    return { process, headers, client: new Client(subject, process.url, headers) };
  } catch (error) {
    await process.stop();
    throw error;
  }
}

/** Starts a process and creates the payments in it, measuring its memory and its stops. */
export async function startFilled(step: Step, folder: string, figures: NewFigures = {}): Promise<Running> {
  const { subject, payments, deadline } = step;
  await subject.prepare?.(folder, subject.isSeeded ? payments : 0);
  const running = await startIn(folder, step);
  if (subject.isSeeded) return sampleSeeded(running, payments);
  if (subject.keeps === 'nothing') {
    running.client.sample(['p0']);
    return running;
  }
  try {
    const { heapBytes } = await running.process.probe({ collects: true });
    await fill(step, running, deadline.within(FILL_MS, 'the time was over'), figures);
    await measureMemory(running, figures, { before: heapBytes, payments });
    return running;
  } catch (error) {
    await running.process.stop();
    throw error;
  }
}

async function fill(
  { payments, log }: Step,
  { process, client }: Running,
  deadline: Deadline,
  figures: NewFigures,
): Promise<void> {
  let longest = 0;
  const tenths = new Set<number>();
  await client.fill(payments, deadline, async (created) => {
    const { longestStopMs } = await process.probe();
    longest = Math.max(longest, longestStopMs);
    if (created <= STOPS_UP_TO) figures.longestStopTo300000Ms = measured(longest);
    const tenth = Math.floor((10 * created) / payments);
    if (payments >= 100_000 && !tenths.has(tenth)) log(`${created.toLocaleString('en')} created`);
    tenths.add(tenth);
  });
  figures.longestStopMs = measured(longest);
}

function sampleSeeded(running: Running, payments: number): Running {
  const samples = Math.min(100, payments);
  running.client.sample(Array.from({ length: samples }, (_, i) => `p${Math.floor((i * payments) / samples)}`));
  return running;
}

export async function measureMemory(
  { process }: Running,
  figures: NewFigures,
  heap?: { readonly before: number; readonly payments: number },
): Promise<void> {
  const { residentMb, heapBytes } = await process.probe({ collects: heap !== undefined });
  figures.residentMb = measured(residentMb);
  if (heap) figures.heapBytesPerPayment = measured((heapBytes - heap.before) / heap.payments);
}
