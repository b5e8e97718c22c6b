import type { SandboxOptions } from '../../mock-server/server';
import type { Io } from '../io';
import type { Reporter } from '../reporter';
import type { LogLevel, LogOptions, Write } from './options';
import { prettyWriter } from './pretty';

/** A level includes those before it. */
const order: Readonly<Record<LogLevel, number>> = { error: 0, warn: 1, info: 2, debug: 3 };

export interface Log {
  readonly reporter: Reporter;
  /** Receives what the sandbox does. A function is absent where the level leaves its lines out. */
  readonly observer: NonNullable<SandboxOptions['observer']>;
  /** Names a replica in all further lines. */
  readonly setReplica: (id: string | undefined) => void;
}

/** Creates the log of a sandbox on standard error. */
export async function createLog({ logLevel, logFormat }: LogOptions, io: Pick<Io, 'stderr' | 'env'>): Promise<Log> {
  const writeLine = logFormat === 'json' ? (await import('./json')).jsonWriter(io) : await prettyWriter(io);
  const isWritten = (level: LogLevel) => order[level] <= order[logLevel];
  let replica: string | undefined;
  const write: Write = (level, message, fields) => {
    if (isWritten(level)) writeLine(level, message, { ...fields, replica });
  };
  const observer: Log['observer'] = {
    ...(isWritten('info') && { request: (record, platform) => writeRequest(write, record, platform) }),
    ...(isWritten('debug') && { delivery: (delivery) => writeDelivery(write, delivery) }),
  };
  return {
    observer,
    reporter: {
      error: (text, fields = {}) => write('error', text, fields),
      warning: (text, fields = {}) => write('warn', text, fields),
    },
    setReplica: (id) => (replica = id),
  };
}

type Receives<Name extends keyof Log['observer']> = Parameters<NonNullable<Log['observer'][Name]>>;

/** No field has a text of the caller except the ids that it gave the request, which are checked. */
function writeRequest(write: Write, ...[record, platform]: Receives<'request'>): void {
  const { request_id, method, operation, status, duration, callerIds = {} } = record;
  write('info', `${operation ?? `${method} of no operation`} ${status ?? 'no response'}`, {
    request_id,
    x_request_id: callerIds['X-Request-Id'],
    traceparent: callerIds['traceparent'],
    platform,
    operation,
    status,
    error_code: record.errorCode,
    duration_ms: Math.round(duration * 100) / 100,
  });
}

function writeDelivery(write: Write, ...[{ platform, publisher_id, event_name, attempt }]: Receives<'delivery'>): void {
  const { status, failure, duration_ms } = attempt;
  const outcome = status === 200 ? 'delivered' : (failure ?? 'refused');
  write('debug', `${event_name} ${outcome}`, { platform, publisher_id, event_name, outcome, status, duration_ms });
}
