import type { ProcessState, ProcessIdentity } from './process-identity';

/** Why a directory is refused: its owner is running, or may be running where that cannot be found out from here. */
export type LockReason = Exclude<ProcessState, 'dead'> | 'this_process';

/** Thrown for a data directory that another sandbox uses, or may use. */
export class DataDirectoryLockedError extends Error {
  override readonly name = 'DataDirectoryLockedError';
  /** The directory. */
  readonly directory: string;
  /** The id of the other process, in its own PID namespace. */
  readonly pid: number;
  /** The name of the host of the other process. A container has its own. */
  readonly host: string;
  /** Who has it open. */
  readonly reason: LockReason;
  /** Whether the other process has another PID namespace, so that its id means nothing here. */
  readonly isElsewhere: boolean;

  constructor(
    directory: string,
    { pid, host }: Pick<ProcessIdentity, 'pid' | 'host'>,
    reason: LockReason,
    isElsewhere: boolean,
  ) {
    super(
      explanations[reason](
        directory,
        isElsewhere ? `${pid} of another PID namespace (host ${host})` : String(pid),
        host,
      ),
    );
    this.directory = directory;
    this.pid = pid;
    this.host = host;
    this.reason = reason;
    this.isElsewhere = isElsewhere;
  }
}

const takeOver =
  'If it has ended, or if you want it to stop writing there, take the directory over: start --take-over (takeOver: true).';

const explanations: Readonly<Record<LockReason, (directory: string, process: string, host: string) => string>> = {
  this_process: (directory, process) =>
    `The data directory ${directory} is open in this process (${process}) already. Close it first, or open another one.`,
  running: (directory, process) =>
    `The data directory ${directory} is in use by process ${process}. Stop that process, choose another data ` +
    'directory, or take this one over: start --take-over (takeOver: true).',
  other_pid_namespace: (directory, process) =>
    `The data directory ${directory} was opened by process ${process}, such as a container. Whether it is still running ` +
    `cannot be found out from here. ${takeOver}`,
  other_host: (directory, process, host) =>
    `The data directory ${directory} was opened by process ${process} on another host (${host}). Whether it is still ` +
    `running cannot be found out from here. ${takeOver}`,
};
