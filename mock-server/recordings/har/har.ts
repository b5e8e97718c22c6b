/** A header or a parameter. */
export interface HarPair {
  readonly name: string;
  readonly value: string;
}

/** The body of a request. */
export interface HarPostData {
  readonly mimeType: string;
  readonly text?: string | undefined;
  /** The fields of a form, if the text is not there. */
  readonly params?: readonly HarPair[] | undefined;
  /** `base64` for a body that is not text. Not part of HAR 1.2, but written by tools. */
  readonly encoding?: string | undefined;
}

export interface HarRequest {
  readonly method: string;
  readonly url: string;
  readonly httpVersion: string;
  readonly cookies: readonly HarPair[];
  readonly headers: readonly HarPair[];
  readonly queryString: readonly HarPair[];
  readonly postData?: HarPostData | undefined;
  readonly headersSize: number;
  readonly bodySize: number;
}

/** The body of a response, without its compression. */
export interface HarContent {
  readonly size: number;
  readonly mimeType: string;
  readonly text?: string | undefined;
  readonly encoding?: string | undefined;
}

export interface HarResponse {
  readonly status: number;
  readonly statusText: string;
  readonly httpVersion: string;
  readonly cookies: readonly HarPair[];
  readonly headers: readonly HarPair[];
  readonly content: HarContent;
  readonly redirectURL: string;
  readonly headersSize: number;
  readonly bodySize: number;
}

/** One request and its response, as HAR 1.2 has them. */
export interface HarEntry {
  /** ISO 8601. */
  readonly startedDateTime: string;
  /** Milliseconds from the start of the request to the end of the response. */
  readonly time: number;
  readonly request: HarRequest;
  readonly response: HarResponse;
  readonly cache: object;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly comment?: string | undefined;
}

/** The part of an entry that is read when it is redacted. */
export interface ExchangedEntry extends Pick<HarEntry, 'startedDateTime' | 'time'> {
  readonly request: Pick<HarRequest, 'method' | 'url' | 'headers' | 'postData'>;
  readonly response: Pick<HarResponse, 'status' | 'headers'> & { readonly content: Partial<HarContent> };
  readonly timings?: Partial<HarEntry['timings']>;
}

/** A HAR file. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: readonly HarEntry[];
    readonly comment?: string | undefined;
  };
}
