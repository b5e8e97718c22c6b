// Loaded into a server before its program. Each SIGUSR2 begins a profile, or ends it and writes it into PROFILE as JSON.
import { Session } from 'node:inspector/promises';
import { renameSync, writeFileSync } from 'node:fs';

const SAMPLE_MICROSECONDS = 200;
const path = process.env['PROFILE'] ?? '';
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS });
let isRunning = false;

process.on('SIGUSR2', async () => {
  if (isRunning) {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(`${path}.draft`, JSON.stringify(profile));
    renameSync(`${path}.draft`, path);
  } else await session.post('Profiler.start');
  isRunning = !isRunning;
});
