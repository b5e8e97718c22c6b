import {
  createSandbox,
  NewerReleaseError,
  openSandboxIn,
  type Sandbox,
  type SandboxOptions,
  StorageFailedError,
} from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Reporter } from '../../reporter';
import { findWriteProblem } from './failures';
import type { Place } from './place';
import type { StartOptions } from './options';

/** Options of the sandbox itself, and what receives its requests. */
export type OpenOptions = Omit<
  StartOptions,
  'port' | 'host' | 'allowHost' | 'data' | 'logLevel' | 'logFormat' | 'metricsHost'
> &
  Pick<SandboxOptions, 'docs' | 'metrics' | 'observer' | 'onRequest' | 'onFacts'> & {
    /** Called when newer replicas have replaced this one. */
    readonly onReplaced?: () => void;
  };

/** A sandbox, and where it keeps its data. */
export interface OpenedSandbox {
  readonly sandbox: Sandbox;
  readonly place: Place;
}

/** Opens the sandbox that keeps its data in a place. A directory that cannot be written may be replaced by memory. */
export async function openSandboxOf(place: Place, options: OpenOptions, reporter: Reporter): Promise<OpenedSandbox> {
  try {
    return { place, sandbox: await openAt(place, options, reporter) };
  } catch (error) {
    const unwritable = place.kind === 'directory' && place.orMemory ? place.directory : '';
    const problem = unwritable && findWriteProblem(error, unwritable);
    if (!problem) throw error;
    reporter.warning(
      `${problem}\nData is in memory only, and lost on exit. To keep it: --data DIR, or PAYMENTS_SANDBOX_DATA`,
    );
    const memory: Place = { kind: 'memory', unwritable };
    return { place: memory, sandbox: await openAt(memory, options, reporter) };
  }
}

async function openAt(place: Place, options: OpenOptions, reporter: Reporter): Promise<Sandbox> {
  const { maxPlatformBytes, keepEvents } = options;
  const shared = { ...sharedOptions(options, reporter), maxPlatformBytes, keepEvents };
  if (place.kind === 'memory') return createSandbox({ ...shared, randomSeed: options.randomSeed });
  const onRecovery = (platform: string) =>
    reporter.warning(`Changes of platform "${platform}" are written again. Nothing that was acknowledged is lost.`, {
      platform,
    });
  const onCompactionFailure = (error: unknown) =>
    reporter.warning(`Compaction of a platform's journal failed. No data is lost. ${formatError(error)}`);
  if (place.kind === 'database') {
    const { openSandboxAt } = await import('../../../mock-server/fronts/postgres');
    const { advertise, onReplaced } = options;
    const onLeaseLost = (reason: keyof typeof leaseLosses | 'replaced') => {
      const loss =
        reason === 'replaced' ? '' : `This replica lost its lease: ${leaseLosses[reason]}. ${afterLeaseLoss}`;
      reporter.warning(loss || afterUpgrade, { reason });
      if (reason === 'replaced') onReplaced?.();
    };
    return openSandboxAt(place.url, { ...shared, advertise, onRecovery, onLeaseLost, onCompactionFailure });
  }
  const { fsync = false, takeOver = false, randomSeed } = options;
  return openSandboxIn(place.directory, {
    ...shared,
    randomSeed,
    fsync,
    takeOver,
    onRecovery,
    onTornTail: ({ platform, cutBytes }) =>
      reporter.warning(
        `The last write to platform "${platform}" was cut short when the process died. It had not been acknowledged; ` +
          `its ${cutBytes} bytes were removed. All earlier writes are intact.`,
      ),
    onCompactionFailure,
  });
}

/** The reasons for the loss of a lease, in words. */
const leaseLosses = {
  revoked:
    'another replica revoked it, as the connection of this one had ended, or the database was restarted or replaced',
  unanswered: 'the database did not respond in time',
  stalled: 'this process did not run for as long as the lease lasts, as it was stopped or its machine was busy',
} as const;

const afterLeaseLoss =
  'Other replicas take its platforms over, and nothing that was acknowledged is lost. It serves again as soon as the database responds.';

const afterUpgrade =
  'Newer replicas have ended the upgrade while this one had no lease. It ends. Start their release in its place.';

function sharedOptions(
  {
    autoEnable,
    requireSubAccount,
    disputeFeeCents,
    cadProcessingFee,
    customerPaymentMethods,
    controlToken,
    basePath,
    checkoutUrl,
    onboardingUrl,
    allowOrigin: allowOrigins,
    allowPublisherHost: allowPublisherHosts,
    webhookHeaderPrefix: headerPrefix,
    allowFrame: allowFrames,
    onRequest,
    onFacts,
    docs,
    metrics,
    observer,
    configuration,
  }: OpenOptions,
  reporter: Reporter,
): SandboxOptions {
  return {
    onError: (error, request) => reporter.error(explainError(error), request ? { ...request } : fieldsOf(error)),
    onPublisherDisabled: (disabled) => reporter.warning(explainDisabled(disabled), { platform: disabled.platform_id }),
    controlToken,
    autoEnable,
    requireSubAccount,
    disputeFeeCents,
    cadProcessingFee,
    customerPaymentMethods,
    allowOrigins,
    allowPublisherHosts,
    headerPrefix,
    basePath,
    checkoutUrl,
    onboardingUrl,
    allowFrames,
    onRequest,
    onFacts,
    docs,
    metrics,
    observer,
    ...configuration?.sandbox,
  };
}

type Disabled = Parameters<NonNullable<SandboxOptions['onPublisherDisabled']>>[0];

const explainDisabled = ({ platform_id, publisher_id, url }: Disabled): string =>
  `Publisher ${publisher_id} of platform "${platform_id}" is disabled: ${url} failed for a full span of retries. ` +
  `Its events are dropped until it is enabled: payments-sandbox publishers enable ${publisher_id} --platform ${platform_id}`;

const fieldsOf = (error: unknown) => (error instanceof StorageFailedError ? { platform: error.platform } : {});

function explainError(error: unknown): string {
  if (error instanceof StorageFailedError) return explainStorageFailure(error);
  if (error instanceof NewerReleaseError) return `A platform cannot be opened: ${formatError(error)}`;
  return `Unexpected error in the running sandbox: ${formatUnexpectedError(error)}`;
}

function explainStorageFailure({ platform, cause }: StorageFailedError): string {
  return (
    `Changes of platform "${platform}" cannot be written: ${formatError(cause)}\n` +
    'Requests to it are answered with 503 until they are. GET /_sandbox/health shows the state.'
  );
}

/** An error of the operating system is formatted as its message. Any other is a bug, and its stack helps to find it. */
function formatUnexpectedError(error: unknown): string {
  return error instanceof Error && !('code' in error) ? (error.stack ?? error.message) : formatError(error);
}
