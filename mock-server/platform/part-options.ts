import type { WebhookOptions } from '../events/webhooks-port';
import type { CoverageRecorder } from '../request-log/coverage';
import type { RequestLogPort } from '../request-log/request-log';
import type { Store } from '../store/store';
import type { Clock } from '../time/clock';
import { withoutUnavailable } from './availability';
import type { FactsKeeper } from './facts';
import type { PlatformOptions } from './options';

/** Returns the options of the webhooks of a platform. `clock` is the clock of the platform. */
export function webhookOptions(
  id: string,
  options: PlatformOptions,
  clock: Clock,
  coverage: CoverageRecorder,
  facts: Pick<FactsKeeper, 'keepDeliveries'>,
): WebhookOptions {
  const { observer, onPublisherDisabled } = options;
  return {
    // A measured duration is random, so a deterministic sandbox measures with the platform's clock.
    stopwatch: options.startAt === null ? options.clock : clock,
    limits: options.limits,
    allowedHosts: options.allowPublisherHosts,
    headerPrefix: options.headerPrefix,
    functions: options.memory.functionsOf(id),
    beforeDeletion: facts.keepDeliveries,
    onAccepted: coverage.addAccepted,
    onAttempt: (delivery) => observer.delivery?.({ platform: id, ...delivery }),
    onError: withoutUnavailable(options.onError),
    onDisabled: (publisher) => onPublisherDisabled({ platform_id: id, ...publisher }),
  };
}

/**
 * Returns the port of the request log of a platform. `onChange` is called when entries were added or deleted, and
 * `beforeDeletion` before they are deleted.
 */
export function requestLogPort(
  id: string,
  { onRequest, onFacts, observer }: PlatformOptions,
  store: Pick<Store, 'state'>,
  onChange: () => void,
  beforeDeletion: () => void,
): RequestLogPort {
  const beforeOverflow = onFacts && beforeDeletion;
  const rowSequence = () => store.state.sequence;
  return { id, onRequest, observer, onChange, beforeDeletion, beforeOverflow, rowSequence };
}
