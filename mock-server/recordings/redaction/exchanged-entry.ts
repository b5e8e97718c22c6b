import type { HarPair } from '../har/har';

/** The part of an entry of HAR 1.2 that is read when it is redacted. */
export interface ExchangedEntry {
  /** ISO 8601. */
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HarPair[];
    readonly postData?: { readonly mimeType: string; readonly text?: string | undefined } | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly HarPair[];
    readonly content: {
      readonly mimeType?: string | undefined;
      readonly text?: string | undefined;
      readonly encoding?: string | undefined;
    };
  };
  readonly timings?: { readonly send?: number; readonly wait?: number; readonly receive?: number } | undefined;
}
