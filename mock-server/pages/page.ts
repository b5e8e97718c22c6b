import type { HostedPages } from '../domain/hosted-pages';
import type { Cause } from '../events/cause';
import type { Platform } from '../platform/platform';
import type { TextResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';

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
  /** The cause of the events of the request. */
  readonly cause: Cause;
  readonly hostedPages: HostedPages;
}

/** Responds to a request to a page. Returns undefined if the platform does not have the object. */
export type Page = (platform: Platform, request: PageRequest) => TextResponse | undefined;
