import { realNow } from '../../../time/clock';
import { INITIAL_PID_NAMESPACE, thisSystem, type Home, type OperatingSystem } from './operating-system';

/** A process, told apart from a later one that was given the same pid, and from those of other hosts and PID namespaces. */
export interface ProcessIdentity extends Home {
  readonly pid: number;
  /** Its start; null where the system does not tell it. */
  readonly started: string | null;
  /** An instant at which it was running, in milliseconds since 1970; null for a process of an earlier release. */
  readonly aliveAt: number | null;
}

/** Whether a process is running; 'other_host' and 'other_pid_namespace' when that cannot be found out here. */
export type ProcessState = 'running' | 'dead' | 'other_host' | 'other_pid_namespace';

/** So much later than `aliveAt` another process with the same pid must have started: clocks are set. */
const MAX_CLOCK_STEP_MS = 60_000;

export function ownIdentity(system = thisSystem): ProcessIdentity {
  const { pid } = system;
  return { pid, started: system.find(pid)?.started ?? null, aliveAt: Math.floor(realNow()), ...system.home() };
}

/** Whether this process has a PID namespace of its own, as in a container. */
export function isInContainer(system: OperatingSystem): boolean {
  const { pidNamespace } = system.home();
  return pidNamespace !== null && pidNamespace !== INITIAL_PID_NAMESPACE;
}

/** The number of a PID namespace can be given again, but only after all processes of the former one have ended. */
export function stateOfProcess(process: ProcessIdentity, system: OperatingSystem): ProcessState {
  const own = system.home();
  const isSameKernel = process.boot === own.boot && (own.boot !== null || isSameMachine(process, own));
  if (isSameKernel && process.pidNamespace !== own.pidNamespace) return 'other_pid_namespace';
  if (isSameKernel) return isRunning(process, system) ? 'running' : 'dead';
  const isRebooted = own.machine !== null && process.machine === own.machine && process.host === own.host;
  return isRebooted ? 'dead' : 'other_host';
}

/** Without the ids of boots, a machine is known by its own id, or else by its name. */
function isSameMachine(process: Home, own: Home): boolean {
  const isKnown = process.machine !== null && own.machine !== null;
  return isKnown ? process.machine === own.machine : process.host === own.host;
}

/**
 * A pid that is taken counts as the same process, unless that is known to have started later. What has the pid of this process is
 * another copy of this module in it, or was there before it.
 */
function isRunning({ pid, started, aliveAt }: ProcessIdentity, system: OperatingSystem): boolean {
  const found = system.find(pid);
  if (found === undefined) return false;
  if (started !== null && found.started !== null) return found.started === started;
  const isOwn = pid === system.pid;
  if (aliveAt === null) return !isOwn;
  const startedAt = found.startedAt();
  return startedAt === undefined || startedAt <= aliveAt + (isOwn ? 0 : MAX_CLOCK_STEP_MS);
}
