import type { HostedPages } from '../domain/hosted-pages';
import type { Platform } from '../platform/platform';
import type { TextResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import type { PagePolicy } from './html-response';

/** The sandbox, as its pages use it. */
export interface PagesPort {
  readonly platforms: {
    /** Returns the platforms that have or had an object with an id, the first to have it first. */
    readonly owners: (id: string) => Promise<readonly string[]>;
    /** Runs something with a platform, or with undefined if it does not exist. */
    readonly during: <Result>(id: string, run: (platform?: Platform) => Promise<Result>) => Promise<Result>;
  };
  readonly hostedPages: HostedPages;
}

/** A request to the page of an object. */
export interface PageRequest {
  readonly request: WireRequest;
  /** The id of the object, from the path. */
  readonly id: string;
  /** The parsed query. */
  readonly search: URLSearchParams;
  readonly requestId: string;
  readonly hostedPages: HostedPages;
}

/** A page of the service. */
export interface Page {
  /** Responds to a request. Returns undefined if the platform does not have the object. */
  readonly respond: (platform: Platform, request: PageRequest) => TextResponse | undefined;
  /** Where its forms may lead to, and who may embed it. Its error pages have the same policy. */
  readonly policy: (hostedPages: HostedPages) => PagePolicy;
  /** It tells the page that embeds it when a form failed. */
  readonly isEmbedded: boolean;
}
