import type { Platform } from '../platform/platform';
import type { Mode } from '../rows';

/** The objects that are searched: those of a platform in a mode. */
export interface SearchPlace {
  readonly platform: Pick<Platform, 'rows' | 'repeatableRows' | 'requests' | 'hash' | 'keyPair'>;
  readonly mode: Mode;
}
