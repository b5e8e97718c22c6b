import type { Configuration } from '../../configuration/read';
import type { ControlTokenOption } from '../../control-token';
import type { LogOptions } from '../../log/options';
import type { Certificate } from './certificate';
import type { PlaceOptions } from './place';

export interface StartOptions extends ControlTokenOption, PlaceOptions, LogOptions {
  readonly port: number;
  readonly host: string;
  /** The reason for ignoring a variable that would set the host. */
  readonly hostWarning?: string | undefined;
  /** The address at which other replicas reach this one. */
  readonly advertise?: string;
  readonly fsync?: boolean;
  readonly takeOver?: boolean;
  readonly autoEnable: boolean;
  readonly requireSubAccount?: boolean;
  readonly disputeFeeCents: number;
  readonly cadProcessingFee: string;
  readonly customerPaymentMethods: number;
  /** Stored bytes of a platform above which it takes no more. */
  readonly maxPlatformBytes?: number;
  /** For how long events are kept. */
  readonly keepEvents?: string;
  readonly randomSeed?: string | undefined;
  /** The path of a seed file, or `demo`. */
  readonly seed?: string;
  readonly json?: boolean;
  /** Whether to run in the background. */
  readonly detach?: boolean;
  /** Whether to print a line for each request. */
  readonly log?: boolean;
  /** The port and the address of the metrics, besides those of the sandbox. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  /** Whether to load the configuration file and the seed again when they change. */
  readonly watch?: boolean;
  readonly configuration?: Configuration;
  readonly allowHost: readonly string[];
  readonly allowOrigin: readonly string[];
  readonly allowPublisherHost: readonly string[];
  readonly webhookHeaderPrefix: string;
  readonly basePath?: string | undefined;
  readonly checkoutUrl?: string | undefined;
  readonly onboardingUrl?: string | undefined;
  readonly allowFrame: readonly string[];
  /** Serve https with a certificate of its own. */
  readonly https?: boolean;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  /** The content of the files of `tlsCert` and `tlsKey`. */
  readonly certificate?: Certificate | undefined;
}
