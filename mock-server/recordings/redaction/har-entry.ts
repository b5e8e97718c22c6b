/** A header of an HTTP message, or a parameter of a query. */
export interface HarHeader {
  readonly name: string;
  readonly value: string;
}

/** The body of a request. */
export interface HarPostData {
  readonly mimeType: string;
  readonly text?: string | undefined;
}

/** The members of an entry of HAR 1.2 that say what was exchanged. Others may be there. */
export interface HarEntry {
  /** ISO 8601. */
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HarHeader[];
    readonly postData?: HarPostData | undefined;
  };
  readonly response: {
    /** 0: there was no response. */
    readonly status: number;
    readonly headers: readonly HarHeader[];
    readonly content: {
      readonly mimeType?: string | undefined;
      readonly text?: string | undefined;
      readonly encoding?: string | undefined;
    };
  };
  readonly timings?: { readonly send?: number; readonly wait?: number; readonly receive?: number } | undefined;
}

/** An entry with all members that HAR 1.2 requires. */
export interface WrittenEntry extends HarEntry {
  readonly request: HarEntry['request'] & {
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly queryString: readonly HarHeader[];
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly response: HarEntry['response'] & {
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly [];
    readonly content: { readonly size: number; readonly mimeType: string; readonly text?: string | undefined };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
}
