import { pino } from 'pino';
import type { Io } from '../io';
import type { Write } from './options';

/** Returns what writes lines for programs: JSON with `level`, `time`, `msg` and the fields. */
export function jsonWriter({ stderr }: Pick<Io, 'stderr'>): Write {
  const logger = pino(
    {
      level: 'debug',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    // In this thread: what was written before the end of the process is there.
    { write: (line) => void stderr.write(line) },
  );
  return (level, message, fields) => logger[level](fields, message);
}
